#include "app/language.h"

#include "app/qtparts.h"
#include "app/typedfields.h"

#include <QApplication>
#include <QEvent>
#include <QLibraryInfo>
#include <QLocale>
#include <QReadWriteLock>
#include <QTranslator>
#include <QWidget>

#include <memory>
#include <vector>

namespace zonewright {

namespace {

/// All translations of a language behind one translator, so that changing it is one change.
class Language : public QTranslator
{
    Q_OBJECT

public:
    using QTranslator::QTranslator;

    void setLocale(const QLocale& locale)
    {
        Parts parts;
        const QString language = locale.name().section(QLatin1Char('_'), 0, 0);
        if (locale.language() != QLocale::English) {
            add(parts, [&language](QTranslator& own) {
                return own.load(QStringLiteral(":/i18n/zonewright_%1.qm").arg(language));
            });
        }
        // Qt's words, and the side that it begins to write at, belong to ours.
        if (!parts.empty()) {
            add(parts, [&locale](QTranslator& qt) {
                return qt.load(locale, QStringLiteral("qtbase"), QStringLiteral("_"),
                               QLibraryInfo::path(QLibraryInfo::TranslationsPath));
            });
        }
        // English plurals stand in for what another language leaves untranslated.
        add(parts, [](QTranslator& own) { return own.load(QStringLiteral(":/i18n/zonewright_en.qm")); });
        const QWriteLocker locker(&m_lock);
        m_parts.swap(parts);
    }

    [[nodiscard]] QString translate(const char* context, const char* source, const char* disambiguation,
                                    int number) const override
    {
        const QReadLocker locker(&m_lock);
        for (const auto& part : m_parts) {
            QString text = part->translate(context, source, disambiguation, number);
            if (!text.isNull())
                return text;
        }
        return {};
    }

    [[nodiscard]] bool isEmpty() const override { return false; }

private:
    using Parts = std::vector<std::unique_ptr<QTranslator>>;

    template <typename Load>
    static void add(Parts& parts, const Load& load)
    {
        auto part = std::make_unique<QTranslator>();
        if (load(*part))
            parts.push_back(std::move(part));
    }

    Parts m_parts;                 ///< the first that knows a text is asked
    mutable QReadWriteLock m_lock; ///< exports make words of their failures in threads
};

/// Numbers in the fields of windows that are there already.
void writeNumbersAnew()
{
    for (QWidget* window : QApplication::topLevelWidgets())
        window->unsetLocale();
}

} // namespace

void installLanguage(QCoreApplication& application, const QString& language)
{
    const TypedFields typed;
    const QLocale locale = language.isEmpty() ? QLocale::system() : QLocale(language);
    QLocale::setDefault(locale);
    auto* translator = application.findChild<Language*>({}, Qt::FindDirectChildrenOnly);
    const bool isFirst = translator == nullptr;
    if (isFirst)
        translator = new Language(&application);
    translator->setLocale(locale);
    if (qobject_cast<QApplication*>(&application) != nullptr)
        writeNumbersAnew();
    if (isFirst) {
        QCoreApplication::installTranslator(translator); // which tells everybody
        return;
    }
    nameQtParts();
    QEvent change(QEvent::LanguageChange);
    QCoreApplication::sendEvent(&application, &change);
    fitQtParts();
}

} // namespace zonewright

#include "language.moc"
