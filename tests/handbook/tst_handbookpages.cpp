#include "app/dockregistry.h"
#include "app/handbookfiles.h"
#include "app/helptopics.h"
#include "app/language.h"
#include "handbook/handbooksource.h"
#include "models/logfilter.h"
#include "shots/handbookkeys.h"
#include "support/frenchspaces.h"
#include "support/testregistry.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QMultiHash>
#include <QRegularExpression>
#include <QTest>
#include <QTextBlock>
#include <QTextDocument>
#include <QXmlStreamReader>

#include <algorithm>

using namespace zonewright;
using namespace zonewright::test;

class TestHandbookPages : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void contentsHaveEveryPage_data();
    void contentsHaveEveryPage();
    void languagesAreAlike_data();
    void languagesAreAlike();
    void linksLeadSomewhere_data();
    void linksLeadSomewhere();
    void isWellSet_data();
    void isWellSet();
    void qtSeesTheSameHeadings_data();
    void qtSeesTheSameHeadings();
    void everyDockHasItsPart_data();
    void everyDockHasItsPart();
    void everyViewAndDialogHasItsPage_data();
    void everyViewAndDialogHasItsPage();
    void topicsAreThere();
    void keysAreThoseOfTheProgram_data();
    void keysAreThoseOfTheProgram();
    void labelsAreThoseOfTheProgram_data();
    void labelsAreThoseOfTheProgram();
    void filtersAreUnderstood_data();
    void filtersAreUnderstood();
};

namespace {

void addLanguages()
{
    QTest::addColumn<QString>("language");
    for (const QString& language : handbookLanguages())
        QTest::newRow(qPrintable(language)) << language;
}

void addPages()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("page");
    for (const QString& language : handbookLanguages()) {
        for (const QString& page : handbookPageNames(language))
            QTest::addRow("%s %s", qPrintable(language), qPrintable(page)) << language << page;
    }
}

/// Speaks a language for one test.
class Speaking
{
public:
    explicit Speaking(const QString& language) { installLanguage(*qApp, language); }

    ~Speaking() { installLanguage(*qApp, QStringLiteral("en")); }

    Speaking(const Speaking&) = delete;
    Speaking& operator=(const Speaking&) = delete;
};

/// A label without what it has for its key, and for those that follow it; in small letters, as pages need them.
QString plainLabel(QString label)
{
    static const QRegularExpression ending(QStringLiteral("[\\s:…\u00a0]+$"));
    return label.remove(QLatin1Char('&')).remove(ending).toLower();
}

/// French for every English text of the program, as plain labels.
QMultiHash<QString, QString> frenchLabels()
{
    QFile file(QStringLiteral(ZONEWRIGHT_SOURCE_DIR "/translations/zonewright_fr.ts"));
    QMultiHash<QString, QString> labels;
    if (!file.open(QIODevice::ReadOnly))
        return labels;
    QString source;
    for (QXmlStreamReader reader(&file); !reader.atEnd();) {
        if (reader.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (reader.name() == QLatin1String("source"))
            source = plainLabel(reader.readElementText());
        else if (reader.name() == QLatin1String("translation"))
            labels.insert(source, plainLabel(reader.readElementText(QXmlStreamReader::IncludeChildElements)));
    }
    return labels;
}

/// What a page sets in bold or italics; of a way through menus each part.
QStringList emphasized(const QString& markdown, bool onlyLabels)
{
    static const QRegularExpression emphasis(QStringLiteral("(\\*{1,2})([^*\n]+)\\1"));
    QStringList parts;
    const QString prose = proseOf(markdown);
    for (auto match = emphasis.globalMatch(prose); match.hasNext();) {
        for (const QString& part : match.next().captured(2).split(QStringLiteral(" ▸ "))) {
            if (!onlyLabels || part.front().isUpper()) // others are words of the sentence
                parts << plainLabel(part);
        }
    }
    return parts;
}

const HelpTopic* topicNamed(const QString& widget)
{
    const auto topics = helpTopics();
    const auto found = std::ranges::find_if(
        topics, [&widget](const HelpTopic& topic) { return widget == QLatin1String(topic.widget); });
    return found != topics.end() ? &*found : nullptr;
}

bool hasPicture(const QString& markdown, const QString& name)
{
    return std::ranges::any_of(linksOf(markdown), [&name](const PageLink& link) {
        return link.isPicture && link.target.endsWith(QLatin1Char('/') + name + QStringLiteral(".png"));
    });
}

} // namespace

void TestHandbookPages::contentsHaveEveryPage_data()
{
    addLanguages();
}

void TestHandbookPages::contentsHaveEveryPage()
{
    QFETCH(QString, language);
    const Speaking speaking(language);
    const Handbook handbook = readHandbook();
    QVERIFY(handbook.folder.endsWith(language + QLatin1Char('/')));
    QStringList pages;
    for (const HandbookChapter& chapter : handbook.chapters) {
        QVERIFY(!chapter.title.isEmpty());
        pages << chapter.pages;
    }
    pages.sort();
    QCOMPARE(pages, handbookPageNames(language));
    for (const QString& page : pages)
        QVERIFY2(handbook.markdown(page) == handbookPage(language, page), qPrintable(page)); // in the program, too
}

void TestHandbookPages::languagesAreAlike_data()
{
    QTest::addColumn<QString>("page");
    for (const QString& page : handbookPageNames(QStringLiteral("en")))
        QTest::newRow(qPrintable(page)) << page;
}

void TestHandbookPages::languagesAreAlike()
{
    QFETCH(QString, page);
    QCOMPARE(structureOf(QStringLiteral("fr"), page), structureOf(QStringLiteral("en"), page));
}

void TestHandbookPages::linksLeadSomewhere_data()
{
    addPages();
}

void TestHandbookPages::linksLeadSomewhere()
{
    QFETCH(QString, language);
    QFETCH(QString, page);
    const QString folder = handbookFolder() + language + QLatin1Char('/');
    for (const PageLink& link : linksOf(handbookPage(language, page))) {
        QVERIFY2(!link.text.isEmpty(), qPrintable(link.target));
        if (link.target.contains(QLatin1String("://"))) {
            QVERIFY2(link.target.startsWith(QLatin1String("https://")), qPrintable(link.target));
            continue;
        }
        const QString file = link.target.section(QLatin1Char('#'), 0, 0);
        QVERIFY2(file.isEmpty() || QFile::exists(folder + file), qPrintable(link.target));
        QVERIFY2(!link.isPicture || file.startsWith(QStringLiteral("../pictures/%1/").arg(language)),
                 qPrintable(link.target));
        const QString anchor = link.target.section(QLatin1Char('#'), 1);
        const QString name = file.isEmpty() ? page : file.section(QStringLiteral(".md"), 0, 0);
        QVERIFY2(anchor.isEmpty() || headingNumber(handbookPage(language, name), anchor) > 0, qPrintable(link.target));
    }
}

void TestHandbookPages::isWellSet_data()
{
    addPages();
}

void TestHandbookPages::isWellSet()
{
    QFETCH(QString, language);
    QFETCH(QString, page);
    const QString prose = proseOf(handbookPage(language, page));
    const std::vector<PageHeading> headings = headingsOf(prose);
    QVERIFY(!headings.empty());
    QCOMPARE(headings.front().level, 1);
    QCOMPARE(std::ranges::count(headings, 1, &PageHeading::level), 1);
    static const QRegularExpression unfinished(QStringLiteral("\\b(TO"
                                                              "DO|FIX"
                                                              "ME|XX"
                                                              "X|TBD)\\b"));
    QVERIFY(!prose.contains(unfinished));
    if (language != QLatin1String("fr"))
        return;
    static const QRegularExpression badQuote(QStringLiteral("[^\\s|(`:]['\"][^\\s|]"));
    static const QRegularExpression target(QStringLiteral("\\]\\([^)]*\\)"));
    const QString read = QString(prose).remove(target);
    const auto bad = badQuote.match(read);
    QVERIFY2(!bad.hasMatch(), qPrintable(read.mid(bad.capturedStart() - 20, 40)));
    QStringList faults;
    for (const QString& line : read.split(QLatin1Char('\n')))
        faults << frenchSpaceFaults(line);
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QLatin1Char('\n'))));
}

void TestHandbookPages::qtSeesTheSameHeadings_data()
{
    addPages();
}

void TestHandbookPages::qtSeesTheSameHeadings()
{
    QFETCH(QString, language);
    QFETCH(QString, page);
    const QString markdown = handbookPage(language, page);
    QTextDocument document;
    document.setMarkdown(markdown);
    QStringList seen;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() > 0)
            seen << block.text();
    }
    QStringList written;
    for (const HandbookSentence& sentence : handbookSentences(markdown)) {
        if (sentence.isHeading)
            written << sentence.text;
    }
    QCOMPARE(seen, written);
}

void TestHandbookPages::everyDockHasItsPart_data()
{
    addLanguages();
}

void TestHandbookPages::everyDockHasItsPart()
{
    QFETCH(QString, language);
    const Speaking speaking(language);
    for (const DockRow& row : dockTable()) {
        const HelpTopic* topic = topicNamed(QLatin1String(row.id));
        QVERIFY2(topic != nullptr, row.id);
        const QString markdown = handbookPage(language, QLatin1String(topic->page));
        const auto headings = headingsOf(markdown);
        QVERIFY2(topic->heading < static_cast<int>(headings.size()), row.id);
        const QString title = QCoreApplication::translate("zonewright::Docks", row.title);
        const QString heading = headings[static_cast<std::size_t>(topic->heading)].text;
        QVERIFY2(heading.contains(title), qPrintable(heading + QStringLiteral(" / ") + title));
        QVERIFY2(hasPicture(markdown, QStringLiteral("dock-") + QLatin1String(row.id)), row.id);
    }
}

void TestHandbookPages::everyViewAndDialogHasItsPage_data()
{
    QTest::addColumn<QString>("widget");
    QTest::addColumn<QString>("picture");
    const auto row = [](const char* widget, const char* picture) {
        QTest::newRow(widget) << QString::fromLatin1(widget) << QString::fromLatin1(picture);
    };
    row("worldView", "world");
    row("zoneView", "zone");
    row("floorPage", "floor-strip");
    row("welcomePage", "welcome");
    row("commandPalette", "command-palette");
    row("exportDialog", "export");
    row("zonewright__SettingsDialog", "settings-general");
    row("simulationSettings", "simulation-settings");
    row("scrubBar", "steps");
}

void TestHandbookPages::everyViewAndDialogHasItsPage()
{
    QFETCH(QString, widget);
    QFETCH(QString, picture);
    const HelpTopic* topic = topicNamed(widget);
    QVERIFY(topic != nullptr);
    for (const QString& language : handbookLanguages())
        QVERIFY(hasPicture(handbookPage(language, QLatin1String(topic->page)), picture));
}

void TestHandbookPages::topicsAreThere()
{
    QStringList widgets;
    for (const HelpTopic& topic : helpTopics()) {
        QVERIFY2(!widgets.contains(QLatin1String(topic.widget)), topic.widget);
        widgets << QLatin1String(topic.widget);
        for (const QString& language : handbookLanguages()) {
            const auto headings = headingsOf(handbookPage(language, QLatin1String(topic.page)));
            QVERIFY2(topic.heading >= 0 && topic.heading < static_cast<int>(headings.size()), topic.widget);
        }
    }
}

void TestHandbookPages::keysAreThoseOfTheProgram_data()
{
    addLanguages();
}

/// Where it fails, `zonewright_shots --handbook LANGUAGE --keys` prints the table.
void TestHandbookPages::keysAreThoseOfTheProgram()
{
    QFETCH(QString, language);
    const Speaking speaking(language);
    const QStringList written = handbookPage(language, QStringLiteral("keys")).split(QLatin1Char('\n'));
    for (const QString& line : shots::handbookKeysTable().split(QLatin1Char('\n'), Qt::SkipEmptyParts))
        QVERIFY2(written.contains(line), qPrintable(line));
    const auto isOfTable = [](const QString& line) {
        return line.startsWith(QLatin1String("| ")) && line.count(QLatin1Char('|')) == 4;
    };
    QCOMPARE(std::ranges::count_if(written, isOfTable) + 1,
             std::ranges::count(shots::handbookKeysTable(), QLatin1Char('\n')));
}

void TestHandbookPages::labelsAreThoseOfTheProgram_data()
{
    languagesAreAlike_data();
}

/// What the English page names as the program does, the French one has to name as the French program does.
void TestHandbookPages::labelsAreThoseOfTheProgram()
{
    QFETCH(QString, page);
    static const QMultiHash<QString, QString> labels = frenchLabels();
    QVERIFY(labels.size() > 1000);
    const QStringList french = emphasized(handbookPage(QStringLiteral("fr"), page), false);
    for (const QString& label : emphasized(handbookPage(QStringLiteral("en"), page), true)) {
        const QStringList expected = labels.values(label);
        const bool isNamed = expected.isEmpty() || std::ranges::any_of(expected, [&french](const QString& text) {
                                 return french.contains(text);
                             });
        QVERIFY2(isNamed, qPrintable(label + QStringLiteral(" / ") + expected.join(QStringLiteral(", "))));
    }
}

void TestHandbookPages::filtersAreUnderstood_data()
{
    addLanguages();
}

/// The examples of the log's filter are rules, not words that no entry has.
void TestHandbookPages::filtersAreUnderstood()
{
    QFETCH(QString, language);
    const Speaking speaking(language);
    static const QRegularExpression row(QStringLiteral("^\\| `([^`]+)` \\|"), QRegularExpression::MultilineOption);
    QStringList words;
    int rules = 0;
    const QString markdown = handbookPage(language, QStringLiteral("log"));
    for (auto match = row.globalMatch(markdown); match.hasNext(); ++rules) {
        const ParsedLogFilter parsed = parseLogFilter(match.next().captured(1));
        QVERIFY(parsed.faults.empty());
        QVERIFY(!parsed.filter.isOpen());
        words << parsed.filter.words << parsed.filter.hiddenWords;
    }
    QVERIFY(rules > 4);
    QCOMPARE(words, (QStringList{QStringLiteral("dragon"), QStringLiteral("old mine")}));
}

ZONEWRIGHT_TEST(handbookpages, TestHandbookPages)
#include "tst_handbookpages.moc"
