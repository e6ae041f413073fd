#include "app/commandwiring.h"
#include "app/keyedit.h"
#include "app/language.h"
#include "app/openingwiring.h"
#include "app/recentfiles.h"
#include "app/settingsdialog.h"
#include "gui/editor.h"
#include "support/testregistry.h"

#include <QAccessible>
#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QRadioButton>
#include <QScopeGuard>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QSettings>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStackedWidget>
#include <QTemporaryDir>
#include <QTreeView>

#include <tuple>

using namespace zonewright;

class TestSettingsDialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void opensByItsKeyOnce();
    void themeChangesByClicking();
    void everyValueIsTakenAndShown();
    void valuesAreShownWhenTheyChange();
    void everyControlHasAName();
    void clashIsRefusedWithTheName();
    void keysAreChangedByPressingThem();
    void keysAreRemovedAndRestored();
    void ownerKeepsItsDefault();
    void searchFindsCommandsAndKeys();
    void keysAreKept();
    void toolTipsFollowTheKeys();
    void keyEditRecordsChords();
    void keyEditRecordsAHeldKeyOnce();
    void keyEditLetsTabGo();
    void viKeysAreNoKeysOfCommands();
    void viKeysWaitForAFreeKey();
    void rowsAreNamedAsInTheTable();
    void fitsASmallScreen();
    void wheelNeedsTheFocus();
    void numbersHaveTheirLimits();
    void forgottenFilesAreBroughtBack();
    void numbersKeepTheRest();
    void isCalmOnASmallScreenInFrench();
};

namespace {

enum SettingsPage { GeneralPage, LookPage, MapsPage, KeysPage, PageCount };

/// The settings of a real window, opened by their key.
struct OpenSettings
{
    test::Editor editor;

    OpenSettings()
    {
        editor.show();
        QTest::keyClick(&editor.window, Qt::Key_Comma, Qt::ControlModifier);
        dialog().activateWindow();
        QTRY_COMPARE(QApplication::activeWindow(), &dialog());
    }

    SettingsDialog& dialog() { return *editor.window.findChild<SettingsDialog*>(); }

    /// A part of the dialog by its name in the form.
    template <typename Part>
    Part& part(const char* name)
    {
        auto* found = dialog().findChild<Part*>(QLatin1String(name));
        if (!found)
            qFatal("the settings have no %s", name);
        return *found;
    }

    void showPage(int page)
    {
        auto& list = part<QListWidget>("pageList");
        QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualItemRect(list.item(page)).center());
        QCOMPARE(part<QStackedWidget>("pages").currentIndex(), page);
    }

    void click(const char* button)
    {
        QTest::mouseClick(&part<QAbstractButton>(button), Qt::LeftButton, {}, QPoint(12, 12));
    }

    const PreferenceValues& values() { return editor.window.commands().preferences().values(); }

    /// Chooses a command on the page of keys, and has the keyboard record its keys.
    void record(const char* words)
    {
        showPage(KeysPage);
        auto& search = part<QLineEdit>("keySearch");
        search.clear();
        QTest::keyClicks(&search, QLatin1String(words));
        auto& tree = part<QTreeView>("keyTree");
        const QPoint place = tree.visualRect(tree.model()->index(0, 0)).center();
        QTest::mouseClick(tree.viewport(), Qt::LeftButton, {}, place);
        QTest::mouseDClick(tree.viewport(), Qt::LeftButton, {}, place);
        QVERIFY(keyEdit().hasFocus());
    }

    KeyEdit& keyEdit() { return part<KeyEdit>("keyEdit"); }

    QString sentence() { return part<QLabel>("messageLabel").text(); }

    QString keys(ActionId id)
    {
        return QKeySequence::listToString(editor.action(id).shortcuts(), QKeySequence::PortableText);
    }
};

} // namespace

void TestSettingsDialog::opensByItsKeyOnce()
{
    OpenSettings open;
    QVERIFY(open.dialog().isVisible());
    QVERIFY(!open.dialog().isModal());
    open.editor.action(ActionId::Settings).trigger();
    QCOMPARE(open.editor.window.findChildren<SettingsDialog*>().size(), 1);
    open.click("closeButton");
    QTRY_VERIFY(open.editor.window.findChildren<SettingsDialog*>().isEmpty());
    open.editor.action(ActionId::Settings).trigger();
    QVERIFY(open.dialog().isVisible());
}

void TestSettingsDialog::themeChangesByClicking()
{
    OpenSettings open;
    open.showPage(LookPage);
    open.click("darkTheme");
    QVERIFY(open.editor.window.palette().color(QPalette::Window).lightness() < 128);
    QVERIFY(open.editor.action(ActionId::DarkTheme).isChecked());
    open.click("lightTheme");
    QVERIFY(open.editor.window.palette().color(QPalette::Window).lightness() > 128);
    QVERIFY(open.editor.action(ActionId::LightTheme).isChecked());
}

void TestSettingsDialog::everyValueIsTakenAndShown()
{
    OpenSettings open;
    QVERIFY(open.values() == PreferenceValues());
    open.click("welcomeAtStart");
    QVERIFY(!open.values().openLastProject);
    open.click("projectAtStart");
    QVERIFY(open.values().openLastProject);
    auto& language = open.part<QComboBox>("language");
    QCOMPARE(language.count(), 3);
    language.setFocus();
    QTest::keyClick(&language, Qt::Key_End);
    Q_EMIT language.activated(language.currentIndex());
    QCOMPARE(open.values().language, QStringLiteral("fr"));
    QCOMPARE(language.currentText(), QStringLiteral("Français"));
    open.part<QSpinBox>("workers").setValue(2);
    QCOMPARE(open.values().workers, 2);
    open.part<QSpinBox>("autosave").setValue(7);
    QCOMPARE(open.values().autosaveMinutes, 7);
    open.part<QSpinBox>("recentFiles").setValue(25);
    QCOMPARE(open.values().recentFiles, 25);
    open.showPage(MapsPage);
    open.click("viKeys");
    QVERIFY(open.values().viKeys);
    open.showPage(LookPage);
    open.click("apartColors");
    QVERIFY(open.values().apartColors);
    open.click("standardColors");
    QVERIFY(!open.values().apartColors);
    open.click("reducedMotion");
    QVERIFY(open.values().reducedMotion);
    open.click("largeIcons");
    QVERIFY(open.values().toolIcons == IconSize::Large);
    open.click("smallIcons");
    QVERIFY(open.values().toolIcons == IconSize::Small);
    QCOMPARE(open.editor.part<QAbstractButton>("diceButton").iconSize(), QSize(16, 16));
}

void TestSettingsDialog::valuesAreShownWhenTheyChange()
{
    OpenSettings open;
    open.editor.action(ActionId::DarkTheme).trigger();
    QVERIFY(open.part<QRadioButton>("darkTheme").isChecked());
    open.editor.window.commands().preferences().setValues(
        {.language = QStringLiteral("en"), .openLastProject = false, .viKeys = true, .toolIcons = IconSize::Large});
    QVERIFY(open.part<QRadioButton>("systemTheme").isChecked());
    QVERIFY(open.part<QRadioButton>("welcomeAtStart").isChecked());
    QVERIFY(open.part<QRadioButton>("largeIcons").isChecked());
    QVERIFY(open.part<QCheckBox>("viKeys").isChecked());
    QCOMPARE(open.part<QComboBox>("language").currentText(), QStringLiteral("English"));
    open.editor.action(ActionId::LightTheme).trigger();
}

void TestSettingsDialog::everyControlHasAName()
{
    OpenSettings open;
    int controls = 0;
    for (QWidget* widget : open.dialog().findChildren<QWidget*>()) {
        const bool inner = widget->objectName().startsWith(QLatin1String("qt_")) || widget->inherits("QScrollBar") ||
                           widget->inherits("QHeaderView") || widget->inherits("QComboBoxPrivateContainer") ||
                           widget->inherits("QListView") != widget->inherits("QListWidget");
        if (widget->focusPolicy() == Qt::NoFocus || inner)
            continue;
        ++controls;
        const QString name = QAccessible::queryAccessibleInterface(widget)->text(QAccessible::Name);
        QVERIFY2(!name.isEmpty(), qPrintable(widget->objectName()));
    }
    QVERIFY(controls >= 18);
}

void TestSettingsDialog::clashIsRefusedWithTheName()
{
    OpenSettings open;
    open.record("copy seed");
    QTest::keyClick(&open.keyEdit(), Qt::Key_S, Qt::ControlModifier);
    QCOMPARE(open.sentence(), QStringLiteral("Ctrl+S is “Save” already."));
    QVERIFY(open.part<QLabel>("messageIcon").isVisible());
    QCOMPARE(open.keyEdit().text(), QStringLiteral("Ctrl+S")); // what was pressed
    QCOMPARE(open.keys(ActionId::CopySeed), QStringLiteral("Ctrl+Shift+C"));
    QCOMPARE(open.keys(ActionId::Save), QStringLiteral("Ctrl+S"));
    QTest::keyClick(&open.keyEdit(), Qt::Key_F, Qt::AltModifier);
    QVERIFY(open.sentence().contains(QStringLiteral("Alt+F")));
    QCOMPARE(open.keys(ActionId::CopySeed), QStringLiteral("Ctrl+Shift+C"));
    QTest::keyClick(&open.keyEdit(), Qt::Key_Escape);
    QCOMPARE(open.keyEdit().text(), QStringLiteral("Ctrl+Shift+C")); // what it has
    QCOMPARE(open.sentence(), QString());                            // which nothing is wrong with
    QVERIFY(!open.part<QLabel>("messageIcon").isVisible());
    QVERIFY(open.part<QTreeView>("keyTree").hasFocus());
    QVERIFY(open.dialog().isVisible());
}

void TestSettingsDialog::keysAreChangedByPressingThem()
{
    OpenSettings open;
    open.record("copy seed");
    QTest::keyClick(&open.keyEdit(), Qt::Key_B, Qt::ControlModifier);
    QCOMPARE(open.sentence(), QString());
    QCOMPARE(open.keys(ActionId::CopySeed), QStringLiteral("Ctrl+B"));
    QTest::keyClick(&open.keyEdit(), Qt::Key_S, Qt::ControlModifier); // a second chord: no clash
    QCOMPARE(open.keys(ActionId::CopySeed), QStringLiteral("Ctrl+B, Ctrl+S"));
    QTest::keyClick(&open.keyEdit(), Qt::Key_Return);
    QVERIFY(open.dialog().isVisible()); // Enter leaves the field, not the dialog
    open.record("fit");
    QTest::keyClick(&open.keyEdit(), Qt::Key_B, Qt::ControlModifier);
    QVERIFY(open.sentence().contains(QStringLiteral("Copy Seed")));
    QVERIFY(open.sentence().contains(QStringLiteral("Ctrl+B, Ctrl+S")));
    QCOMPARE(open.keys(ActionId::Fit), QStringLiteral("Ctrl+/"));
}

void TestSettingsDialog::keysAreRemovedAndRestored()
{
    OpenSettings open;
    open.record("copy seed");
    QVERIFY(!open.part<QAbstractButton>("restoreKeys").isEnabled());
    QVERIFY(!open.part<QAbstractButton>("restoreAllKeys").isEnabled());
    open.click("removeKeys");
    QCOMPARE(open.keys(ActionId::CopySeed), QString());
    QVERIFY(!open.part<QAbstractButton>("removeKeys").isEnabled());
    open.click("restoreKeys");
    QCOMPARE(open.keys(ActionId::CopySeed), QStringLiteral("Ctrl+Shift+C"));
    open.click("removeKeys");
    open.record("fit");
    open.click("removeKeys");
    open.click("restoreAllKeys");
    QCOMPARE(open.keys(ActionId::CopySeed), QStringLiteral("Ctrl+Shift+C"));
    QCOMPARE(open.keys(ActionId::Fit), QStringLiteral("Ctrl+/"));
    QVERIFY(!open.part<QAbstractButton>("restoreAllKeys").isEnabled());
}

void TestSettingsDialog::ownerKeepsItsDefault()
{
    OpenSettings open;
    open.showPage(KeysPage);
    open.part<QLineEdit>("keySearch").setText(QStringLiteral("qqq"));
    QVERIFY(!open.keyEdit().isEnabled());
    QVERIFY(!open.part<QAbstractButton>("removeKeys").isEnabled());
    Shortcuts& shortcuts = open.editor.window.commands().shortcuts();
    QVERIFY(shortcuts.setKeys(ActionId::Save, {}).isEmpty());
    QVERIFY(shortcuts.setKeys(ActionId::Fit, {QKeySequence(QStringLiteral("Ctrl+S"))}).isEmpty());
    QCOMPARE(shortcuts.restore(ActionId::Save), QStringLiteral("Ctrl+S is “Fit” already."));
    QCOMPARE(open.keys(ActionId::Save), QString());
}

void TestSettingsDialog::searchFindsCommandsAndKeys()
{
    OpenSettings open;
    open.showPage(KeysPage);
    auto& tree = open.part<QTreeView>("keyTree");
    QCOMPARE(tree.model()->rowCount(), static_cast<int>(ActionId::Count));
    auto& search = open.part<QLineEdit>("keySearch");
    QTest::keyClicks(&search, QStringLiteral("ctrl+g"));
    QCOMPARE(tree.model()->rowCount(), 1);
    QCOMPARE(tree.currentIndex().data(CommandModel::NameRole).toString(), QStringLiteral("go-to"));
    QTest::keyClick(&tree, Qt::Key_Return);
    QVERIFY(open.keyEdit().hasFocus());
}

void TestSettingsDialog::keysAreKept()
{
    const QTemporaryDir folder;
    QSettings settings(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
    {
        OpenSettings open;
        open.editor.window.commands().keepIn(settings);
        open.record("copy seed");
        QTest::keyClick(&open.keyEdit(), Qt::Key_B, Qt::ControlModifier);
        auto& map = open.part<QComboBox>("keyMap");
        QTest::keyClick(&map, Qt::Key_Down);
        QVERIFY(open.editor.window.commands().shortcuts().bindings().keyMap() == KeyMap::Debugger);
    }
    OpenSettings open;
    open.editor.window.commands().keepIn(settings);
    QCOMPARE(open.keys(ActionId::CopySeed), QStringLiteral("Ctrl+B"));
    QCOMPARE(open.part<QComboBox>("keyMap").currentIndex(), 1);
}

void TestSettingsDialog::toolTipsFollowTheKeys()
{
    test::Editor editor;
    Shortcuts& shortcuts = editor.window.commands().shortcuts();
    QSignalSpy changed(&shortcuts, &Shortcuts::changed);
    QVERIFY(editor.action(ActionId::Save).toolTip().contains(QStringLiteral("Ctrl+S")));
    QVERIFY(shortcuts.setKeys(ActionId::Save, {QKeySequence(Qt::Key_F3)}).isEmpty());
    QVERIFY(editor.action(ActionId::Save).toolTip().contains(QStringLiteral("F3")));
    QVERIFY(!editor.action(ActionId::Save).toolTip().contains(QStringLiteral("Ctrl+S")));
    QVERIFY(shortcuts.setKeys(ActionId::Save, {}).isEmpty());
    QCOMPARE(editor.action(ActionId::Save).toolTip(), editor.action(ActionId::Save).whatsThis());
    QCOMPARE(changed.size(), 2);
    editor.show();
    QSignalSpy run(&editor.action(ActionId::Fit), &QAction::triggered);
    QVERIFY(shortcuts.setKeys(ActionId::Fit, {QKeySequence(Qt::Key_F3)}).isEmpty());
    QTest::keyClick(&editor.window, Qt::Key_F3);
    QCOMPARE(run.size(), 1);
}

void TestSettingsDialog::keyEditRecordsChords()
{
    KeyEdit edit;
    edit.show();
    edit.setFocus();
    QSignalSpy recorded(&edit, &KeyEdit::recorded);
    QSignalSpy left(&edit, &KeyEdit::left);
    const auto last = [&recorded] { return recorded.last().first().value<QKeySequence>().toString(); };
    QTest::keyClick(&edit, Qt::Key_Control, Qt::ControlModifier); // alone it is no key
    QCOMPARE(recorded.size(), 0);
    QTest::keyClick(&edit, Qt::Key_K, Qt::ControlModifier);
    QCOMPARE(last(), QStringLiteral("Ctrl+K"));
    QTest::keyClick(&edit, Qt::Key_F5);
    QCOMPARE(last(), QStringLiteral("Ctrl+K, F5"));
    edit.startAnew();
    QTest::keyClick(&edit, '?', Qt::ShiftModifier);
    QCOMPARE(last(), QStringLiteral("?"));
    edit.startAnew();
    for (int i = 0; i < 5; ++i) // the fifth begins anew
        QTest::keyClick(&edit, Qt::Key_F1);
    QCOMPARE(last(), QStringLiteral("F1"));
    QTest::keyClick(&edit, Qt::Key_Escape);
    QTest::keyClick(&edit, Qt::Key_Return);
    QCOMPARE(left.size(), 2);
    QVERIFY(edit.text().isEmpty()); // what is shown is its owner's
}

void TestSettingsDialog::keyEditRecordsAHeldKeyOnce()
{
    KeyEdit edit;
    QSignalSpy recorded(&edit, &KeyEdit::recorded);
    QSignalSpy left(&edit, &KeyEdit::left);
    const auto press = [&edit](Qt::Key key, bool repeated) {
        QKeyEvent event(QEvent::KeyPress, key, Qt::ControlModifier, QString(), repeated);
        QApplication::sendEvent(&edit, &event);
    };
    press(Qt::Key_K, false);
    for (int i = 0; i < 5; ++i)
        press(Qt::Key_K, true);
    QCOMPARE(recorded.size(), 1);
    QCOMPARE(recorded.last().first().value<QKeySequence>(), QKeySequence(Qt::CTRL | Qt::Key_K));
    press(Qt::Key_K, false); // pressed again
    QCOMPARE(recorded.size(), 2);
    for (const Qt::Key key : {Qt::Key_ScrollLock, Qt::Key_Hyper_L, Qt::Key_Mode_switch, Qt::Key_unknown})
        press(key, false);
    QCOMPARE(recorded.size(), 2); // as isReserved has it
    QKeyEvent held(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier, QString(), true);
    QApplication::sendEvent(&edit, &held);
    QCOMPARE(left.size(), 0); // the key that opened it is still down
}

void TestSettingsDialog::keyEditLetsTabGo()
{
    OpenSettings open;
    open.record("copy seed");
    QTest::keyClick(&open.keyEdit(), Qt::Key_Tab);
    QVERIFY(!open.keyEdit().hasFocus());
    QCOMPARE(open.keys(ActionId::CopySeed), QStringLiteral("Ctrl+Shift+C"));
}

void TestSettingsDialog::viKeysAreNoKeysOfCommands()
{
    OpenSettings open;
    open.showPage(MapsPage);
    open.click("viKeys");
    QVERIFY(open.values().viKeys);
    QCOMPARE(open.part<QLabel>("viRefusal").text(), QString());
    open.record("copy seed");
    QTest::keyClick(&open.keyEdit(), Qt::Key_H);
    QCOMPARE(open.sentence(), QStringLiteral("H walks the player, since the vi keys are on."));
    QCOMPARE(open.keys(ActionId::CopySeed), QStringLiteral("Ctrl+Shift+C"));
    open.showPage(MapsPage);
    open.click("viKeys");
    open.record("copy seed");
    QTest::keyClick(&open.keyEdit(), Qt::Key_H);
    QCOMPARE(open.sentence(), QString());
    QCOMPARE(open.keys(ActionId::CopySeed), QStringLiteral("H"));
}

void TestSettingsDialog::viKeysWaitForAFreeKey()
{
    OpenSettings open;
    Shortcuts& shortcuts = open.editor.window.commands().shortcuts();
    QVERIFY(shortcuts.setKeys(ActionId::CopySeed, {QKeySequence(Qt::Key_H)}).isEmpty());
    open.showPage(MapsPage);
    open.click("viKeys");
    QVERIFY(!open.values().viKeys);
    QVERIFY(!open.part<QCheckBox>("viKeys").isChecked());
    QCOMPARE(open.part<QLabel>("viRefusal").text(),
             QStringLiteral("H is the key of “Copy Seed”: give that command another one first."));
    QCOMPARE(open.keys(ActionId::CopySeed), QStringLiteral("H"));
    QVERIFY(shortcuts.restore(ActionId::CopySeed).isEmpty());
    QCOMPARE(open.part<QLabel>("viRefusal").text(), QString());
    open.click("viKeys");
    QVERIFY(open.values().viKeys);
}

void TestSettingsDialog::rowsAreNamedAsInTheTable()
{
    test::Editor editor;
    editor.show();
    QVERIFY(editor.document.reseed({.name = "Westwold"}));
    QVERIFY(editor.action(ActionId::Undo).text().contains(QStringLiteral("Westwold")));
    editor.action(ActionId::Settings).trigger();
    auto* dialog = editor.window.findChild<SettingsDialog*>();
    const auto* model = dialog->findChild<QTreeView*>(QStringLiteral("keyTree"))->model();
    bool isUndo = false;
    for (int row = 0; row < model->rowCount(); ++row) {
        const QString name = model->index(row, CommandModel::TextColumn).data().toString();
        QVERIFY2(!name.contains(QStringLiteral("Westwold")), qPrintable(name));
        isUndo = isUndo || name == QStringLiteral("Undo");
    }
    QVERIFY(isUndo);
    QCOMPARE(editor.window.commands().shortcuts().setKeys(ActionId::Fit, {QKeySequence(QStringLiteral("Ctrl+Z"))}),
             QStringLiteral("Ctrl+Z is “Undo” already."));
}

void TestSettingsDialog::fitsASmallScreen()
{
    OpenSettings open;
    const QSize screen = open.dialog().screen()->availableSize();
    QVERIFY(open.dialog().width() <= screen.width() && open.dialog().height() <= screen.height());
    open.dialog().resize(560, 260);
    QCoreApplication::processEvents();
    QVERIFY(open.dialog().height() <= 300); // whatever its pages ask for
    for (int page = 0; page < PageCount; ++page) {
        open.showPage(page);
        const auto* scroll = qobject_cast<QScrollArea*>(open.part<QStackedWidget>("pages").currentWidget());
        QVERIFY(scroll);
        QVERIFY(page == MapsPage || scroll->viewport()->height() < scroll->widget()->height());
    }
    QVERIFY(open.dialog().rect().contains(open.part<QPushButton>("closeButton").geometry()));
}

void TestSettingsDialog::wheelNeedsTheFocus()
{
    OpenSettings open;
    for (const auto& [name, page] : {std::pair{"language", int(GeneralPage)}, std::pair{"keyMap", int(KeysPage)}}) {
        open.showPage(page);
        auto& choice = open.part<QComboBox>(name);
        const int before = choice.currentIndex();
        test::turnWheel(choice, {10, 10}, -120);
        QCOMPARE(choice.currentIndex(), before);
        choice.setFocus();
        test::turnWheel(choice, {10, 10}, -120);
        QVERIFY(choice.currentIndex() != before);
    }
}

void TestSettingsDialog::numbersHaveTheirLimits()
{
    OpenSettings open;
    const auto limits = [&open](const char* name) {
        const auto& field = open.part<QSpinBox>(name);
        return std::tuple(field.minimum(), field.maximum(), field.value());
    };
    QVERIFY(limits("autosave") == std::tuple(1, 60, 2));
    QVERIFY(limits("recentFiles") == std::tuple(5, 30, 10));
    QVERIFY(limits("workers") == std::tuple(0, mostWorkers, 0));
    QVERIFY(open.part<QSpinBox>("autosave").text().endsWith(QStringLiteral(" min")));
}

void TestSettingsDialog::forgottenFilesAreBroughtBack()
{
    OpenSettings open;
    RecentFiles& files = open.editor.window.opening().recentFiles();
    files.clear();
    auto& button = open.part<QPushButton>("forgetButton");
    QVERIFY(!button.isEnabled());
    for (const char* name : {"/a.zonewright", "/b.zonewright", "/c.zonewright"})
        files.add(QLatin1String(name));
    const auto before = files.files();
    QVERIFY(button.isEnabled());
    const QString forget = button.text();
    button.click();
    QVERIFY(files.files().empty());
    QVERIFY2(open.part<QLabel>("forgottenLabel").text().startsWith(QLatin1Char('3')),
             qPrintable(open.part<QLabel>("forgottenLabel").text()));
    QVERIFY(button.text() != forget);
    button.click();
    QVERIFY(files.files() == before);
    QCOMPARE(button.text(), forget);
    button.click();
    files.add(QStringLiteral("/d.zonewright")); // they are not lost for that
    QVERIFY(button.text() != forget);
    QCOMPARE(files.files().size(), std::size_t{1});
    button.click();
    QCOMPARE(files.files().size(), std::size_t{4});
    QCOMPARE(button.text(), forget);
    files.setLimit(RecentFiles::mostLimit);
    for (int i = 0; i < RecentFiles::mostLimit; ++i)
        files.add(QStringLiteral("/%1.zonewright").arg(i));
    const auto most = files.files();
    files.setLimit(RecentFiles::leastLimit); // what is not shown is not lost either
    button.click();
    button.click();
    files.setLimit(RecentFiles::mostLimit);
    QVERIFY(files.files() == most);
}

/// What another part of the editor set is not set back by a field that is older.
void TestSettingsDialog::numbersKeepTheRest()
{
    OpenSettings open;
    PreferenceValues values = open.values();
    values.hiddenLayers = {QStringLiteral("queue")};
    values.apartColors = true;
    open.editor.window.commands().preferences().setValues(values);
    QVERIFY(open.part<QRadioButton>("apartColors").isChecked());
    open.part<QSpinBox>("autosave").setValue(30);
    QCOMPARE(open.values().hiddenLayers, values.hiddenLayers);
    QVERIFY(open.values().apartColors);
    QCOMPARE(open.values().autosaveMinutes, 30);
}

/// Nothing has to be scrolled sideways.
void TestSettingsDialog::isCalmOnASmallScreenInFrench()
{
    const QLocale before;
    installLanguage(*qApp, QStringLiteral("fr"));
    const auto back = qScopeGuard([&before] {
        installLanguage(*qApp, QStringLiteral("en"));
        QLocale::setDefault(before);
    });
    OpenSettings open;
    open.dialog().resize(620, 420);
    for (int page = 0; page < PageCount; ++page) {
        open.showPage(page);
        QCoreApplication::processEvents();
        const auto* scroll = qobject_cast<QScrollArea*>(open.part<QStackedWidget>("pages").currentWidget());
        QVERIFY(scroll);
        QVERIFY2(!scroll->horizontalScrollBar()->isVisible(), qPrintable(QString::number(page)));
    }
}

ZONEWRIGHT_TEST(settingsdialog, TestSettingsDialog)

#include "tst_settingsdialog.moc"
