#pragma once

#include <QString>

class QWidget;

namespace zonewright {

class Document;

inline const QString sharedSuffix = QStringLiteral(".json"); ///< of files that rooms and pieces are shared in

/// What the two dialogs about such files need to know.
struct SharedFileDialog
{
    QWidget& window;          ///< in front of which they stand
    const Document& document; ///< beside whose file they begin
    QString title;
    QString filter; ///< as QFileDialog has it
};

/// Asks which file to read; empty for none.
[[nodiscard]] QString askSharedFile(const SharedFileDialog& dialog);

/// Asks which file to write, called after `name` at first; empty for none.
[[nodiscard]] QString askNewSharedFile(const SharedFileDialog& dialog, QString name);

} // namespace zonewright
