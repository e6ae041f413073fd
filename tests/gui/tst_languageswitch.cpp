#include "app/commandwiring.h"
#include "app/exportcommands.h"
#include "app/language.h"
#include "app/maps.h"
#include "app/openingwiring.h"
#include "document/catalogueedits.h"
#include "document/handedits.h"
#include "document/languagechange.h"
#include "gui/editor.h"
#include "gui/spokentexts.h"
#include "support/testregistry.h"

#include <QDialog>
#include <QDockWidget>
#include <QLineEdit>
#include <QListWidget>
#include <QMenuBar>
#include <QStatusBar>
#include <QToolBar>
#include <QTranslator>

using namespace zonewright;

class TestLanguageSwitch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isAsIfItHadBeenSpokenFromTheStart_data();
    void isAsIfItHadBeenSpokenFromTheStart();
    void everybodyHearsOfItOnce();
    void numbersInFieldsFollow();
    void anotherLanguageIsEnglishThroughout_data();
    void anotherLanguageIsEnglishThroughout();

private:
    void cleanup();
};

namespace {

// Floors of the sample.
constexpr ItemId floorOfTheArticle = 5;
constexpr ItemId floorWithASpecialPath = 6;
constexpr ItemId floorDug = 11;

using Preparation = void (*)(test::Editor&);

void step(test::Editor& editor, int times)
{
    for (int i = 0; i < times; ++i)
        editor.action(ActionId::StepOnce).trigger();
}

void welcomed(test::Editor& editor)
{
    editor.window.opening().welcome().show();
}

void stepped(test::Editor& editor)
{
    (void)editor.document.reseed({.name = "Elderlore"});
    for (int i = 0; i < 14; ++i)
        editor.document.playback().walk(Direction::East);
    step(editor, 17);
    editor.document.selection().select(CellPlace{.zone = {10, 16}, .cell = {2, 30}});
    editor.document.selection().hover(CellPlace{.zone = {3, 4}, .cell = {5, 6}});
}

void broken(test::Editor& editor)
{
    stepped(editor);
    editor.action(ActionId::ToggleBreakpoint).trigger();
    editor.action(ActionId::AddBreakpoint).trigger();
    editor.action(ActionId::AddEvent).trigger();
    editor.action(ActionId::ProveSafety).trigger();
    editor.action(ActionId::Compare).trigger();
}

void onFloor(test::Editor& editor, ItemId floor)
{
    editor.document.floorFocus().setFloor(floor);
    editor.window.setTab(MapTab::Floor);
}

void onStrip(test::Editor& editor)
{
    onFloor(editor, floorOfTheArticle);
    editor.document.floorFocus().chooseJoint({.column = 12, .row = 4});
    editor.document.floorFocus().hover(JointPlace{.column = 16, .row = 5});
    editor.document.roomFocus().chooseRoom(15);
    editor.document.roomFocus().setPair(RoomCodes{.left = 17, .right = 0});
}

void drawingAPath(test::Editor& editor)
{
    onFloor(editor, floorWithASpecialPath);
    (void)editor.document.pathDraft().begin(4);
    (void)editor.document.pathDraft().toggle({4, 1});
}

void withProblems(test::Editor& editor)
{
    onFloor(editor, floorWithASpecialPath);
    (void)setPairPath(editor.document, 1, 0, 1, {});
    (void)setPairPath(editor.document, 1, 10, 17, {});
}

void onDug(test::Editor& editor)
{
    onFloor(editor, floorDug);
    editor.action(ActionId::ShowSteps).trigger();
    QTRY_VERIFY(editor.document.floorScrub().isSettled());
    editor.document.floorScrub().goToNextRefusal();
}

void withTools(test::Editor& editor)
{
    onFloor(editor, floorDug);
    editor.document.floorTools().choose(ToolKind::Area);
    editor.document.floorTools().setArea(Rect{12, 1, 5, 3});
}

void withSettings(test::Editor& editor)
{
    editor.action(ActionId::Settings).trigger();
    for (auto* pages : editor.window.findChildren<QListWidget*>(QStringLiteral("pageList"))) {
        for (int row = 0; row < pages->count(); ++row)
            pages->setCurrentRow(row);
    }
}

void withPalettes(test::Editor& editor)
{
    editor.action(ActionId::GoTo).trigger();
    editor.action(ActionId::CommandPalette).trigger();
}

void withRunUntil(test::Editor& editor)
{
    editor.action(ActionId::RunUntil).trigger();
    editor.action(ActionId::SimulationSettings).trigger();
    editor.action(ActionId::About).trigger();
}

void exporting(test::Editor& editor)
{
    editor.action(ActionId::Export).trigger();
}

void onZone(test::Editor& editor)
{
    editor.window.setTab(MapTab::Zone);
    editor.document.playback().walk(Direction::East);
}

const QString dialogMark = QStringLiteral("dialog ");

struct Spoken
{
    test::SpokenTexts texts;
    QMap<QString, QImage> pictures;
};

/// All that the window says, with every dock in front once.
Spoken hearAll(test::Editor& editor)
{
    Spoken spoken;
    for (auto* dock : editor.window.findChildren<QDockWidget*>()) {
        dock->show();
        dock->raise();
        QCoreApplication::processEvents();
        [&] { QTRY_VERIFY(editor.window.isSettled()); }();
        QCoreApplication::processEvents();
        const test::SpokenTexts texts = test::spokenTexts(*dock);
        for (auto text = texts.begin(); text != texts.end(); ++text)
            spoken.texts.insert(dock->objectName() + text.key(), text.value());
        spoken.pictures.insert(dock->objectName(), dock->grab().toImage());
    }
    spoken.texts.insert(test::spokenTexts(editor.window));
    for (const auto* dialog : editor.window.findChildren<QDialog*>())
        spoken.pictures.insert(dialogMark + dialog->objectName(), const_cast<QDialog*>(dialog)->grab().toImage());
    QWidgetList parts{editor.window.centralWidget(), editor.window.menuBar(), editor.window.statusBar()};
    for (auto* bar : editor.window.findChildren<QToolBar*>(Qt::FindDirectChildrenOnly))
        parts << bar;
    parts.removeIf([](const QWidget* part) { return !part->isVisible(); });
    for (QWidget* part : parts)
        spoken.pictures.insert(part->objectName(), part->grab().toImage());
    return spoken;
}

void prepare(test::Editor& editor, Preparation preparation)
{
    QApplication::setCursorFlashTime(0); // its blinking is of the moment
    editor.window.resize(1400, 900);
    editor.show();
    preparation(editor);
    QTRY_VERIFY(editor.window.isSettled());
}

/// Its dialogs as large as those in other pictures, for dialogs that are open keep their size.
Spoken spokenFromTheStart(Preparation preparation, const QString& language, const QMap<QString, QImage>& pictures)
{
    installLanguage(*qApp, language);
    test::Editor editor;
    prepare(editor, preparation);
    for (auto* dialog : editor.window.findChildren<QDialog*>()) {
        if (const QImage picture = pictures.value(dialogMark + dialog->objectName()); !picture.isNull())
            dialog->resize(picture.size() / dialog->devicePixelRatio());
    }
    hearAll(editor);
    return hearAll(editor);
}

Spoken spokenAfterASwitch(Preparation preparation, const QString& before, const QString& language)
{
    installLanguage(*qApp, before);
    test::Editor editor;
    prepare(editor, preparation);
    hearAll(editor);
    installLanguage(*qApp, language);
    QCoreApplication::processEvents();
    return hearAll(editor);
}

} // namespace

void TestLanguageSwitch::cleanup()
{
    for (QTranslator* translator : qApp->findChildren<QTranslator*>())
        delete translator;
    QLocale::setDefault(QLocale::c());
}

void TestLanguageSwitch::isAsIfItHadBeenSpokenFromTheStart_data()
{
    QTest::addColumn<Preparation>("preparation");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("language");
    const std::vector<std::pair<const char*, Preparation>> states{
        {"welcome", welcomed},      {"steps of a turn", stepped}, {"breakpoints and proof", broken},
        {"zone", onZone},           {"strip floor", onStrip},     {"path being drawn", drawingAPath},
        {"problems", withProblems}, {"dug floor", onDug},         {"tools", withTools},
        {"settings", withSettings}, {"palettes", withPalettes},   {"forms", withRunUntil},
        {"export", exporting},
    };
    for (const auto& [name, preparation] : states) {
        QTest::addRow("%s, French", name) << preparation << QStringLiteral("en") << QStringLiteral("fr");
        QTest::addRow("%s, English", name) << preparation << QStringLiteral("fr") << QStringLiteral("en");
    }
}

/// Whatever the window said before: not a word of the other language is left, and no other pixel is painted. Dialogs
/// that are open keep their size.
void TestLanguageSwitch::isAsIfItHadBeenSpokenFromTheStart()
{
    QFETCH(Preparation, preparation);
    QFETCH(QString, before);
    QFETCH(QString, language);
    const Spoken found = spokenAfterASwitch(preparation, before, language);
    const Spoken expected = spokenFromTheStart(preparation, language, found.pictures);
    const QStringList lines = test::differences(expected.texts, found.texts);
    for (const QString& line : lines)
        qWarning("%s", qPrintable(line));
    QCOMPARE(lines.size(), 0);
    QStringList otherwise;
    for (auto picture = expected.pictures.begin(); picture != expected.pictures.end(); ++picture) {
        if (found.pictures.value(picture.key()) != picture.value())
            otherwise << picture.key();
    }
    QCOMPARE(otherwise.join(QLatin1Char(' ')), QString());
}

/// Not once for each catalogue: neither who asked for it nor any window.
void TestLanguageSwitch::everybodyHearsOfItOnce()
{
    struct Listener : QObject
    {
        QMap<QObject*, int> heard;

        bool eventFilter(QObject* watched, QEvent* event) override
        {
            if (event->type() == QEvent::LanguageChange)
                ++heard[watched];
            return false;
        }
    };

    installLanguage(*qApp, QStringLiteral("en"));
    QWidget window;
    window.show();
    QCoreApplication::processEvents();
    Listener listener;
    qApp->installEventFilter(&listener);
    int told = 0;
    whenLanguageChanges(listener, [&told] { ++told; });
    installLanguage(*qApp, QStringLiteral("fr"));
    QCoreApplication::processEvents();
    QCOMPARE(told, 1);
    QCOMPARE(listener.heard.value(qApp), 1);
    QCOMPARE(listener.heard.value(&window), 1);
}

void TestLanguageSwitch::numbersInFieldsFollow()
{
    installLanguage(*qApp, QStringLiteral("en"));
    test::Editor editor;
    QCOMPARE(editor.window.locale().decimalPoint(), QStringLiteral("."));
    installLanguage(*qApp, QStringLiteral("fr"));
    for (const QWidget* widget : editor.window.findChildren<QWidget*>())
        QCOMPARE(widget->locale().decimalPoint(), QStringLiteral(","));
}

void TestLanguageSwitch::anotherLanguageIsEnglishThroughout_data()
{
    QTest::addColumn<QString>("language");
    for (const char* language : {"de", "de_DE", "ar", "ar_EG", "he", "ja"})
        QTest::newRow(language) << QString::fromLatin1(language);
}

/// What the editor has no words for Qt has none for either, and it is read from the left.
void TestLanguageSwitch::anotherLanguageIsEnglishThroughout()
{
    QFETCH(QString, language);
    installLanguage(*qApp, language);
    QCOMPARE(QCoreApplication::translate("QPlatformTheme", "Cancel"), QStringLiteral("Cancel"));
    QCOMPARE(QCoreApplication::translate("QFileDialog", "&Open"), QStringLiteral("&Open"));
    QCOMPARE(QGuiApplication::layoutDirection(), Qt::LeftToRight);
}

ZONEWRIGHT_TEST(languageswitch, TestLanguageSwitch)

#include "tst_languageswitch.moc"
