#include "app/language.h"
#include "gui/editor.h"
#include "gui/messagefile.h"
#include "models/words.h"
#include "support/frenchspaces.h"
#include "support/testregistry.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
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
    void frenchMarksKeepTheirSpaces_data();
    void frenchMarksKeepTheirSpaces();
    void misplacedSpacesAreFound_data();
    void misplacedSpacesAreFound();

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

/// The bytes of a file of the sources; none where it cannot be read.
QByteArray sourceBytes(const QString& name)
{
    QFile file(QStringLiteral(ZONEWRIGHT_SOURCE_DIR "/") + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
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

void TestTranslations::frenchMarksKeepTheirSpaces_data()
{
    QTest::addColumn<QStringList>("texts");
    QStringList translations;
    for (const test::Message& message : test::readMessages(fileOf(QStringLiteral("fr"))))
        translations << message.forms;
    QTest::newRow("translations") << translations;
    QStringList manual;
    const QJsonObject table =
        QJsonDocument::fromJson(sourceBytes(QStringLiteral("packaging/man/zonewright-cli.fr.json"))).object();
    for (const QJsonValue& text : table)
        manual << text.toString().remove(QStringLiteral("PROJECT: LEVEL: KIND at X,Y: TEXT")); // what is printed
    QTest::newRow("man page of the command line") << manual;
    QTest::newRow("man page of the editor")
        << QString::fromUtf8(sourceBytes(QStringLiteral("packaging/man/zonewright.fr.1.in"))).split(QLatin1Char('\n'));
}

void TestTranslations::frenchMarksKeepTheirSpaces()
{
    QFETCH(QStringList, texts);
    QVERIFY(texts.size() > 20);
    QStringList faults;
    for (const QString& text : texts)
        faults << test::frenchSpaceFaults(text);
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QLatin1Char('\n'))));
}

void TestTranslations::misplacedSpacesAreFound_data()
{
    QTest::addColumn<QString>("text"); // where ~ stands for the no-break space
    QTest::addColumn<int>("faults");
    const auto row = [](const char* text, int faults) { QTest::newRow(text) << QString::fromUtf8(text) << faults; };
    row("Sûr~?", 0);
    row("Sûr ?", 1);
    row("Sûr?", 1);
    row("Quoi~?!", 0);
    row("Un~; deux~: trois", 0);
    row("Un ; deux: trois !", 3);
    row("«~Un~», deux", 0);
    row("« Un », deux", 2);
    row("«Un»", 2);
    row("plusieurs séparés par «~;~».", 0);
    row("%1~: %2", 0);
    row("%1: %2", 1);
    row("(reste~: %1)", 0);
    row("(encore?)", 1);
    row("%1~%", 0);
    row("%1 %", 1);
    row("100% sûr", 1);
    row("%1 %2 %n %L3", 0);
    row("8,15..10,17; 3,4", 0);
    row("Une zone comme 17,13:4,30", 0);
    row("zone:17,13 tour:40..60 à 12:30", 0);
    row("https://zonewright.github.io", 0);
    row("un\u202f: deux", 2);
}

/// What the test above is about would be found.
void TestTranslations::misplacedSpacesAreFound()
{
    QFETCH(QString, text);
    QFETCH(int, faults);
    const QStringList found = test::frenchSpaceFaults(text.replace(QLatin1Char('~'), QChar(QChar::Nbsp)));
    QVERIFY2(found.size() == faults, qPrintable(found.join(QLatin1Char('\n'))));
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
        QCOMPARE(editor.document.undoStack().undoText(), QStringLiteral("Refaire le monde «\u00a0Ostermere\u00a0»"));
    }
    QCOMPARE(creatureCount(CreatureKind::Wolf, 0), QStringLiteral("0 loup"));
    QCOMPARE(creatureCount(CreatureKind::Wolf, 3), QStringLiteral("3 loups"));
    QCOMPARE(terrainName(Terrain::DeepWater), QStringLiteral("eau profonde"));
    forgetLanguages();
    QCOMPARE(terrainName(Terrain::DeepWater), QStringLiteral("deep water"));
}

ZONEWRIGHT_TEST(translations, TestTranslations)

#include "tst_translations.moc"
