#include "app/commandwiring.h"
#include "app/keybindings.h"
#include "gui/tourkeys.h"
#include "gui/tourparts.h"
#include "gui/wholetext.h"
#include "gui/windowtour.h"
#include "support/testregistry.h"

#include <QAbstractButton>
#include <QDirIterator>
#include <QFile>
#include <QMenu>
#include <QRegularExpression>
#include <QSet>
#include <QShortcut>

using namespace zonewright;

/// Every widget of every window and dialog, in both languages: it has a name, its text is whole, no mnemonic or
/// shortcut is there twice, and the Tab key follows the eye. Run with a scale factor of 2 it holds there too.
class TestEveryWidget : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyStop_data();
    void everyStop();
    void shortcutsAreUnique_data();
    void shortcutsAreUnique();
    void nothingIsLeftOut();
    void everyMenuIsOnTheTour();

    void cleanupTestCase() { m_tour.reset(); }

private:
    test::WindowTour& tourIn(const QString& language);
    void note(const QWidget& root);

    std::unique_ptr<test::WindowTour> m_tour;
    QString m_language;
    QSet<QString> m_classes; ///< of all that was seen
};

namespace {

constexpr QSize usualWindow(1400, 900);
constexpr QSize smallWindow(1000, 700);

/// Where menus are made and questions asked that are no class of their own, each opened by the tour.
const QStringList& filesWithMenus()
{
    static const QStringList files{
        QStringLiteral("dungeonspanel.cpp"), QStringLiteral("eventspanel.cpp"),  QStringLiteral("filecommands.cpp"),
        QStringLiteral("floorcommands.cpp"), QStringLiteral("floortoolbar.cpp"), QStringLiteral("junctionspanel.cpp"),
        QStringLiteral("logpanel.cpp"),      QStringLiteral("piecespanel.cpp"),  QStringLiteral("problemspanel.cpp"),
        QStringLiteral("recentlist.cpp"),    QStringLiteral("roomspanel.cpp"),   QStringLiteral("stepspanel.cpp"),
        QStringLiteral("timelinepanel.cpp"), QStringLiteral("walkbar.cpp"),      QStringLiteral("worldoverlays.cpp")};
    return files;
}

QString readSource(const QString& name)
{
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QStringList sourcesIn(const char* folder, const char* ending)
{
    QStringList names;
    QDirIterator files(QStringLiteral(ZONEWRIGHT_SOURCE_DIR "/") + QLatin1String(folder),
                       {QStringLiteral("*.") + QLatin1String(ending)}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext())
        names << files.next();
    names.sort();
    return names;
}

QStringList complaintsAbout(QWidget& root)
{
    QStringList all;
    for (const QString& complaint : test::namelessParts(root) + test::cutTexts(root) + test::misplacedParts(root) +
                                        test::doubledMnemonics(root) + test::strayTabStops(root))
        all << QStringLiteral("in %1: %2").arg(test::describe(root), complaint);
    return all;
}

} // namespace

test::WindowTour& TestEveryWidget::tourIn(const QString& language)
{
    if (!m_tour || m_language != language) {
        m_tour.reset();
        m_tour = std::make_unique<test::WindowTour>(qPrintable(language));
        m_language = language;
    }
    return *m_tour;
}

/// The classes of all that is seen, those that they derive from among them.
void TestEveryWidget::note(const QWidget& root)
{
    for (const QWidget* part : test::seenParts(const_cast<QWidget&>(root))) {
        for (const QMetaObject* type = part->metaObject(); type != nullptr; type = type->superClass())
            m_classes << QLatin1String(type->className());
    }
}

void TestEveryWidget::everyStop_data()
{
    QTest::addColumn<int>("stop");
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    for (const char* language : {"en", "fr"}) {
        for (const QSize size : {usualWindow, smallWindow}) {
            const auto& stops = test::WindowTour::stops();
            for (std::size_t i = 0; i < stops.size(); ++i) {
                if (size == usualWindow || stops[i].fillsWindow)
                    QTest::addRow("%s, %s, %d", stops[i].name, language, size.width())
                        << static_cast<int>(i) << QString::fromLatin1(language) << size;
            }
        }
    }
}

void TestEveryWidget::everyStop()
{
    QFETCH(int, stop);
    QFETCH(QString, language);
    QFETCH(QSize, size);
    test::WindowTour& tour = tourIn(language);
    tour.resize(size);
    QStringList complaints;
    int seen = 0;
    test::WindowTour::stops()[static_cast<std::size_t>(stop)].visit(tour, [&](QWidget& root) {
        ++seen;
        QVERIFY(root.isVisible());
        note(root);
        complaints << complaintsAbout(root);
    });
    QVERIFY(seen > 0);
    complaints.removeDuplicates();
    for (const QString& complaint : complaints)
        qWarning("%s", qPrintable(complaint)); // one by one: a long message is cut
    QVERIFY2(complaints.isEmpty(),
             qPrintable(QStringLiteral("%1 faults, %2, %3").arg(complaints.size()).arg(language).arg(size.width())));
}

void TestEveryWidget::shortcutsAreUnique_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("map");
    for (const char* language : {"en", "fr"}) {
        for (const KeyMap map : {KeyMap::Standard, KeyMap::Debugger})
            QTest::addRow("%s, %s", language, qPrintable(word(map)))
                << QString::fromLatin1(language) << static_cast<int>(map);
    }
}

/// Keys of the window as a whole; those of a single list may be those of another one, but none of the window's.
void TestEveryWidget::shortcutsAreUnique()
{
    QFETCH(QString, language);
    QFETCH(int, map);
    test::WindowTour& tour = tourIn(language);
    tour.window().commands().shortcuts().setKeyMap(static_cast<KeyMap>(map));
    QMap<QString, QString> seen;
    const auto take = [&seen](const QKeySequence& key, const QString& owner) {
        const QString text = key.toString();
        if (text.isEmpty())
            return;
        QVERIFY2(!seen.contains(text), qPrintable(text + QStringLiteral(": ") + seen.value(text) + owner));
        seen.insert(text, owner);
    };
    QList<QAction*> actions = tour.window().findChildren<QAction*>();
    for (QAction* action : tour.window().actions().all())
        actions << action;
    for (const auto* action : actions) {
        const bool isOfWindow =
            (action->shortcutContext() == Qt::WindowShortcut || action->shortcutContext() == Qt::ApplicationShortcut) &&
            !action->associatedObjects().isEmpty();
        for (const QKeySequence& key : isOfWindow ? action->shortcuts() : QList<QKeySequence>())
            take(key, action->text());
    }
    for (const auto* shortcut : tour.window().findChildren<QShortcut*>()) {
        if (shortcut->context() == Qt::WindowShortcut || shortcut->context() == Qt::ApplicationShortcut)
            take(shortcut->key(), test::describe(*tour.window().window()));
    }
    for (const auto* button : tour.window().findChildren<QAbstractButton*>()) {
        if (button->shortcut() != QKeySequence::mnemonic(button->text()) && button->window() == &tour.window())
            take(button->shortcut(), button->text());
    }
    QVERIFY(seen.size() > 40);
    tour.window().commands().shortcuts().setKeyMap(KeyMap::Standard);
}

/// Each class of widget that the sources declare, and what each form is of, was seen at a stop.
void TestEveryWidget::nothingIsLeftOut()
{
    test::WindowTour& tour = tourIn(QStringLiteral("en"));
    tour.resize(usualWindow);
    for (const auto& stop : test::WindowTour::stops())
        stop.visit(tour, [this](QWidget& root) { note(root); });
    static const QRegularExpression declaration(QStringLiteral("^class (\\w+)(?: final)?\\s*: public (\\w+)"),
                                                QRegularExpression::MultilineOption);
    QMap<QString, QString> bases;
    for (const QString& name : sourcesIn("src/app", "h") + sourcesIn("src/views", "h")) {
        const QString text = readSource(name);
        for (auto found = declaration.globalMatch(text); found.hasNext();) {
            const auto one = found.next();
            bases.insert(one.captured(1), one.captured(2));
        }
    }
    const auto isWidget = [&bases](QString base) {
        while (bases.contains(base))
            base = bases.value(base);
        const QMetaObject* type = QMetaType::fromName(base.toLatin1() + '*').metaObject();
        return base.startsWith(QLatin1Char('Q')) && !base.endsWith(QLatin1String("Delegate")) &&
               !base.endsWith(QLatin1String("Model")) && base != QLatin1String("QObject") &&
               base != QLatin1String("QAction") && (type == nullptr || type->inherits(&QWidget::staticMetaObject));
    };
    int widgets = 0;
    for (auto one = bases.cbegin(); one != bases.cend(); ++one) {
        if (!isWidget(one.value()))
            continue;
        ++widgets;
        QVERIFY2(m_classes.contains(QStringLiteral("zonewright::") + one.key()), qPrintable(one.key()));
    }
    QVERIFY(widgets > 40);
    static const QRegularExpression formClass(QStringLiteral("<class>([\\w:]+)</class>"));
    for (const QString& form : sourcesIn("ui", "ui")) {
        const QString type = formClass.match(readSource(form)).captured(1);
        QVERIFY2(m_classes.contains(type), qPrintable(form + QStringLiteral(": ") + type));
    }
}

/// A menu or a box that a file makes is opened by a stop, or the file is not in the list, and neither the menu.
void TestEveryWidget::everyMenuIsOnTheTour()
{
    static const QRegularExpression made(QStringLiteral(
        "new QMenu\\(|QMenu menu\\(|QMessageBox box\\(|QMessageBox::(warning|question|critical)|QInputDialog|"
        "new QWidgetAction|QProgressDialog"));
    for (const QString& name : sourcesIn("src/app", "cpp") + sourcesIn("src/views", "cpp")) {
        const QString file = name.section(QLatin1Char('/'), -1);
        if (readSource(name).contains(made) && file != QStringLiteral("menus.cpp"))
            QVERIFY2(filesWithMenus().contains(file), qPrintable(file));
    }
}

ZONEWRIGHT_TEST(everywidget, TestEveryWidget)

#include "tst_everywidget.moc"
