#include "core/walk/safetyproof.h"
#include "core/walk/slowproof.h"
#include "support/testregistry.h"

#include <QTest>

#include <limits>
#include <optional>
#include <thread>

using namespace zonewright;
using namespace zonewright::test;

Q_DECLARE_METATYPE(zonewright::QueueMode)

namespace {

/// The view of every case goes from 0 to the zone's side and one beyond, where the arrival is a hazard already.
int highestView(int zoneSide)
{
    return zoneSide + 1;
}

/// Why the proof is not what the judge found, or nothing.
QString disagreement(const ProofQuestion& question, const Proof& proof, std::optional<int> shortest)
{
    if (proof.verdict != (shortest ? Verdict::Unsafe : Verdict::Safe))
        return QStringLiteral("another verdict");
    if (proof.counterexample.has_value() != shortest.has_value())
        return QStringLiteral("a walk too many or too few");
    if (!shortest)
        return {};
    const Counterexample& walk = *proof.counterexample;
    if (static_cast<int>(walk.moves.size()) != *shortest)
        return QStringLiteral("%1 moves, not %2").arg(walk.moves.size()).arg(*shortest);
    if (played(question, walk) != PlayedHazard{*shortest, walk.hazard})
        return QStringLiteral("the walk does not lead to its hazard");
    return {};
}

std::optional<int> found(const SlowProof& judge, int view)
{
    const auto place = judge.shortest.find(view);
    return place == judge.shortest.end() ? std::nullopt : std::optional(place->second);
}

} // namespace

class TestSafetyProof : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void knownFigures()
    {
        const auto at57 = proveSafety({.zoneSide = 64, .view = 57});
        QVERIFY(at57 && at57->verdict == Verdict::Safe);
        QCOMPARE(at57->states, std::int64_t{1'279'116});
        const auto at58 = proveSafety({.zoneSide = 64, .view = 58});
        QVERIFY(at58 && at58->verdict == Verdict::Unsafe);
        QCOMPARE(at58->counterexample->moves.size(), std::size_t{7});
        const auto starved = proveSafety({.zoneSide = 16, .view = 0, .mode = QueueMode::Coalesce});
        QVERIFY(starved && starved->verdict == Verdict::Unsafe);
        QCOMPARE(starved->counterexample->moves.size(), std::size_t{17});
    }

    void largestZone()
    {
        const auto proof = proveSafety({.zoneSide = 256, .view = 249});
        QVERIFY(proof && proof->verdict == Verdict::Safe);
        QCOMPARE(proof->states, std::int64_t{19'508'748});
    }

    void agreesWithTheSlowEngine_data()
    {
        QTest::addColumn<int>("side");
        QTest::addColumn<QueueMode>("mode");
        QTest::addColumn<int>("requests");
        for (const int side : {8, 16}) {
            for (const int requests : {1, 2, 3, 4, 7}) {
                QTest::addRow("side %d coalesce %d", side, requests) << side << QueueMode::Coalesce << requests;
                QTest::addRow("side %d retain %d", side, requests) << side << QueueMode::Retain << requests;
            }
        }
    }

    void agreesWithTheSlowEngine()
    {
        QFETCH(int, side);
        QFETCH(QueueMode, mode);
        QFETCH(int, requests);
        const SlowProof judge = slowProof(side, mode, requests, highestView(side), 1'000'000);
        QVERIFY(judge.complete);
        for (int view = 0; view <= highestView(side); ++view) {
            const ProofQuestion question{side, view, mode, requests};
            const auto proof = proveSafety(question);
            QVERIFY(proof.has_value());
            const auto shortest = found(judge, view);
            const QString wrong = disagreement(question, *proof, shortest);
            QVERIFY2(wrong.isEmpty(), qPrintable(QStringLiteral("view %1: %2").arg(view).arg(wrong)));
            QCOMPARE(proof->states, shortest ? judge.states[static_cast<std::size_t>(*shortest)] : judge.states.back());
        }
    }

    void agreesWithTheSlowEngineInFifo_data()
    {
        QTest::addColumn<int>("side");
        QTest::addColumn<int>("requests");
        for (const int side : {8, 16}) {
            for (const int requests : {1, 2, 3})
                QTest::addRow("side %d fifo %d", side, requests) << side << requests;
        }
    }

    /// The slow search goes on to the end of a turn; where the bound falls into the turn of the hazard, either may be.
    void agreesWithTheSlowEngineInFifo()
    {
        QFETCH(int, side);
        QFETCH(int, requests);
        constexpr std::int64_t mostStates = 300'000;
        constexpr std::int64_t judgesStates = 40'000;
        const SlowProof judge = slowProof(side, QueueMode::Fifo, requests, highestView(side), judgesStates);
        const int judged = static_cast<int>(judge.states.size());
        for (int view = 0; view <= highestView(side); ++view) {
            const ProofQuestion question{side, view, QueueMode::Fifo, requests, mostStates};
            const auto proof = proveSafety(question);
            QVERIFY(proof.has_value());
            const auto shortest = found(judge, view);
            if (shortest) {
                const QString wrong = disagreement(question, *proof, shortest);
                QVERIFY2(wrong.isEmpty(), qPrintable(QStringLiteral("view %1: %2").arg(view).arg(wrong)));
                QVERIFY(proof->states <= judge.states[static_cast<std::size_t>(*shortest)]);
            } else if (proof->verdict == Verdict::Unsafe) {
                const int turn = static_cast<int>(proof->counterexample->moves.size());
                QVERIFY(turn >= judged);
                QVERIFY(played(question, *proof->counterexample) ==
                        (PlayedHazard{turn, proof->counterexample->hazard}));
            } else {
                QVERIFY(proof->verdict == Verdict::Undecided && !proof->counterexample);
                QCOMPARE(proof->states, mostStates);
            }
        }
    }

    void arrivesInAHazard()
    {
        for (const QueueMode mode : {QueueMode::Fifo, QueueMode::Coalesce, QueueMode::Retain}) {
            for (const int view : {65, 127, 128, 1024}) {
                const auto proof = proveSafety({.zoneSide = 64, .view = view, .mode = mode});
                QVERIFY(proof.has_value());
                QVERIFY(proof->counterexample == (Counterexample{{0, 0}, {}, HazardKind::Missing}));
            }
        }
    }

    void largeZonesAreConfirmedByPlaying_data() { agreesWithTheSlowEngine_data(); }

    void largeZonesAreConfirmedByPlaying()
    {
        QFETCH(int, side);
        QFETCH(QueueMode, mode);
        QFETCH(int, requests);
        for (int view = side * 8 - 24; view <= side * 8; ++view) {
            const ProofQuestion question{side * 8, view, mode, requests};
            const auto proof = proveSafety(question);
            QVERIFY(proof && proof->verdict != Verdict::Undecided);
            if (!proof->counterexample)
                continue;
            const int turn = static_cast<int>(proof->counterexample->moves.size());
            QVERIFY(played(question, *proof->counterexample) == (PlayedHazard{turn, proof->counterexample->hazard}));
        }
    }

    void theSameQuestionGivesTheSameProof()
    {
        for (const QueueMode mode : {QueueMode::Fifo, QueueMode::Coalesce, QueueMode::Retain}) {
            const ProofQuestion question{.zoneSide = 16, .view = 11, .mode = mode, .mostStates = 100'000};
            const auto first = proveSafety(question);
            QVERIFY(first.has_value());
            std::optional<Result<Proof>> second;
            std::jthread([&] { second = proveSafety(question); }).join();
            QVERIFY(*second == first);
        }
    }

    void theBoundIsForFifoAlone()
    {
        const auto fifo = proveSafety({.zoneSide = 64, .view = 0, .mode = QueueMode::Fifo, .mostStates = 1000});
        QVERIFY(fifo && fifo->verdict == Verdict::Undecided);
        QCOMPARE(fifo->states, std::int64_t{1000});
        const auto bounded = proveSafety({.zoneSide = 64, .view = 57, .mostStates = 1});
        QVERIFY(bounded && bounded->verdict == Verdict::Safe);
    }

    void stopsWhenTold()
    {
        for (const QueueMode mode : {QueueMode::Fifo, QueueMode::Retain}) {
            std::stop_source stop;
            std::int64_t last = 0;
            int calls = 0;
            const auto progress = [&](std::int64_t states) {
                QVERIFY(states >= last);
                last = states;
                if (++calls == 5)
                    stop.request_stop();
            };
            const auto proof = proveSafety({.zoneSide = 128, .view = 10, .mode = mode}, stop.get_token(), progress);
            QVERIFY(proof && proof->verdict == Verdict::Undecided && !proof->counterexample);
            QCOMPARE(calls, 5);
            QCOMPARE(proof->states, last);
        }
    }

    void refusesWhatIsOutOfRange_data()
    {
        QTest::addColumn<int>("side");
        QTest::addColumn<int>("view");
        QTest::addColumn<int>("requests");
        QTest::addColumn<qint64>("states");
        QTest::addColumn<QString>("place");
        QTest::newRow("small zone") << 4 << 0 << 1 << qint64{1} << QStringLiteral("zoneSide");
        QTest::newRow("large zone") << 512 << 0 << 1 << qint64{1} << QStringLiteral("zoneSide");
        QTest::newRow("odd zone") << 24 << 0 << 1 << qint64{1} << QStringLiteral("zoneSide");
        QTest::newRow("negative view") << 8 << -1 << 1 << qint64{1} << QStringLiteral("view");
        QTest::newRow("wide view") << 8 << 1025 << 1 << qint64{1} << QStringLiteral("view");
        QTest::newRow("no request") << 8 << 0 << 0 << qint64{1} << QStringLiteral("requestsPerTurn");
        QTest::newRow("no state") << 8 << 0 << 1 << qint64{0} << QStringLiteral("mostStates");
        QTest::newRow("many states") << 8 << 0 << 1 << qint64{1'000'000'001} << QStringLiteral("mostStates");
    }

    void refusesWhatIsOutOfRange()
    {
        QFETCH(int, side);
        QFETCH(int, view);
        QFETCH(int, requests);
        QFETCH(qint64, states);
        QFETCH(QString, place);
        const auto proof = proveSafety({side, view, QueueMode::Retain, requests, states});
        QVERIFY(!proof.has_value());
        QCOMPARE(QString::fromStdString(proof.error().place), place);
        QVERIFY(proof.error().code == (side == 24 ? ErrorCode::Malformed : ErrorCode::OutOfRange));
    }

    void takesTheExtremes()
    {
        QVERIFY(proveSafety({8, 1024, QueueMode::Retain, 1}).has_value());
        const auto proof = proveSafety({256, 256, QueueMode::Coalesce, std::numeric_limits<int>::max()});
        QVERIFY(proof && proof->verdict == Verdict::Unsafe); // a crossing waits for the next turn however many are done
        QCOMPARE(proof->counterexample->moves.size(), std::size_t{1});
    }
};

ZONEWRIGHT_TEST(safetyproof, TestSafetyProof)
#include "tst_safetyproof.moc"
