#include "app/keybindings.h"
#include "support/testregistry.h"

#include <QFile>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <array>
#include <random>

using namespace zonewright;

class TestKeyBindings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void defaultsOfBothMaps();
    void editorsDefaultsAreUnique();
    void clashingKeys_data();
    void clashingKeys();
    void reservedKeys_data();
    void reservedKeys();
    void keysAreGivenAndTaken();
    void clashesAreRefused();
    void restoringNeedsFreeKeys();
    void mapsKeepOwnKeys();
    void ownKeyRestsUnderADefault();
    void restingKeyOutlastsARestoredDefault();
    void givenKeysStay();
    void modifiersMakeNoChord();
    void hopelessOwnKeysAreDropped();
    void viKeysWalk();
    void mapsDiffer();
    void roundTripThroughSettings();
    void damagedSettings_data();
    void damagedSettings();
    void nothingIsEverAmbiguous();

private:
    static void writeFile(const QString& name, const QByteArray& text);

    QTemporaryDir m_folder;
};

namespace {

constexpr std::array<ActionRow, 5> someRows{{
    {ActionId{0}, "save", "&Save", "", "", "Ctrl+S"},
    {ActionId{1}, "redo", "&Redo", "", "", "Ctrl+Y; Ctrl+Shift+Z"},
    {ActionId{2}, "step", "S&tep", "", "", "F4", false, "F10"},
    {ActionId{3}, "run", "&Run", "", "", "F6", false, "F5"},
    {ActionId{4}, "about", "&About", "", "", ""},
}};
constexpr std::size_t saveRow = 0, redoRow = 1, stepRow = 2, runRow = 3, aboutRow = 4;

KeyList list(const char* keys)
{
    return *keys ? QKeySequence::listFromString(QLatin1String(keys)) : KeyList();
}

QString text(const KeyBindings& bindings, std::size_t row)
{
    return QKeySequence::listToString(bindings.keys(row), QKeySequence::PortableText);
}

bool isUnambiguous(const KeyBindings& bindings)
{
    KeyList all;
    for (std::size_t row = 0; row < bindings.table().size(); ++row) {
        for (const QKeySequence& key : bindings.keys(row)) {
            if (std::ranges::any_of(all, [&key](const QKeySequence& other) { return clash(key, other); }))
                return false;
            all << key;
        }
    }
    return true;
}

} // namespace

void TestKeyBindings::writeFile(const QString& name, const QByteArray& text)
{
    QFile file(name);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
}

void TestKeyBindings::defaultsOfBothMaps()
{
    KeyBindings bindings(someRows);
    QVERIFY(bindings.keyMap() == KeyMap::Standard);
    QCOMPARE(text(bindings, redoRow), QStringLiteral("Ctrl+Y; Ctrl+Shift+Z"));
    QCOMPARE(text(bindings, stepRow), QStringLiteral("F4"));
    QCOMPARE(text(bindings, aboutRow), QString());
    bindings.setKeyMap(KeyMap::Debugger);
    QCOMPARE(text(bindings, stepRow), QStringLiteral("F10"));
    QCOMPARE(text(bindings, runRow), QStringLiteral("F5"));
    QCOMPARE(text(bindings, saveRow), QStringLiteral("Ctrl+S")); // the same in both
}

void TestKeyBindings::editorsDefaultsAreUnique()
{
    KeyBindings bindings(actionTable());
    for (const KeyMap map : {KeyMap::Standard, KeyMap::Debugger}) {
        bindings.setKeyMap(map);
        for (const ActionRow& row : actionTable()) {
            QCOMPARE(bindings.keys(static_cast<std::size_t>(row.id)), defaultKeys(row, map)); // none was taken away
            for (const QKeySequence& key : defaultKeys(row, map))
                QVERIFY2(!key.toString().isEmpty(), row.name);
        }
    }
}

void TestKeyBindings::clashingKeys_data()
{
    QTest::addColumn<QString>("a");
    QTest::addColumn<QString>("b");
    QTest::addColumn<bool>("clashing");
    QTest::newRow("same") << QStringLiteral("Ctrl+S") << QStringLiteral("Ctrl+S") << true;
    QTest::newRow("other") << QStringLiteral("Ctrl+S") << QStringLiteral("Ctrl+Shift+S") << false;
    QTest::newRow("beginning") << QStringLiteral("Ctrl+K") << QStringLiteral("Ctrl+K, Ctrl+S") << true;
    QTest::newRow("same chords") << QStringLiteral("Ctrl+K, Ctrl+S") << QStringLiteral("Ctrl+K, Ctrl+S") << true;
    QTest::newRow("other chords") << QStringLiteral("Ctrl+K, Ctrl+S") << QStringLiteral("Ctrl+K, S") << false;
    QTest::newRow("second chord") << QStringLiteral("Ctrl+S") << QStringLiteral("Ctrl+K, Ctrl+S") << false;
    QTest::newRow("nothing") << QStringLiteral("") << QStringLiteral("Ctrl+S") << false;
}

void TestKeyBindings::clashingKeys()
{
    QFETCH(QString, a);
    QFETCH(QString, b);
    QTEST(clash(QKeySequence(a), QKeySequence(b)), "clashing");
    QTEST(clash(QKeySequence(b), QKeySequence(a)), "clashing");
}

void TestKeyBindings::reservedKeys_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<bool>("reserved");
    for (const char* key : {"Tab", "Shift+Tab", "Return", "Enter", "Esc", "Space", "Left", "Shift+Up", "Alt+F", "Alt+1",
                            "", "Ctrl+Nonsense", "Nonsense", "Tab, Ctrl+S", "Ctrl+K, Nonsense", "Alt+F, Ctrl+X"})
        QTest::newRow(key) << QString::fromLatin1(key) << true;
    for (const char* key : {"Ctrl+S", "F5", "J", ".", "Alt+Left", "Ctrl+Tab", "Ctrl+Return", "Alt+F4", "Ctrl+Alt+F",
                            "Ctrl+K, Esc", "Ctrl++", "PgUp", "Del"})
        QTest::newRow(key) << QString::fromLatin1(key) << false;
}

void TestKeyBindings::reservedKeys()
{
    QFETCH(QString, key);
    QTEST(isReserved(QKeySequence(key)), "reserved");
}

void TestKeyBindings::keysAreGivenAndTaken()
{
    KeyBindings bindings(someRows);
    QVERIFY(!bindings.setKeys(aboutRow, list("Ctrl+J; F1")));
    QCOMPARE(text(bindings, aboutRow), QStringLiteral("Ctrl+J; F1"));
    QVERIFY(bindings.hasOwnKeys(aboutRow));
    QVERIFY(!bindings.setKeys(saveRow, {}));
    QCOMPARE(text(bindings, saveRow), QString());
    QVERIFY(bindings.hasOwnKeys(saveRow));
    QVERIFY(!bindings.setKeys(aboutRow, list("Ctrl+S")));              // nobody's now
    QVERIFY(!bindings.setKeys(redoRow, list("Ctrl+Shift+Z; Ctrl+Y"))); // another one is shown
    QCOMPARE(text(bindings, redoRow), QStringLiteral("Ctrl+Shift+Z; Ctrl+Y"));
    QVERIFY(!bindings.setKeys(redoRow, list("Ctrl+Y; Ctrl+Shift+Z")));
    QVERIFY(!bindings.hasOwnKeys(redoRow)); // those of the map
    bindings.restoreAll();
    QVERIFY(bindings == KeyBindings(someRows));
    QCOMPARE(text(bindings, saveRow), QStringLiteral("Ctrl+S"));
}

void TestKeyBindings::clashesAreRefused()
{
    KeyBindings bindings(someRows);
    const auto refuses = [&bindings](const char* keys, std::optional<std::size_t> owner, const char* key) {
        const auto refusal = bindings.setKeys(aboutRow, list(keys));
        QVERIFY(refusal.has_value());
        QCOMPARE(refusal->key.toString(QKeySequence::PortableText), QLatin1String(key));
        QVERIFY(refusal->owner == owner);
        QVERIFY(bindings == KeyBindings(someRows));
        QCOMPARE(text(bindings, aboutRow), QString());
    };
    refuses("Ctrl+S", saveRow, "Ctrl+S");
    refuses("Ctrl+J; Ctrl+Shift+Z", redoRow, "Ctrl+Shift+Z"); // a second key counts, and all is refused
    refuses("Ctrl+S, Ctrl+J", saveRow, "Ctrl+S, Ctrl+J");
    refuses("Ctrl+J; Ctrl+J, Ctrl+K", aboutRow, "Ctrl+J, Ctrl+K"); // against itself
    refuses("Tab", std::nullopt, "Tab");
    QVERIFY(!bindings.setKeys(aboutRow, list("Ctrl+J, Ctrl+K")));
    const auto shorter = bindings.setKeys(saveRow, list("Ctrl+J"));
    QVERIFY(shorter && shorter->owner == aboutRow);
}

void TestKeyBindings::restoringNeedsFreeKeys()
{
    KeyBindings bindings(someRows);
    QVERIFY(!bindings.setKeys(saveRow, list("Ctrl+J")));
    QVERIFY(!bindings.setKeys(aboutRow, list("Ctrl+S")));
    const auto refusal = bindings.restore(saveRow);
    QVERIFY(refusal && refusal->owner == aboutRow);
    QCOMPARE(text(bindings, saveRow), QStringLiteral("Ctrl+J"));
    QVERIFY(!bindings.restore(aboutRow));
    QVERIFY(!bindings.restore(saveRow));
    QVERIFY(bindings == KeyBindings(someRows));
}

void TestKeyBindings::mapsKeepOwnKeys()
{
    KeyBindings bindings(someRows);
    QVERIFY(!bindings.setKeys(stepRow, list("F9")));
    bindings.setKeyMap(KeyMap::Debugger);
    QCOMPARE(text(bindings, stepRow), QStringLiteral("F9"));
    QVERIFY(!bindings.restore(stepRow));
    QCOMPARE(text(bindings, stepRow), QStringLiteral("F10"));
}

void TestKeyBindings::ownKeyRestsUnderADefault()
{
    KeyBindings bindings(someRows);
    QVERIFY(!bindings.setKeys(saveRow, list("F10; Ctrl+J")));
    bindings.setKeyMap(KeyMap::Debugger);
    QCOMPARE(text(bindings, stepRow), QStringLiteral("F10"));
    QCOMPARE(text(bindings, saveRow), QStringLiteral("Ctrl+J"));
    bindings.setKeyMap(KeyMap::Standard);
    QCOMPARE(text(bindings, saveRow), QStringLiteral("F10; Ctrl+J"));
}

/// The other map's key is given back to its action while an own key rests under it.
void TestKeyBindings::restingKeyOutlastsARestoredDefault()
{
    for (const bool restored : {true, false}) {
        KeyBindings bindings(someRows);
        QVERIFY(!bindings.setKeys(saveRow, list("F10; Ctrl+J")));
        bindings.setKeyMap(KeyMap::Debugger);
        QVERIFY(!bindings.setKeys(stepRow, list("F9")));
        QCOMPARE(text(bindings, saveRow), QStringLiteral("F10; Ctrl+J"));
        QVERIFY(!bindings.setKeys(saveRow, list("Ctrl+J; F10")));
        QVERIFY(bindings.restore(stepRow).has_value()); // it has an owner now
        bindings.setKeyMap(KeyMap::Standard);
        QVERIFY(!bindings.restore(stepRow));
        bindings.setKeyMap(KeyMap::Debugger);
        QCOMPARE(text(bindings, saveRow), QStringLiteral("Ctrl+J")); // F10 rests
        if (restored)
            QVERIFY(!bindings.restore(stepRow));
        else
            QVERIFY(!bindings.setKeys(stepRow, list("F10; F8")));
        QCOMPARE(text(bindings, saveRow), QStringLiteral("Ctrl+J"));
        bindings.setKeyMap(KeyMap::Standard);
        QCOMPARE(text(bindings, saveRow), QStringLiteral("Ctrl+J; F10"));
        QVERIFY(isUnambiguous(bindings));
    }
}

void TestKeyBindings::modifiersMakeNoChord()
{
    for (const Qt::Key key : {Qt::Key_Shift, Qt::Key_Control, Qt::Key_Meta, Qt::Key_Alt, Qt::Key_AltGr, Qt::Key_Super_L,
                              Qt::Key_Super_R, Qt::Key_Hyper_L, Qt::Key_Hyper_R, Qt::Key_CapsLock, Qt::Key_NumLock,
                              Qt::Key_ScrollLock, Qt::Key_Mode_switch, Qt::Key_unknown}) {
        QVERIFY(!makesChord(key));
        QVERIFY(isReserved(QKeySequence(Qt::CTRL | key)));
    }
    for (const Qt::Key key : {Qt::Key_A, Qt::Key_F1, Qt::Key_Tab, Qt::Key_Menu, Qt::Key_Escape})
        QVERIFY(makesChord(key));
}

/// What is given is there, whatever else was wished for before.
void TestKeyBindings::givenKeysStay()
{
    const QString file = m_folder.filePath(QStringLiteral("given.ini"));
    writeFile(file, "[keys]\nown\\save=F9\nown\\about=F9\n");
    KeyBindings bindings(someRows);
    bindings.read(QSettings(file, QSettings::IniFormat));
    QCOMPARE(text(bindings, saveRow), QStringLiteral("F9"));
    QCOMPARE(text(bindings, aboutRow), QString());
    QVERIFY(!bindings.setKeys(saveRow, list("Ctrl+J"))); // F9 goes to the other one
    QCOMPARE(text(bindings, aboutRow), QStringLiteral("F9"));
    QVERIFY(bindings.setKeys(saveRow, list("F9")).has_value());
}

/// An own key that its action has in no map is damage: the default comes back.
void TestKeyBindings::hopelessOwnKeysAreDropped()
{
    const QString file = m_folder.filePath(QStringLiteral("hopeless.ini"));
    writeFile(file, "[keys]\nown\\save=Ctrl+S\nown\\run=Ctrl+S\nown\\redo=F6\n");
    KeyBindings bindings(someRows);
    bindings.read(QSettings(file, QSettings::IniFormat));
    QCOMPARE(text(bindings, saveRow), QStringLiteral("Ctrl+S"));
    QCOMPARE(text(bindings, runRow), QStringLiteral("F6"));
    QVERIFY(!bindings.hasOwnKeys(runRow));
    QVERIFY(bindings.hasOwnKeys(redoRow)); // rests
    bindings.setKeyMap(KeyMap::Debugger);
    QCOMPARE(text(bindings, redoRow), QStringLiteral("F6"));
}

void TestKeyBindings::viKeysWalk()
{
    for (const char* key : {"H", "J", "K", "L", "Y", "U", "B", "N", "H, Ctrl+X"})
        QVERIFY(isViKey(list(key).constFirst()));
    for (const char* key : {"Ctrl+H", "Shift+J", "A", "F4", "Ctrl+X, H"})
        QVERIFY(!isViKey(list(key).constFirst()));
    KeyBindings bindings(someRows);
    QVERIFY(!bindings.viKeyOwner().has_value());
    QVERIFY(!bindings.setKeys(saveRow, list("H; Ctrl+J")));
    QCOMPARE(bindings.viKeyOwner()->owner, std::optional(saveRow));
    bindings.setViKeys(true);
    QCOMPARE(text(bindings, saveRow), QStringLiteral("Ctrl+J")); // H rests
    const auto refused = bindings.setKeys(redoRow, list("J"));
    QVERIFY(refused && refused->walks && !refused->owner);
    QVERIFY(!bindings.setKeys(redoRow, list("Ctrl+H")));
    bindings.setViKeys(false);
    QCOMPARE(text(bindings, saveRow), QStringLiteral("H; Ctrl+J"));
    QVERIFY(!bindings.setKeys(redoRow, list("J")));

    const QString file = m_folder.filePath(QStringLiteral("vi.ini"));
    writeFile(file, "[keys]\nown\\save=H\n");
    KeyBindings read(someRows);
    read.setViKeys(true);
    read.read(QSettings(file, QSettings::IniFormat));
    QCOMPARE(text(read, saveRow), QString());
    QVERIFY(read.hasOwnKeys(saveRow));
    read.setViKeys(false);
    QCOMPARE(text(read, saveRow), QStringLiteral("H"));
}

void TestKeyBindings::mapsDiffer()
{
    KeyBindings bindings(actionTable());
    const auto forward = static_cast<std::size_t>(ActionId::TurnForward);
    const auto back = static_cast<std::size_t>(ActionId::TurnBack);
    QCOMPARE(text(bindings, forward), QStringLiteral("Alt+Right"));
    bindings.setKeyMap(KeyMap::Debugger);
    QCOMPARE(text(bindings, forward), QStringLiteral("F10; Alt+Right"));
    QCOMPARE(text(bindings, back), QStringLiteral("Shift+F10; Alt+Left"));
}

void TestKeyBindings::roundTripThroughSettings()
{
    const QString file = m_folder.filePath(QStringLiteral("round.ini"));
    KeyBindings bindings(someRows);
    bindings.setKeyMap(KeyMap::Debugger);
    QVERIFY(!bindings.setKeys(aboutRow, list("Ctrl+K, Ctrl+S; F1; Ctrl+,")));
    QVERIFY(!bindings.setKeys(saveRow, {}));
    {
        QSettings settings(file, QSettings::IniFormat);
        settings.setValue(QStringLiteral("keys/own/of-a-newer-version"), QStringLiteral("F9"));
        bindings.write(settings);
    }
    KeyBindings read(someRows);
    read.read(QSettings(file, QSettings::IniFormat));
    QVERIFY(read == bindings);
    QCOMPARE(text(read, aboutRow), QStringLiteral("Ctrl+K, Ctrl+S; F1; Ctrl+,"));
    read.restoreAll();
    {
        QSettings settings(file, QSettings::IniFormat);
        read.write(settings);
        QCOMPARE(settings.allKeys().size(), 2); // the map, and what is not ours
    }
    KeyBindings again(someRows);
    again.read(QSettings(file, QSettings::IniFormat));
    QVERIFY(again == read);
}

void TestKeyBindings::damagedSettings_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QStringList>("keys"); // of all rows
    const QString saves = QStringLiteral("Ctrl+S"), redoes = QStringLiteral("Ctrl+Y; Ctrl+Shift+Z"),
                  steps = QStringLiteral("F4"), runs = QStringLiteral("F6");
    const QStringList defaults{saves, redoes, steps, runs, QString()};
    const auto row = [](const char* name, const char* file, const QStringList& keys) {
        QTest::newRow(name) << QByteArray("[keys]\n") + file << keys;
    };
    row("empty", "", defaults);
    row("unknown name", "own\\nobody=Ctrl+J\n", defaults);
    row("unknown map", "map=upside-down\n", defaults);
    row("nonsense key", "own\\save=Ctrl+Nonsense\n", defaults);
    row("nonsense and a key", "own\\save=\"Ctrl+Nonsense; Ctrl+J\"\n",
        {QStringLiteral("Ctrl+J"), redoes, steps, runs, QString()});
    row("reserved key", "own\\save=Esc\n", defaults);
    row("binary", "own\\save=@ByteArray(\\x1\\x2)\n", defaults);
    row("number", "own\\save=@Variant(\\0\\0\\0\\x2\\0\\0\\0\\x5)\n", defaults);
    row("default of another", "own\\about=Ctrl+S\n", defaults);
    row("beginning of a default", "own\\about=\"Ctrl+S, Ctrl+J\"\n", defaults);
    row("both want it", "own\\save=F9\nown\\about=F9\n", {QStringLiteral("F9"), redoes, steps, runs, QString()});
    row("owner wants it too", "own\\about=\"Ctrl+Y\"\nown\\redo=\"F9; Ctrl+Y\"\n",
        {saves, QStringLiteral("F9; Ctrl+Y"), steps, runs, QString()});
    row("chords without quotation marks", "own\\about=Ctrl+K, Ctrl+S\n",
        {saves, redoes, steps, runs, QStringLiteral("Ctrl+K, Ctrl+S")});
    row("the same twice", "own\\about=\"F9; F9\"\n", {saves, redoes, steps, runs, QStringLiteral("F9")});
    row("against itself", "own\\about=\"Ctrl+J; Ctrl+J, F9\"\n",
        {saves, redoes, steps, runs, QStringLiteral("Ctrl+J")});
    row("no keys", "own\\save=\n", {QString(), redoes, steps, runs, QString()});
    row("moved", "own\\save=\nown\\about=Ctrl+S\n", {QString(), redoes, steps, runs, QStringLiteral("Ctrl+S")});
    row("debugger map wins", "map=debugger\nown\\about=F10\n",
        {saves, redoes, QStringLiteral("F10"), QStringLiteral("F5"), QString()});
}

void TestKeyBindings::damagedSettings()
{
    QFETCH(QByteArray, file);
    QFETCH(QStringList, keys);
    const QString name = m_folder.filePath(QLatin1String(QTest::currentDataTag()));
    writeFile(name, file);
    KeyBindings bindings(someRows);
    bindings.read(QSettings(name, QSettings::IniFormat));
    QVERIFY(isUnambiguous(bindings));
    for (std::size_t row = 0; row < someRows.size(); ++row)
        QCOMPARE(text(bindings, row), keys.at(static_cast<qsizetype>(row)));
}

/// Whatever is done, in whatever order, and whatever is refused.
void TestKeyBindings::nothingIsEverAmbiguous()
{
    const std::array<const char*, 9> pool{"Ctrl+S",     "Ctrl+Y",        "F4", "F5", "F10", "F6", "Ctrl+K",
                                          "Ctrl+K, F4", "Ctrl+K, F4, F5"};
    for (unsigned seed = 0; seed < 200; ++seed) {
        std::mt19937 random(seed);
        KeyBindings bindings(someRows);
        int refused = 0;
        for (int turn = 0; turn < 60; ++turn) {
            const std::size_t row = random() % someRows.size();
            const KeyList before = bindings.keys(row);
            const KeyList keys = random() % 5 == 0 ? KeyList() : list(pool[random() % pool.size()]);
            switch (random() % 6) {
            case 0:
                bindings.setKeyMap(bindings.keyMap() == KeyMap::Standard ? KeyMap::Debugger : KeyMap::Standard);
                break;
            case 1:
                refused += bindings.restore(row).has_value() ? 1 : 0;
                break;
            default:
                if (bindings.setKeys(row, keys)) {
                    ++refused;
                    QCOMPARE(bindings.keys(row), before);
                } else {
                    QCOMPARE(bindings.keys(row), keys);
                }
            }
            QVERIFY(isUnambiguous(bindings));
        }
        QVERIFY(refused > 0);
        bindings.restoreAll();
        bindings.setKeyMap(KeyMap::Standard);
        QVERIFY(bindings == KeyBindings(someRows));
    }
}

ZONEWRIGHT_TEST(keybindings, TestKeyBindings)

#include "tst_keybindings.moc"
