#include "core/world/world.h"
#include "support/testregistry.h"

#include <QTest>

using namespace zonewright;

class TestWorldSettings : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void validates_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<int>("size");
        QTest::addColumn<int>("zoneSize");
        QTest::addColumn<QByteArray>("place"); // empty: a world
        QTest::addColumn<int>("code");
        const auto none = -1;
        const auto range = static_cast<int>(ErrorCode::OutOfRange);
        QTest::newRow("default") << QByteArray("Elderlore") << 5 << 6 << QByteArray() << none;
        QTest::newRow("smallest") << QByteArray("e") << 2 << 3 << QByteArray() << none;
        QTest::newRow("largest") << QByteArray("e") << 10 << 8 << QByteArray() << none;
        QTest::newRow("120 code points") << QByteArray("\xC3\xA9").repeated(120) << 5 << 6 << QByteArray() << none;
        QTest::newRow("121 code points") << QByteArray("\xC3\xA9").repeated(121) << 5 << 6 << QByteArray("name")
                                         << static_cast<int>(ErrorCode::NameTooLong);
        QTest::newRow("no name") << QByteArray("") << 5 << 6 << QByteArray("name")
                                 << static_cast<int>(ErrorCode::NameEmpty);
        QTest::newRow("latin 1") << QByteArray("caf\xE9") << 5 << 6 << QByteArray("name")
                                 << static_cast<int>(ErrorCode::NotUtf8);
        QTest::newRow("too small") << QByteArray("e") << 1 << 6 << QByteArray("size") << range;
        QTest::newRow("too large") << QByteArray("e") << 11 << 6 << QByteArray("size") << range;
        QTest::newRow("zone too small") << QByteArray("e") << 5 << 2 << QByteArray("zoneSize") << range;
        QTest::newRow("zone too large") << QByteArray("e") << 5 << 9 << QByteArray("zoneSize") << range;
        QTest::newRow("negative") << QByteArray("e") << -5 << 6 << QByteArray("size") << range;
    }

    void validates()
    {
        QFETCH(QByteArray, name);
        QFETCH(int, size);
        QFETCH(int, zoneSize);
        QFETCH(QByteArray, place);
        QFETCH(int, code);
        const WorldSettings settings{.name = name.toStdString(), .size = size, .zoneSize = zoneSize};
        const auto valid = validate(settings);
        const auto world = World::create(settings);
        QCOMPARE(valid.has_value(), place.isEmpty());
        QCOMPARE(world.has_value(), place.isEmpty());
        if (!valid) {
            QCOMPARE(QByteArray::fromStdString(valid.error().place), place);
            QCOMPARE(static_cast<int>(valid.error().code), code);
            QVERIFY(world.error() == valid.error());
        }
    }

    void errorsCarryValueAndLimits()
    {
        const auto valid = validate({.name = "e", .size = 11});
        QCOMPARE(valid.error().value, std::string("11"));
        QCOMPARE(valid.error().low, 2);
        QCOMPARE(valid.error().high, 10);
    }
};

ZONEWRIGHT_TEST(worldsettings, TestWorldSettings)
#include "tst_worldsettings.moc"
