#include "support/testregistry.h"
#include "views/walkkeys.h"

#include <QKeyEvent>
#include <QTest>

#include <map>

using namespace zonewright;

class TestWalkKeys : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyKeyWithEveryModifier_data();
    void everyKeyWithEveryModifier();
    void fullStopMayNeedShift();
    void groupSwitchChangesNothing();
};

namespace {

using KeyMoves = std::map<int, Direction>;

const KeyMoves arrowMoves{{Qt::Key_Up, Direction::North},
                          {Qt::Key_Right, Direction::East},
                          {Qt::Key_Down, Direction::South},
                          {Qt::Key_Left, Direction::West}};

const KeyMoves viMoves{{Qt::Key_H, Direction::West},      {Qt::Key_J, Direction::South},
                       {Qt::Key_K, Direction::North},     {Qt::Key_L, Direction::East},
                       {Qt::Key_Y, Direction::NorthWest}, {Qt::Key_U, Direction::NorthEast},
                       {Qt::Key_B, Direction::SouthWest}, {Qt::Key_N, Direction::SouthEast}};

const KeyMoves padMoves{
    {Qt::Key_7, Direction::NorthWest},    {Qt::Key_8, Direction::North},    {Qt::Key_9, Direction::NorthEast},
    {Qt::Key_4, Direction::West},         {Qt::Key_5, Direction::None},     {Qt::Key_6, Direction::East},
    {Qt::Key_1, Direction::SouthWest},    {Qt::Key_2, Direction::South},    {Qt::Key_3, Direction::SouthEast},
    {Qt::Key_Home, Direction::NorthWest}, {Qt::Key_Up, Direction::North},   {Qt::Key_PageUp, Direction::NorthEast},
    {Qt::Key_Left, Direction::West},      {Qt::Key_Clear, Direction::None}, {Qt::Key_Right, Direction::East},
    {Qt::Key_End, Direction::SouthWest},  {Qt::Key_Down, Direction::South}, {Qt::Key_PageDown, Direction::SouthEast}};

/// What the table says of a key: written again from the design, not from the code.
std::optional<Direction> expectedMove(int key, Qt::KeyboardModifiers modifiers, WalkKeys keys)
{
    const auto in = [key](const KeyMoves& moves) {
        const auto found = moves.find(key);
        return found == moves.end() ? std::nullopt : std::optional(found->second);
    };
    if (modifiers == Qt::KeypadModifier)
        return in(padMoves);
    if (key == Qt::Key_Period && keys.arrows && (modifiers == Qt::NoModifier || modifiers == Qt::ShiftModifier))
        return Direction::None;
    if (modifiers != Qt::NoModifier)
        return std::nullopt;
    if (keys.arrows && in(arrowMoves))
        return in(arrowMoves);
    return keys.vi ? in(viMoves) : std::nullopt;
}

/// Letters, digits, signs, and every key that moves a cursor.
std::vector<int> keysToTry()
{
    std::vector<int> keys;
    for (int key = Qt::Key_Space; key <= Qt::Key_AsciiTilde; ++key)
        keys.push_back(key);
    for (int key = Qt::Key_Escape; key <= Qt::Key_PageDown; ++key)
        keys.push_back(key);
    for (const int key : {Qt::Key_Enter, Qt::Key_Return, Qt::Key_F1, Qt::Key_F12, Qt::Key_Shift, Qt::Key_NumLock})
        keys.push_back(key);
    return keys;
}

} // namespace

void TestWalkKeys::everyKeyWithEveryModifier_data()
{
    QTest::addColumn<bool>("arrows");
    QTest::addColumn<bool>("vi");
    QTest::newRow("numeric pad alone") << false << false;
    QTest::newRow("arrows") << true << false;
    QTest::newRow("vi keys") << false << true;
    QTest::newRow("all") << true << true;
}

void TestWalkKeys::everyKeyWithEveryModifier()
{
    QFETCH(bool, arrows);
    QFETCH(bool, vi);
    const WalkKeys keys{.arrows = arrows, .vi = vi};
    int moves = 0;
    for (int bits = 0; bits < 32; ++bits) {
        Qt::KeyboardModifiers modifiers;
        modifiers.setFlag(Qt::ShiftModifier, bits & 1).setFlag(Qt::ControlModifier, bits & 2);
        modifiers.setFlag(Qt::AltModifier, bits & 4).setFlag(Qt::MetaModifier, bits & 8);
        modifiers.setFlag(Qt::KeypadModifier, bits & 16);
        for (const int key : keysToTry()) {
            const auto expected = expectedMove(key, modifiers, keys);
            const auto move = walkOf(QKeyEvent(QEvent::KeyPress, key, modifiers), keys);
            QVERIFY2(move == expected, qPrintable(QKeySequence(key | modifiers).toString()));
            moves += move.has_value();
        }
    }
    QCOMPARE(moves, 18 + (arrows ? 6 : 0) + (vi ? 8 : 0));
}

void TestWalkKeys::fullStopMayNeedShift()
{
    const QKeyEvent french(QEvent::KeyPress, Qt::Key_Period, Qt::ShiftModifier, QStringLiteral("."));
    QVERIFY(walkOf(french, {.arrows = true}) == Direction::None);
    const QKeyEvent copied(QEvent::KeyPress, Qt::Key_Period, Qt::ControlModifier);
    QVERIFY(!walkOf(copied, {.arrows = true}));
}

void TestWalkKeys::groupSwitchChangesNothing()
{
    const QKeyEvent key(QEvent::KeyPress, Qt::Key_Up, Qt::GroupSwitchModifier);
    QVERIFY(walkOf(key, {.arrows = true}) == Direction::North);
}

ZONEWRIGHT_TEST(walkkeys, TestWalkKeys)

#include "tst_walkkeys.moc"
