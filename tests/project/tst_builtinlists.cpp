#include "core/dig/digtools.h"
#include "project/builtinlists.h"
#include "project/errortext.h"
#include "project/piecelistformat.h"
#include "project/wholefile.h"
#include "support/testregistry.h"

#include <QTest>

using namespace zonewright;
using namespace zonewright::test;

namespace {

/// The list that the tests of the digger know by that name.
PieceList testedList(const QString& name)
{
    if (name == QStringLiteral("classic"))
        return classicList();
    return name == QStringLiteral("mine") ? mineList() : lairList();
}

} // namespace

class BuiltinListsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void areTheListsOfTheTests_data();
    void areTheListsOfTheTests();
    void areAsTheWriterWritesThem_data();
    void areAsTheWriterWritesThem();
    void namesAreKnown();
    void refusesOtherNames();
    void roomsAreThere();
};

void BuiltinListsTest::areTheListsOfTheTests_data()
{
    QTest::addColumn<QString>("name");
    for (const std::string_view name : builtinListNames)
        QTest::newRow(std::string(name).c_str()) << QString::fromLatin1(name.data());
}

void BuiltinListsTest::areTheListsOfTheTests()
{
    QFETCH(const QString, name);
    const auto list = builtinList(name.toStdString());
    QVERIFY2(list.has_value(), list ? "" : qPrintable(errorTextWithPlace(list.error())));
    QVERIFY(*list == testedList(name));
}

void BuiltinListsTest::areAsTheWriterWritesThem_data()
{
    areTheListsOfTheTests_data();
}

void BuiltinListsTest::areAsTheWriterWritesThem()
{
    QFETCH(const QString, name);
    const QString path = QStringLiteral(ZONEWRIGHT_SOURCE_DIR "/resources/samples/pieces-%1.json").arg(name);
    QCOMPARE(readWholeFile(path, largestPieceListFile).value(), formatPieceList(testedList(name)));
}

void BuiltinListsTest::namesAreKnown()
{
    QCOMPARE(defaultPieceList, std::string_view("classic"));
    for (const std::string_view name : builtinListNames)
        QVERIFY(isBuiltinList(name));
    for (const std::string_view name : {"", "Classic", "classic ", "pieces-classic.json"})
        QVERIFY(!isBuiltinList(name));
}

void BuiltinListsTest::refusesOtherNames()
{
    for (const std::string_view name : {"", "Mine", "../lair", "lair.json"}) {
        const auto list = builtinList(name);
        QVERIFY(!list);
        QVERIFY(list.error() ==
                (Error{.code = ErrorCode::Unknown, .value = std::string(name), .expected = "classic, mine, lair"}));
    }
}

void BuiltinListsTest::roomsAreThere()
{
    const auto rooms = builtinCatalogue();
    QVERIFY2(rooms.has_value(), rooms ? "" : qPrintable(errorTextWithPlace(rooms.error())));
    QCOMPARE(rooms->rooms().size(), std::size_t{6});
    for (const std::int32_t code : {0, 1, 4, 10, 15, 17})
        QVERIFY(rooms->indexOf(code).has_value());
}

ZONEWRIGHT_TEST(builtinlists, BuiltinListsTest)
#include "tst_builtinlists.moc"
