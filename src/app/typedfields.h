#pragma once

#include <QPointer>
#include <QString>

#include <vector>

class QLineEdit;

namespace zonewright {

/// Keeps what stands typed in fields and is not taken yet, numbers and the cells of lists included, while everything is
/// shown anew: when it goes, that stands there again, with the cursor and what is selected.
class TypedFields
{
public:
    /// Those of all windows.
    TypedFields();
    ~TypedFields();

    TypedFields(const TypedFields&) = delete;
    TypedFields& operator=(const TypedFields&) = delete;

private:
    struct Typed
    {
        QPointer<QLineEdit> edit;
        QString text;
        int cursor = 0;
        int selected = 0; ///< characters
        int selectedFrom = 0;
    };

    std::vector<Typed> m_typed;
};

} // namespace zonewright
