#include "models/modelcontract.h"
#include "models/recentfilesmodel.h"
#include "support/testregistry.h"

#include <QAbstractItemModelTester>
#include <QDir>
#include <QSignalSpy>
#include <QTest>
#include <QTextDocument>
#include <QTextDocumentFragment>

using namespace zonewright;

class TestRecentFilesModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsTheModelContract();
    void tellsWhatThereIs();
    void tipsShowPathsAsTheyAre();
    void homeIsATilde();

private:
    static std::vector<RecentFile> twoFiles(const QDateTime& now);
};

std::vector<RecentFile> TestRecentFilesModel::twoFiles(const QDateTime& now)
{
    return {{.path = QDir::homePath() + QStringLiteral("/worlds/Alorvale.zonewright"), .opened = now},
            {.path = QStringLiteral("/away/old & grey.zonewright"), .opened = now.addDays(-1), .missing = true}};
}

void TestRecentFilesModel::keepsTheModelContract()
{
    RecentFilesModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    const QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
    const QDateTime now = QDateTime::currentDateTime();
    test::askForEverything(model);
    model.setFiles(twoFiles(now), now);
    test::askForEverything(model);
    model.setFiles({twoFiles(now).back()}, now);
    test::askForEverything(model);
    model.setFiles({}, now);
    test::askForEverything(model);
    QCOMPARE(resets.count(), 3);
    QCOMPARE(model.rowCount(), 0);
}

void TestRecentFilesModel::tellsWhatThereIs()
{
    RecentFilesModel model;
    const QDateTime now(QDate(2026, 3, 18), QTime(14, 0));
    model.setFiles(twoFiles(now), now);
    QCOMPARE(model.rowCount(), 2);
    const QModelIndex first = model.index(0);
    QCOMPARE(first.data().toString(), QStringLiteral("Alorvale"));
    QCOMPARE(first.data(RecentFilesModel::FileRole).toString(), model.files().front().path);
    QCOMPARE(first.data(RecentFilesModel::FolderRole).toString(), QStringLiteral("~/worlds"));
    QCOMPARE(first.data(RecentFilesModel::OpenedRole).toString(), QStringLiteral("just now"));
    QCOMPARE(first.data(RecentFilesModel::MissingRole), QVariant(false));
    QCOMPARE(first.data(Qt::AccessibleTextRole).toString(), QStringLiteral("Alorvale, ~/worlds, just now"));
    const QModelIndex second = model.index(1);
    QCOMPARE(second.data(RecentFilesModel::MissingRole), QVariant(true));
    QCOMPARE(second.data(Qt::AccessibleTextRole).toString(), QStringLiteral("old & grey, /away, not found, yesterday"));
    QCOMPARE(second.data(Qt::ToolTipRole).toString(), QStringLiteral("/away/old & grey.zonewright"));
}

void TestRecentFilesModel::tipsShowPathsAsTheyAre()
{
    RecentFilesModel model;
    const QString path = QStringLiteral("/worlds/<b>x.zonewright");
    model.setFiles({{.path = path, .opened = {}}}, QDateTime::currentDateTime());
    const QString tip = model.index(0).data(Qt::ToolTipRole).toString();
    QVERIFY(Qt::mightBeRichText(tip));
    QCOMPARE(QTextDocumentFragment::fromHtml(tip).toPlainText(), path);
}

void TestRecentFilesModel::homeIsATilde()
{
    const QString home = QDir::homePath();
    QCOMPARE(folderText(home), QStringLiteral("~"));
    QCOMPARE(folderText(home + QStringLiteral("/a")), QStringLiteral("~/a"));
    QCOMPARE(folderText(home + QStringLiteral("lier/a")), home + QStringLiteral("lier/a"));
    QCOMPARE(folderText(QStringLiteral("/")), QStringLiteral("/"));
}

ZONEWRIGHT_TEST(recentfilesmodel, TestRecentFilesModel)

#include "tst_recentfilesmodel.moc"
