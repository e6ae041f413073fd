#include "app/language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

namespace zonewright {

void installLanguage(QCoreApplication& application, const QString& language)
{
    const QLocale locale = language.isEmpty() ? QLocale() : QLocale(language);
    if (!language.isEmpty())
        QLocale::setDefault(locale);
    const auto install = [&application](const auto& load) {
        auto* translator = new QTranslator(&application);
        if (load(*translator))
            QCoreApplication::installTranslator(translator);
        else
            delete translator;
    };
    // English plurals first: they stand in for what another language leaves untranslated.
    install([](QTranslator& own) { return own.load(QStringLiteral(":/i18n/zonewright_en.qm")); });
    if (locale.language() == QLocale::English)
        return;
    install([&locale](QTranslator& qt) {
        return qt.load(locale, QStringLiteral("qtbase"), QStringLiteral("_"),
                       QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    });
    install([&locale](QTranslator& own) {
        return own.load(QStringLiteral(":/i18n/zonewright_%1.qm").arg(locale.name().section(QLatin1Char('_'), 0, 0)));
    });
}

} // namespace zonewright
