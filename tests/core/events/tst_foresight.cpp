#include "core/events/foresight.h"
#include "support/testregistry.h"

#include <QTest>

using namespace zonewright;

class TestForesight : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void reachesAsFarAsTheShorterOfTheTwo()
    {
        const Foresight vision{.kind = ForesightKind::Vision, .horizon = 10};
        QVERIFY(!isForeseen(vision, 100, 100, 50, {}));
        QVERIFY(!isForeseen(vision, 100, 101, 50, {}));
        QVERIFY(isForeseen(vision, 100, 99, 50, {}));
        QVERIFY(isForeseen(vision, 100, 90, 50, {}));
        QVERIFY(!isForeseen(vision, 100, 89, 50, {}));
        QVERIFY(isForeseen(vision, 100, 95, 5, {}));
        QVERIFY(!isForeseen(vision, 100, 94, 5, {}));
        QVERIFY(!isForeseen(vision, 100, 99, 0, {}));
    }

    void asksForTheTag()
    {
        const Foresight seer{.kind = ForesightKind::Intuition, .horizon = 10, .tag = "seer"};
        const std::vector<std::string> none, other{"thief"}, both{"thief", "seer"};
        QVERIFY(!isForeseen(seer, 10, 5, 10, none));
        QVERIFY(!isForeseen(seer, 10, 5, 10, other));
        QVERIFY(isForeseen(seer, 10, 5, 10, both));
    }

    void noneIsNever() { QVERIFY(!isForeseen({.horizon = 100}, 10, 5, 100, {})); }

    void wordsComeBack()
    {
        for (const auto kind : {ForesightKind::None, ForesightKind::Intuition, ForesightKind::Vision})
            QVERIFY(foresightFromWord(word(kind)) == kind);
        QVERIFY(!foresightFromWord("Vision"));
    }
};

ZONEWRIGHT_TEST(foresight, TestForesight)
#include "tst_foresight.moc"
