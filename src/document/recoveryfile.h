#pragma once

#include "core/base/result.h"
#include "project/project.h"

#include <QDateTime>
#include <QString>

#include <string>
#include <string_view>

namespace zonewright {

/// What a recovery file says. Where it is damaged, as much of it as can be read.
struct RecoveryContents
{
    QString file;            ///< the absolute path of the project's own file; empty for a project without one
    QString title;           ///< the world's name
    QDateTime written;       ///< invalid where it cannot be read
    Result<Project> project; ///< exactly what was open
};

/// The contents of a recovery file: one line of JSON that says what the project belongs to, then the project as a file
/// of its own would hold it. All of it is one file, so that neither part is ever without the other. Catalogues and
/// piece lists with files of their own are within it, as those files may have changed since.
[[nodiscard]] std::string formatRecovery(const Project& project, const QString& file, const QDateTime& written);

/// Reads such contents, of the file `name`. Errors are those of parseProject, with their lines in this file.
[[nodiscard]] RecoveryContents parseRecovery(std::string_view contents, std::string_view name);

/// Reads a recovery file. One that cannot be read is damaged too.
[[nodiscard]] RecoveryContents readRecovery(const QString& path);

} // namespace zonewright
