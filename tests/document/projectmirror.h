#pragma once

#include "document/document.h"

#include <QStringList>

#include <optional>

namespace zonewright::test {

/// A copy of the open project that is kept up to date from the document's change signals alone, as a view keeps its
/// rows: of what a change brings it reads that part of the project and no other. What it finds wrong is in problems().
class ProjectMirror : public QObject
{
    Q_OBJECT

public:
    explicit ProjectMirror(Document& document);

    [[nodiscard]] const QStringList& problems() const { return m_problems; }

private:
    void begin(const Change& change);
    void end(const Change& change);
    void apply(const Change& change);
    void applyToDungeons(const Change& change);
    void applyToFloors(const Change& change);
    void expect(bool right, const char* what, const Change& change);

    /// The same change of one list of items, from the list of the document.
    template <typename Item>
    void insert(std::vector<Item>& own, const std::vector<Item>& shown, const Change& change);
    template <typename Item>
    void remove(std::vector<Item>& own, const Change& change);
    template <typename Item>
    void replace(std::vector<Item>& own, const std::vector<Item>& shown, const Change& change);

    Document& m_document;
    Project m_mirror;
    std::vector<Change> m_begun; ///< and not ended, the first one first
    bool m_isEnding = false;     ///< changes that are made together
    QStringList m_problems;
};

} // namespace zonewright::test
