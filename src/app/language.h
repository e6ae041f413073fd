#pragma once

#include <QString>

class QCoreApplication;

namespace zonewright {

/// Makes the application speak a language (two letters; empty for the system's), Qt's own texts and the writing of
/// numbers included. What there is no translation for stays English.
void installLanguage(QCoreApplication& application, const QString& language);

} // namespace zonewright
