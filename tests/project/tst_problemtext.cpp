#include "project/problemtext.h"
#include "support/testregistry.h"

#include <QCoreApplication>
#include <QSet>
#include <QTest>
#include <QTranslator>

using namespace zonewright;

class ProblemTextTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyProblemHasASentence();
    void filesHaveTheEnglishOne();
    void everyWarningHasASentence();
    void saysWhatIsWrong();
};

void ProblemTextTest::everyProblemHasASentence()
{
    constexpr int reasons = static_cast<int>(ProblemReason::NoPlaceForAnnexe) + 1;
    QSet<QString> sentences;
    for (std::size_t kind = 0; kind < problemKindWords.size(); ++kind) {
        for (int reason = 0; reason < reasons; ++reason) {
            const QString text = problemText({.kind = static_cast<ProblemKind>(kind),
                                              .at = {3, 4},
                                              .reason = static_cast<ProblemReason>(reason),
                                              .number = -7});
            QVERIFY(!text.isEmpty());
            QVERIFY2(!text.contains(QLatin1Char('%')) && !text.endsWith(QLatin1Char('.')), qPrintable(text));
            sentences.insert(text);
        }
    }
    QVERIFY(sentences.size() > static_cast<qsizetype>(problemKindWords.size()) + 4);
}

void ProblemTextTest::filesHaveTheEnglishOne()
{
    class OtherLanguage : public QTranslator
    {
    public:
        [[nodiscard]] bool isEmpty() const override { return false; }

        [[nodiscard]] QString translate(const char*, const char*, const char*, int) const override
        {
            return QStringLiteral("autre %1");
        }
    };

    OtherLanguage language;
    for (std::size_t kind = 0; kind < problemKindWords.size(); ++kind) {
        const Problem problem{.kind = static_cast<ProblemKind>(kind), .number = 12'345};
        const QString plain = problemText(problem);
        QVERIFY(QCoreApplication::installTranslator(&language));
        const QString other = problemText(problem);
        const QString inFiles = problemTextInFiles(problem);
        QCoreApplication::removeTranslator(&language);
        QCOMPARE(other, QStringLiteral("autre 12345"));
        QCOMPARE(inFiles, plain);
    }
}

void ProblemTextTest::everyWarningHasASentence()
{
    QSet<QString> sentences;
    for (std::size_t kind = 0; kind < catalogueWarningWords.size(); ++kind) {
        const QString text = warningText({.kind = static_cast<CatalogueWarningKind>(kind),
                                          .left = 11,
                                          .right = 22,
                                          .otherLeft = 33,
                                          .otherRight = 44,
                                          .number = -11,
                                          .count = 2});
        QVERIFY2(!text.isEmpty() && !text.contains(QLatin1Char('%')), qPrintable(text));
        for (const char* code : {"11", "22"})
            QVERIFY2(text.contains(QLatin1String(code)), qPrintable(text));
        sentences.insert(text);
    }
    QCOMPARE(sentences.size(), static_cast<qsizetype>(catalogueWarningWords.size()));
}

void ProblemTextTest::saysWhatIsWrong()
{
    QCOMPARE(problemText({.kind = ProblemKind::Blocked, .reason = ProblemReason::NoCandidate, .number = -7}),
             QStringLiteral("the joint has no candidate, and its two rooms have no special path (pair number -7)"));
    QCOMPARE(warningText({.kind = CatalogueWarningKind::BlockedPair, .left = 0, .right = 1, .number = -1}),
             QStringLiteral("room 0 left of room 1 (pair number -1) has neither a candidate nor a path that joins "
                            "them"));
    QCOMPARE(warningText({.kind = CatalogueWarningKind::SharedNumber,
                          .left = 1,
                          .right = 2,
                          .otherLeft = 2,
                          .otherRight = 3,
                          .number = -1,
                          .count = 5}),
             QStringLiteral("the number -1 names 5 pairs of rooms, among them 1 left of 2 and 2 left of 3"));
    QCOMPARE(warningText({.kind = CatalogueWarningKind::SharedNumber,
                          .left = 1,
                          .right = 2,
                          .otherLeft = 2,
                          .otherRight = 3,
                          .number = -1,
                          .count = 2}),
             QStringLiteral("the number -1 names 2 pairs of rooms: 1 left of 2 and 2 left of 3")); // which are all
    QCOMPARE(warningText({.kind = CatalogueWarningKind::UnusualPath, .left = 1, .right = 2, .number = 3}),
             QStringLiteral("the path from room 1 to room 2 is not of two cells (cells: 3)"));
}

ZONEWRIGHT_TEST(problemtext, ProblemTextTest)
#include "tst_problemtext.moc"
