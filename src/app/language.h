#pragma once

#include <QString>

class QCoreApplication;

namespace zonewright {

/// Makes the application speak a language (two letters; empty for the system's), Qt's own texts and the writing of
/// numbers included: at the start, and at any time after, when windows and `whenLanguageChanges` hear of it once. What
/// there is no translation for stays English.
void installLanguage(QCoreApplication& application, const QString& language);

} // namespace zonewright
