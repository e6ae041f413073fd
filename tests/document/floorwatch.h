#pragma once

#include "document/document.h"

#include <QStringList>

#include <map>
#include <set>

namespace zonewright::test {

/// Compares the document's built floors with floors built afresh from the project, without knowing what depends on
/// what: after each change, check. Every floor is asked for each time, so that all are kept when the next change comes.
class FloorWatch : public QObject
{
    Q_OBJECT

public:
    explicit FloorWatch(Document& document);

    /// What is wrong by now: a floor that is not what the project makes of it, and one that became another without
    /// being told.
    [[nodiscard]] QStringList check();

private:
    Document& m_document;
    std::map<ItemId, BuiltFloor> m_known;
    std::set<ItemId> m_told;
};

} // namespace zonewright::test
