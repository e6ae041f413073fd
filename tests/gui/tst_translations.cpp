#include "app/language.h"
#include "gui/editor.h"
#include "gui/messagefile.h"
#include "models/words.h"
#include "support/testregistry.h"

#include <QLocale>
#include <QMenuBar>
#include <QProcess>
#include <QRegularExpression>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTranslator>

using namespace zonewright;

/// The files of translations, and what the program says with them.
class TestTranslations : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void nothingIsUnfinished_data() { languages(); }

    void nothingIsUnfinished();

    void pluralsAreComplete_data() { languages(); }

    void pluralsAreComplete();

    void translationsKeepTheirShape_data() { languages(); }

    void translationsKeepTheirShape();
    void lostPartsAreFound_data();
    void lostPartsAreFound();

    void filesAreUpToDate_data() { languages(); }

    void filesAreUpToDate();
    void englishHasPlurals();
    void frenchSpeaksFrench();

private:
    static void languages();
    static void forgetLanguages();
};

namespace {

QString fileOf(const QString& language)
{
    return QStringLiteral(ZONEWRIGHT_SOURCE_DIR "/translations/zonewright_%1.ts").arg(language);
}

/// What a pattern finds in a text, in no order.
QStringList partsOf(const QString& text, const QRegularExpression& pattern)
{
    QStringList parts;
    for (auto found = pattern.globalMatch(text); found.hasNext();)
        parts << found.next().captured();
    parts.sort();
    return parts;
}

QString sentenceEnd(const QString& text)
{
    static const QString marks = QStringLiteral("….:!?,;");
    return !text.isEmpty() && marks.contains(text.back()) ? QString(text.back()) : QString();
}

/// What a translation lost, or has more than its source: place markers, the mnemonic, markup, its ending, blanks.
/// A form of a plural may leave %n out where it says the number in words: it stands for one number alone.
QStringList differences(const QString& source, const QString& translation, bool saysOne = false)
{
    static const QRegularExpression places(QStringLiteral("%(?:L?\\d{1,2}|L?n)"));
    static const QRegularExpression number(QStringLiteral("%L?n"));
    static const QRegularExpression tags(QStringLiteral("</?[a-zA-Z][^>]*>"));
    static const QRegularExpression mnemonics(QStringLiteral("&(?![&\\s]|\\w+;)"));
    QStringList found;
    QString counted = source;
    if (saysOne && !translation.contains(number))
        counted.remove(number);
    if (partsOf(counted, places) != partsOf(translation, places))
        found << QStringLiteral("place markers");
    if (partsOf(source, tags) != partsOf(translation, tags))
        found << QStringLiteral("markup");
    const auto keys = [](QString text) { return partsOf(text.remove(QStringLiteral("&&")), mnemonics).size(); };
    if (keys(source) != keys(translation))
        found << QStringLiteral("mnemonic");
    if (sentenceEnd(source) != sentenceEnd(translation))
        found << QStringLiteral("ending");
    const auto blanks = [](QString text) {
        for (const QChar unbroken : {QChar(QChar::Nbsp), QChar(0x202f)}) // before units and marks, in French
            text.replace(unbroken, QLatin1Char(' '));
        const QString trimmed = text.trimmed();
        const auto at = text.indexOf(trimmed);
        return std::tuple{text.first(at), text.sliced(at + trimmed.size()), text.count(QLatin1Char('\n'))};
    };
    if (blanks(source) != blanks(translation))
        found << QStringLiteral("blanks");
    return found;
}

} // namespace

void TestTranslations::languages()
{
    QTest::addColumn<QString>("language");
    for (const char* language : {"en", "fr"})
        QTest::newRow(language) << QString::fromLatin1(language);
}

void TestTranslations::forgetLanguages()
{
    for (QTranslator* translator : qApp->findChildren<QTranslator*>())
        delete translator;
    QLocale::setDefault(QLocale::c());
}

void TestTranslations::nothingIsUnfinished()
{
    QFETCH(QString, language);
    const auto messages = test::readMessages(fileOf(language));
    QVERIFY(messages.size() > 20);
    QStringList faults;
    for (const test::Message& message : messages) {
        if (!message.state.isEmpty())
            faults << message.state + QStringLiteral(": ") + message.source;
        for (const QString& form : message.forms) {
            if (form.isEmpty())
                faults << QStringLiteral("empty: ") + message.source;
        }
    }
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QLatin1Char('\n'))));
}

/// Two forms each: both languages have as many.
void TestTranslations::pluralsAreComplete()
{
    QFETCH(QString, language);
    int plurals = 0;
    for (const test::Message& message : test::readMessages(fileOf(language))) {
        plurals += message.isPlural ? 1 : 0;
        QVERIFY2(message.forms.size() == (message.isPlural ? 2 : 1), qPrintable(message.source));
        static const QRegularExpression number(QStringLiteral("%L?n")); // or %1, where it is too large for Qt's own
        QVERIFY2(message.isPlural || !message.source.contains(number), qPrintable(message.source));
    }
    QVERIFY(plurals > 20);
}

void TestTranslations::translationsKeepTheirShape()
{
    QFETCH(QString, language);
    QStringList faults;
    for (const test::Message& message : test::readMessages(fileOf(language))) {
        for (qsizetype form = 0; form < message.forms.size(); ++form) {
            const QString& text = message.forms[form];
            const QStringList found = differences(message.source, text, message.isPlural && form == 0);
            if (!found.isEmpty())
                faults << QStringLiteral("%1: “%2” and “%3”").arg(found.join(QLatin1Char(',')), message.source, text);
        }
    }
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QLatin1Char('\n'))));
}

void TestTranslations::lostPartsAreFound_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<QString>("translation");
    QTest::addColumn<QString>("lost");
    const auto row = [](const char* name, const char* source, const char* translation, const char* lost) {
        QTest::newRow(name) << QString::fromUtf8(source) << QString::fromUtf8(translation) << QString::fromUtf8(lost);
    };
    row("nothing", "&Open %1 in %2…", "Dans %2, &ouvrir %1…", "");
    row("place", "%1 of %2", "%1", "place markers");
    row("place twice", "%1 of %2", "%1 de %1", "place markers");
    row("number", "%n turns", "tours", "place markers");
    row("local number", "%L1 turns", "%1 tours", "place markers");
    row("no place", "100 % sure", "sûr", "");
    row("mnemonic", "&Open", "Ouvrir", "mnemonic");
    row("another mnemonic", "Open", "&Ouvrir", "mnemonic");
    row("two mnemonics", "&Open", "&Ouvrir &tout", "mnemonic");
    row("ampersand", "Food && drink", "Manger & boire", "");
    row("ellipsis", "Open…", "Ouvrir", "ending");
    row("three dots", "Open…", "Ouvrir...", "ending");
    row("full stop", "It is open", "C’est ouvert.", "ending");
    row("colon", "Name:", "Nom", "ending");
    row("French question", "Sure?", "Sûr ?", "");
    row("blank", "Name: ", "Nom :", "ending,blanks");
    row("line", "a\nb", "a b", "blanks");
    row("markup", "<b>a</b>", "<b>a<b>", "markup");
    row("less", "a < b", "a est inférieur à b", "");
}

/// What the test above is about would be found.
void TestTranslations::lostPartsAreFound()
{
    QFETCH(QString, source);
    QFETCH(QString, translation);
    QFETCH(QString, lost);
    QCOMPARE(differences(source, translation).join(QLatin1Char(',')), lost);
}

/// Reading the sources again, into a copy, finds the same messages. The target translations mends it.
void TestTranslations::filesAreUpToDate()
{
    QFETCH(QString, language);
    const QTemporaryDir folder;
    const QString copy = folder.filePath(QStringLiteral("zonewright_%1.ts").arg(language));
    QVERIFY(QFile::copy(fileOf(language), copy));
    QStringList arguments{QStringLiteral("-no-obsolete"), QStringLiteral("-silent"),
                          QStringLiteral("-locations"),   QStringLiteral("none"),
                          QStringLiteral("-I"),           QStringLiteral(ZONEWRIGHT_SOURCE_DIR "/src")};
    if (language == QStringLiteral("en"))
        arguments << QStringLiteral("-pluralonly");
    arguments << QStringLiteral("@" ZONEWRIGHT_TRANSLATED_SOURCES) << QStringLiteral("-ts") << copy;
    QProcess reading;
    reading.start(QStringLiteral(ZONEWRIGHT_LUPDATE), arguments);
    QVERIFY(reading.waitForFinished(120'000));
    QCOMPARE(reading.exitCode(), 0);
    const auto keys = [](const QString& file) {
        QStringList all;
        for (const test::Message& message : test::readMessages(file))
            all << message.key();
        all.sort();
        return all;
    };
    const QStringList kept = keys(fileOf(language));
    const QStringList now = keys(copy);
    QVERIFY(now.size() > 20);
    QStringList missing, old;
    for (const QString& key : now) {
        if (!kept.contains(key))
            missing << key;
    }
    for (const QString& key : kept) {
        if (!now.contains(key))
            old << key;
    }
    QVERIFY2(missing.isEmpty(), qPrintable(QStringLiteral("missing:\n") + missing.join(QLatin1Char('\n'))));
    QVERIFY2(old.isEmpty(), qPrintable(QStringLiteral("of no source:\n") + old.join(QLatin1Char('\n'))));
}

void TestTranslations::englishHasPlurals()
{
    installLanguage(*qApp, QStringLiteral("en"));
    QCOMPARE(creatureCount(CreatureKind::Wolf, 1), QStringLiteral("1 wolf"));
    QCOMPARE(creatureCount(CreatureKind::Wolf, 3), QStringLiteral("3 wolves"));
    forgetLanguages();
}

void TestTranslations::frenchSpeaksFrench()
{
    installLanguage(*qApp, QStringLiteral("fr"));
    {
        test::Editor editor;
        QCOMPARE(editor.window.menuBar()->actions().first()->text(), QStringLiteral("&Fichier"));
        QCOMPARE(editor.part<QTabWidget>("tabs").tabText(0), QStringLiteral("Monde"));
        QVERIFY(editor.text("statusSeed").startsWith(QStringLiteral("Graine ")));
        QVERIFY(editor.document.reseed({.name = "Ostermere", .size = 3}));
        QCOMPARE(editor.document.undoStack().undoText(), QStringLiteral("Refaire le monde « Ostermere »"));
    }
    QCOMPARE(creatureCount(CreatureKind::Wolf, 0), QStringLiteral("0 loup"));
    QCOMPARE(creatureCount(CreatureKind::Wolf, 3), QStringLiteral("3 loups"));
    QCOMPARE(terrainName(Terrain::DeepWater), QStringLiteral("eau profonde"));
    forgetLanguages();
    QCOMPARE(terrainName(Terrain::DeepWater), QStringLiteral("deep water"));
}

ZONEWRIGHT_TEST(translations, TestTranslations)

#include "tst_translations.moc"
