#include "app/commandlist.h"
#include "app/commandpalette.h"
#include "app/commandwiring.h"
#include "app/keycaps.h"
#include "gui/editor.h"
#include "support/testregistry.h"

#include <QDockWidget>
#include <QLineEdit>
#include <QListView>
#include <QMenuBar>
#include <QPainter>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <algorithm>

using namespace zonewright;

class TestCommandPalette : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void runsWhatIsTyped();
    void holdsEveryAction();
    void keysMoveInTheList();
    void clickRuns();
    void disabledCommandsAreNotRun();
    void wordsOfNoCommand();
    void escapeGivesTheKeyboardBack();
    void goesWhenTheKeyboardGoes();
    void clickElsewhereClosesIt();
    void lastUsedAreOnTop();
    void lastUsedAreKept();
    void keysShownFollowTheMap();
    void staysInsideTheWindow();
    void capsOfKeys_data();
    void capsOfKeys();
    void capsAreAsWideAsTheyAreDrawn();
};

namespace {

QStringList commandNames(const char* names)
{
    return QString::fromLatin1(names).split(QLatin1Char(' '));
}

/// The palette of a real window, opened by its key.
struct OpenPalette
{
    test::Editor editor;

    OpenPalette()
    {
        editor.show();
        open();
    }

    void open() { QTest::keyClick(&editor.window, Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier); }

    CommandPalette& palette() { return editor.part<CommandPalette>("commandPalette"); }

    QLineEdit& edit() { return editor.part<QLineEdit>("commandEdit"); }

    QListView& list() { return editor.part<QListView>("commandList"); }

    void type(const char* words) { QTest::keyClicks(&edit(), QLatin1String(words)); }

    void press(Qt::Key key) { QTest::keyClick(&edit(), key); }

    QString current() { return list().currentIndex().data(CommandModel::NameRole).toString(); }
};

} // namespace

void TestCommandPalette::runsWhatIsTyped()
{
    OpenPalette open;
    QVERIFY(open.palette().isVisible());
    QVERIFY(open.edit().hasFocus());
    const std::string before = open.editor.name();
    open.type("rand");
    QCOMPARE(open.current(), QStringLiteral("random-name"));
    QVERIFY(!open.list().currentIndex().data(CommandModel::MatchRole).value<QList<int>>().isEmpty());
    open.press(Qt::Key_Return);
    QVERIFY(open.palette().isHidden());
    QVERIFY(open.editor.name() != before);
    open.open();
    QVERIFY(open.edit().text().isEmpty());
}

void TestCommandPalette::holdsEveryAction()
{
    OpenPalette open;
    QSet<QString> names, menus;
    for (int row = 0; row < open.list().model()->rowCount(); ++row) {
        const QModelIndex index = open.list().model()->index(row, 0);
        names << index.data(CommandModel::NameRole).toString();
        menus << index.data(CommandModel::MenuRole).toString();
        QVERIFY2(!index.data(CommandModel::MenuRole).toString().isEmpty(), qPrintable(index.data().toString()));
    }
    for (const ActionRow& row : ActionSet::table())
        QVERIFY2(names.contains(QLatin1String(row.name)), row.name);
    for (const QString& menu : {QStringLiteral("File"), QStringLiteral("Edit"), QStringLiteral("View › Theme")})
        QVERIFY2(menus.contains(menu), qPrintable(menu));
    const auto commands = commandsOf(*open.editor.window.menuBar(), open.editor.window.actions());
    QVERIFY(std::ranges::any_of(commands, [](const Command& command) { // those of the docks too
        return commandText(*command.action) == QLatin1String("Inspector");
    }));
}

void TestCommandPalette::keysMoveInTheList()
{
    OpenPalette open;
    QAbstractItemModel* model = open.list().model();
    const int last = model->rowCount() - 1;
    QVERIFY(last > 14);
    const auto row = [&open] { return open.list().currentIndex().row(); };
    QCOMPARE(row(), 0);
    open.press(Qt::Key_Down);
    QCOMPARE(row(), 1);
    open.press(Qt::Key_Up);
    open.press(Qt::Key_Up); // around the end
    QCOMPARE(row(), last);
    open.press(Qt::Key_Down);
    QCOMPARE(row(), 0);
    open.press(Qt::Key_PageDown);
    const int page = row();
    QVERIFY(page > 3 && page < last);
    open.press(Qt::Key_PageDown);
    QVERIFY(row() > page);
    for (int i = 0; i < 9; ++i)
        open.press(Qt::Key_PageUp);
    QCOMPARE(row(), 0);
    QVERIFY(open.edit().hasFocus());
}

void TestCommandPalette::clickRuns()
{
    OpenPalette open;
    open.type("dark");
    const QRect place = open.list().visualRect(open.list().model()->index(0, 0));
    QVERIFY(!place.isEmpty());
    QTest::mouseClick(open.list().viewport(), Qt::LeftButton, {}, place.center());
    QVERIFY(open.palette().isHidden());
    QVERIFY(open.editor.action(ActionId::DarkTheme).isChecked());
    open.editor.action(ActionId::LightTheme).trigger();
}

void TestCommandPalette::disabledCommandsAreNotRun()
{
    OpenPalette open;
    QVERIFY(!open.editor.action(ActionId::Redo).isEnabled());
    QSignalSpy run(&open.editor.action(ActionId::Redo), &QAction::triggered);
    open.type("redo");
    QCOMPARE(open.current(), QStringLiteral("redo"));
    open.press(Qt::Key_Return);
    QVERIFY(open.palette().isVisible());
    QCOMPARE(run.size(), 0);
    QVERIFY(open.palette().recent().isEmpty());
}

void TestCommandPalette::wordsOfNoCommand()
{
    OpenPalette open;
    open.type("qqq");
    QVERIFY(open.list().isHidden());
    auto* none = open.palette().findChild<QLabel*>(QStringLiteral("emptyLabel"));
    QVERIFY(none && none->isVisible());
    open.press(Qt::Key_Return);
    QVERIFY(open.palette().isVisible());
    open.press(Qt::Key_Down);
    for (int i = 0; i < 3; ++i)
        open.press(Qt::Key_Backspace);
    QVERIFY(open.list().isVisible());
    QVERIFY(none->isHidden());
}

void TestCommandPalette::escapeGivesTheKeyboardBack()
{
    OpenPalette open;
    open.press(Qt::Key_Escape);
    QVERIFY(open.palette().isHidden());
    QVERIFY(open.editor.worldView().hasFocus());
    auto& name = open.editor.part<QLineEdit>("nameEdit");
    name.setFocus();
    open.open();
    open.press(Qt::Key_Escape);
    QVERIFY(name.hasFocus());
}

void TestCommandPalette::goesWhenTheKeyboardGoes()
{
    OpenPalette open;
    auto& name = open.editor.part<QLineEdit>("nameEdit");
    name.setFocus();
    QVERIFY(open.palette().isHidden());
    QVERIFY(name.hasFocus());
}

void TestCommandPalette::clickElsewhereClosesIt()
{
    OpenPalette open;
    QTest::mouseClick(&open.edit(), Qt::LeftButton);
    QVERIFY(open.palette().isVisible());
    QTest::mouseClick(&open.editor.worldView(), Qt::LeftButton, {}, {5, 400});
    QVERIFY(open.palette().isHidden());
}

void TestCommandPalette::lastUsedAreOnTop()
{
    OpenPalette open;
    for (const char* words : {"zoom in", "zoom out", "zoom in"}) {
        open.open();
        open.type(words);
        open.press(Qt::Key_Return);
    }
    open.open();
    QCOMPARE(open.palette().recent(), commandNames("zoom-in zoom-out"));
    QCOMPARE(open.current(), QStringLiteral("zoom-in"));
    open.press(Qt::Key_Down);
    QCOMPARE(open.current(), QStringLiteral("zoom-out"));
    open.palette().setRecent(commandNames("a b c d e f"));
    QCOMPARE(open.palette().recent().size(), 5);
}

void TestCommandPalette::lastUsedAreKept()
{
    const QTemporaryDir folder;
    QSettings settings(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
    {
        OpenPalette open;
        open.editor.window.commands().keepIn(settings);
        open.type("fit");
        open.press(Qt::Key_Return);
    }
    test::Editor editor;
    editor.window.commands().keepIn(settings);
    QCOMPARE(editor.part<CommandPalette>("commandPalette").recent(), commandNames("fit"));
}

void TestCommandPalette::keysShownFollowTheMap()
{
    OpenPalette open;
    QVERIFY(open.editor.window.commands().shortcuts().setKeys(ActionId::About, {QKeySequence(Qt::Key_F3)}).isEmpty());
    open.type("about");
    QCOMPARE(open.list().currentIndex().data(CommandModel::KeysRole).value<KeyList>(),
             KeyList{QKeySequence(Qt::Key_F3)});
}

void TestCommandPalette::staysInsideTheWindow()
{
    OpenPalette open;
    for (const QSize& size : {QSize(1200, 800), QSize(620, 420), QSize(1600, 500)}) {
        open.editor.window.resize(size);
        QCoreApplication::processEvents();
        QVERIFY(open.palette().isVisible());
        QVERIFY(open.editor.window.rect().contains(open.palette().geometry()));
        QVERIFY(qAbs(open.palette().geometry().center().x() - open.editor.window.rect().center().x()) <= 1);
    }
    open.type("zoom in");
    QVERIFY(open.palette().height() < 160); // as high as one row asks
}

void TestCommandPalette::capsOfKeys_data()
{
    QTest::addColumn<QString>("keys");
    QTest::addColumn<QList<QStringList>>("caps");
    using Caps = QList<QStringList>;
    QTest::newRow("chord") << QStringLiteral("Ctrl+Shift+P") << Caps{commandNames("Ctrl Shift P")};
    QTest::newRow("plus") << QStringLiteral("Ctrl++") << Caps{commandNames("Ctrl +")};
    QTest::newRow("comma") << QStringLiteral("Ctrl+,") << Caps{commandNames("Ctrl ,")};
    QTest::newRow("plain") << QStringLiteral("F12") << Caps{commandNames("F12")};
    QTest::newRow("two chords") << QStringLiteral("Ctrl+K, Ctrl+S")
                                << Caps{commandNames("Ctrl K"), commandNames("Ctrl S")};
    QTest::newRow("nothing") << QStringLiteral("") << Caps();
}

void TestCommandPalette::capsOfKeys()
{
    QFETCH(QString, keys);
    QTEST(keyCaps(QKeySequence(keys)), "caps");
}

void TestCommandPalette::capsAreAsWideAsTheyAreDrawn()
{
    QImage image(400, 40, QImage::Format_RGB32);
    for (const char* keys : {"F12", "Ctrl+Shift+P", "Ctrl+K, Ctrl+S"}) {
        image.fill(Qt::white);
        QPainter painter(&image);
        const int width = keyCapsWidth(QKeySequence(QLatin1String(keys)), painter.fontMetrics());
        paintKeyCaps(painter, QRect(20, 0, 300, 40), QKeySequence(QLatin1String(keys)), QPalette(), false);
        painter.end();
        int left = image.width(), right = 0;
        for (int x = 0; x < image.width(); ++x) {
            for (int y = 0; y < image.height(); ++y) {
                if (image.pixelColor(x, y) != Qt::white) {
                    left = std::min(left, x);
                    right = std::max(right, x);
                }
            }
        }
        QCOMPARE(left, 20);
        QCOMPARE(right, 20 + width - 1);
    }
}

ZONEWRIGHT_TEST(commandpalette, TestCommandPalette)

#include "tst_commandpalette.moc"
