#include "app/exportfiledelegate.h"
#include "app/exportfilesmodel.h"
#include "app/exportwords.h"
#include "gui/exportsample.h"
#include "models/modelcontract.h"
#include "project/errortext.h"
#include "support/testregistry.h"

#include <QAbstractItemModelTester>

using namespace zonewright;
using namespace zonewright::test;
using FileState = ExportFilesModel::FileState;

class TestExportFilesModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsTheModelContract();
    void namesFilesAndLevels();
    void knowsWhatStandsThere();
    void fullFoldersAreNotReadToTheEnd();
    void reasonsAreShortInTheTable();
    void reportsWhatBecameOfFiles();
    void cancelledFilesAreSkipped();
    void sharedFilesAreWhatIsBestOfThem();
    void followsAProjectThatWasAnotherOne();
    void longListsOfReasonsAreShort();
    void sameFilesKeepTheirRows();
};

namespace {

/// A list of files, which a tester watches.
struct FileRows
{
    ExportSample sample;
    ExportFilesModel model;
    QAbstractItemModelTester tester{&model, QAbstractItemModelTester::FailureReportingMode::QtTest};
    ExportRecipe recipe = sample.everything();

    void preview() { model.preview(recipe, sample.request(recipe)); }

    [[nodiscard]] int row(const QString& path) const
    {
        for (int i = 0; i < model.rowCount(); ++i) {
            if (model.index(i, ExportFilesModel::File).data().toString() == path)
                return i;
        }
        return -1;
    }

    [[nodiscard]] QModelIndex cell(const char* path, ExportFilesModel::Column column) const
    {
        return model.index(row(QString::fromUtf8(path)), column);
    }

    [[nodiscard]] FileState state(const char* path) const
    {
        return static_cast<FileState>(
            cell(path, ExportFilesModel::State).data(ExportFilesModel::FileStateRole).toInt());
    }

    void make(const QString& path) const
    {
        QVERIFY(QDir().mkpath(QFileInfo(path).path()));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
    }

    /// A report of all planned files of the formats, whole.
    [[nodiscard]] std::vector<FormatReport> whole() const
    {
        std::vector<FormatReport> reports;
        for (const Exporter* exporter : exportersOf(recipe)) {
            reports.push_back({.exporter = exporter, .report = {}});
            for (const PlannedFile& file : exporter->files(sample.request(recipe)))
                reports.back().report.files.push_back({.path = file.path, .error = {}, .leftOut = {}});
        }
        return reports;
    }
};

Error writeError(const char* place)
{
    return {.code = ErrorCode::CannotWrite, .place = place, .value = "the disk is full"};
}

FileOutcome& outcomeOf(std::vector<FormatReport>& reports, std::size_t format, const char* path)
{
    for (FileOutcome& outcome : reports[format].report.files) {
        if (outcome.path == path)
            return outcome;
    }
    qFatal("no file %s", path);
}

} // namespace

void TestExportFilesModel::keepsTheModelContract()
{
    FileRows rows;
    askForEverything(rows.model); // empty
    rows.model.report({});
    QCOMPARE(rows.model.count(), 0);
    rows.preview();
    QVERIFY(rows.model.count() > 40);
    askForEverything(rows.model); // filled
    rows.model.report(rows.whole());
    askForEverything(rows.model);
    rows.recipe.formats = {"csv"};
    rows.preview();
    askForEverything(rows.model);
    rows.recipe.formats.clear();
    rows.preview();
    QCOMPARE(rows.model.count(), 0);
    askForEverything(rows.model);
}

void TestExportFilesModel::namesFilesAndLevels()
{
    FileRows rows;
    rows.recipe.window = true;
    rows.preview();
    const auto planned = exportedFiles(rows.recipe, rows.sample.request(rows.recipe));
    QCOMPARE(rows.model.count(), static_cast<int>(planned.size()));
    for (int i = 0; i < rows.model.count(); ++i) {
        QCOMPARE(rows.model.index(i, ExportFilesModel::File).data().toString().toStdString(),
                 planned[static_cast<std::size_t>(i)].file.path);
    }
    const auto level = [&](const char* path) { return rows.cell(path, ExportFilesModel::Level).data().toString(); };
    QCOMPARE(level("forest-crypt-narrow-way.tmx"), QStringLiteral("Forest crypt/Narrow way"));
    QCOMPARE(level("zone-9-17.png"), QStringLiteral("Zone 9,17"));
    QCOMPARE(level("window.json"), QStringLiteral("Window around the start"));
    QCOMPARE(level("overview.csv"), QStringLiteral("Overview"));
    QCOMPARE(level("tiles-4.png"), QString());
    QCOMPARE(level("elderlore.ldtk"), QString()); // it holds all of them
    rows.recipe.joinsZones = true;
    rows.preview();
    QCOMPARE(level("zones-9-16-to-10-17.tmx"), QStringLiteral("2 × 2 zones from 9,16"));
}

void TestExportFilesModel::knowsWhatStandsThere()
{
    FileRows rows;
    rows.preview(); // into a folder that is not there yet
    QCOMPARE(rows.model.count(FileState::New), rows.model.count());
    rows.make(rows.recipe.folder + QLatin1String("/tiles-4.png"));
    rows.make(rows.recipe.folder + QLatin1String("/overview.txt"));
    rows.make(rows.recipe.folder + QLatin1String("/overview.bak"));
    rows.make(rows.recipe.folder + QLatin1String("/deeper/overview.csv"));
    rows.preview();
    QCOMPARE(rows.model.count(FileState::Replaces), 2);
    QCOMPARE(rows.model.count(FileState::New), rows.model.count() - 2);
    QCOMPARE(rows.state("tiles-4.png"), FileState::Replaces);
    QCOMPARE(rows.state("overview.txt"), FileState::Replaces);
    QVERIFY(rows.cell("overview.txt", ExportFilesModel::State).data().toString() !=
            rows.cell("overview.csv", ExportFilesModel::State).data().toString());
    QDir::setCurrent(rows.recipe.folder);
    rows.recipe.folder.clear(); // none is chosen yet: not the one that the program runs in
    rows.preview();
    QCOMPARE(rows.model.count(FileState::New), rows.model.count());
    QDir::setCurrent(QDir::rootPath());
}

/// Of what was not looked at nothing is claimed.
void TestExportFilesModel::fullFoldersAreNotReadToTheEnd()
{
    FileRows rows;
    rows.preview();
    const int all = rows.model.count();
    for (const char* name : {"overview.tmx", "overview.txt", "overview.json"})
        rows.make(rows.recipe.folder + QLatin1Char('/') + QLatin1String(name));
    for (int most = 0; most < 3; ++most) {
        rows.model.preview(rows.recipe, rows.sample.request(rows.recipe), most);
        QCOMPARE(rows.model.count(FileState::Replaces), most);
        QCOMPARE(rows.model.count(FileState::New), 0);
        QCOMPARE(rows.model.count(FileState::Unknown), all - most);
    }
    for (int row = 0; row < all; ++row) {
        const QModelIndex state = rows.model.index(row, ExportFilesModel::State);
        if (state.data(ExportFilesModel::FileStateRole).toInt() == static_cast<int>(FileState::Unknown))
            QVERIFY(state.data().toString().isEmpty());
    }
    rows.model.preview(rows.recipe, rows.sample.request(rows.recipe), 3); // as many as there are
    QCOMPARE(rows.model.count(FileState::Replaces), 3);
    QCOMPARE(rows.model.count(FileState::New), all - 3);
    rows.model.report(rows.whole());
    QCOMPARE(rows.model.count(FileState::Written), all);
}

/// The state says already that it failed, and the first column which file; the tip has the whole sentence.
void TestExportFilesModel::reasonsAreShortInTheTable()
{
    struct Shown : ExportFileDelegate
    {
        using ExportFileDelegate::initStyleOption;
    };

    FileRows rows;
    rows.preview();
    auto reports = rows.whole();
    const auto isFloor = [&rows](const FileOutcome& file) {
        const QModelIndex index = rows.model.index(rows.row(QString::fromStdString(file.path)), 0);
        return !index.siblingAtColumn(ExportFilesModel::Level).data().toString().isEmpty();
    };
    FileOutcome& outcome = *std::ranges::find_if(reports.front().report.files, isFloor);
    const std::string place = rows.recipe.folder.toStdString() + "/" + outcome.path;
    outcome.error = Error{.code = ErrorCode::CannotWrite, .place = place, .value = "it is a folder"};
    rows.model.report(reports);
    const QModelIndex state = rows.model.index(rows.row(QString::fromStdString(outcome.path)), ExportFilesModel::State);
    const Shown delegate;
    QStyleOptionViewItem option;
    delegate.initStyleOption(&option, state);
    QCOMPARE(option.text, QStringLiteral("Failed: it is a folder."));
    outcome.error->place = state.siblingAtColumn(ExportFilesModel::Level).data().toString().toStdString();
    rows.model.report(reports);
    delegate.initStyleOption(&option, state);
    QCOMPARE(option.text, QStringLiteral("Failed: it is a folder.")); // the level has its column too
    QVERIFY(state.data(Qt::ToolTipRole).toString().contains(QStringLiteral("cannot be written: it is a folder.")));
}

void TestExportFilesModel::reportsWhatBecameOfFiles()
{
    FileRows rows;
    rows.recipe.formats = {"tmx", "ldtk"};
    rows.preview();
    auto reports = rows.whole();
    rows.model.report(reports);
    QCOMPARE(rows.model.count(FileState::Written), rows.model.count());
    const Error full = writeError("/out/overview.tmx");
    outcomeOf(reports, 0, "overview.tmx").error = full;
    outcomeOf(reports, 1, "elderlore.ldtk").leftOut = {writeError("Mine/One"), writeError("Mine/Two")};
    rows.model.report(reports);
    QCOMPARE(rows.model.count(FileState::Failed), 1);
    QCOMPARE(rows.model.count(FileState::Incomplete), 1);
    const QModelIndex failed = rows.cell("overview.tmx", ExportFilesModel::State);
    const QString detail = failed.data(ExportFilesModel::DetailRole).toString();
    QCOMPARE(detail, errorTextWithPlace(full) + QLatin1Char('.'));
    QVERIFY(failed.data(Qt::ToolTipRole).toString().contains(QStringLiteral("the disk is full")));
    QVERIFY(failed.data(Qt::AccessibleTextRole).toString().contains(detail));
    const QString left =
        rows.cell("elderlore.ldtk", ExportFilesModel::State).data(ExportFilesModel::DetailRole).toString();
    QVERIFY(left.contains(QStringLiteral("Mine/One")) && left.contains(QStringLiteral("Mine/Two")));
    QCOMPARE(rows.cell("tiles-4.tsx", ExportFilesModel::State).data(ExportFilesModel::DetailRole).toString(),
             QString());
    outcomeOf(reports, 1, "elderlore.ldtk").error = writeError("Mine/One"); // nothing is left
    rows.model.report(reports);
    QCOMPARE(rows.state("elderlore.ldtk"), FileState::Failed);
    QCOMPARE(rows.cell("elderlore.ldtk", ExportFilesModel::State).data(ExportFilesModel::DetailRole).toString(), left);
    rows.preview(); // once more
    QCOMPARE(rows.model.count(FileState::New), rows.model.count());
    QCOMPARE(rows.cell("overview.tmx", ExportFilesModel::State).data(ExportFilesModel::DetailRole).toString(),
             QString());
}

void TestExportFilesModel::cancelledFilesAreSkipped()
{
    FileRows rows;
    rows.recipe.formats = {"tmx", "csv", "png"};
    rows.preview();
    auto reports = rows.whole();
    const auto tmx = static_cast<int>(reports.front().report.files.size());
    reports.pop_back();
    reports.back().report.files.resize(3);
    reports.back().report.cancelled = true;
    rows.model.report(reports);
    QCOMPARE(rows.model.count(FileState::Written), tmx + 3);
    QCOMPARE(rows.model.count(FileState::Skipped), rows.model.count() - tmx - 3);
    reports.pop_back(); // between two formats
    rows.preview();
    const int all = rows.model.count();
    rows.model.report(reports);
    QCOMPARE(rows.model.count(), all);
    QCOMPARE(rows.model.count(FileState::Written), tmx);
    rows.model.report({}); // before the first
    QCOMPARE(rows.model.count(FileState::Skipped), all);
}

/// The bytes are the same in all formats: where one of them has written it whole, it stands there.
void TestExportFilesModel::sharedFilesAreWhatIsBestOfThem()
{
    FileRows rows;
    rows.recipe.formats = {"tmx", "tmj", "ldtk"};
    for (std::size_t failing = 0; failing <= 3; ++failing) {
        for (std::size_t first = 0; first < 3; ++first) {
            rows.preview();
            auto reports = rows.whole();
            for (std::size_t i = 0; i < failing; ++i)
                outcomeOf(reports, (first + i) % 3, "tiles-4.png").error = writeError("/out/tiles-4.png");
            rows.model.report(reports);
            const int lost = failing == 3 ? 1 : 0;
            QCOMPARE(rows.model.count(FileState::Failed), lost);
            QCOMPARE(rows.state("tiles-4.png"), failing == 3 ? FileState::Failed : FileState::Written);
            QCOMPARE(rows.model.count(FileState::Written), rows.model.count() - lost);
            QCOMPARE(exportCounts(reports, false).failed, lost);
        }
    }
}

void TestExportFilesModel::followsAProjectThatWasAnotherOne()
{
    FileRows rows;
    rows.recipe.formats = {"csv"};
    rows.preview();
    const int all = rows.model.count();
    auto reports = rows.whole();
    reports.front().report.files.front().path = "newer.csv";
    rows.model.report(reports);
    QCOMPARE(rows.model.count(), all);
    QCOMPARE(rows.state("newer.csv"), FileState::Written);
    QCOMPARE(rows.model.count(FileState::Skipped), 0);
}

void TestExportFilesModel::longListsOfReasonsAreShort()
{
    FileRows rows;
    rows.recipe.formats = {"ldtk"};
    rows.preview();
    auto reports = rows.whole();
    for (int i = 0; i < 1000; ++i)
        outcomeOf(reports, 0, "elderlore.ldtk").leftOut.push_back(writeError(QByteArray::number(i).constData()));
    rows.model.report(reports);
    const QModelIndex cell = rows.cell("elderlore.ldtk", ExportFilesModel::State);
    QCOMPARE(cell.data(ExportFilesModel::DetailRole).toString().count(QLatin1Char('\n')), 999);
    QVERIFY(cell.data(Qt::ToolTipRole).toString().count(QLatin1Char('\n')) < 20);
    QVERIFY(cell.data(Qt::ToolTipRole).toString().contains(QStringLiteral("988")));
    QVERIFY(cell.data(Qt::AccessibleTextRole).toString().size() < 2000);
}

void TestExportFilesModel::sameFilesKeepTheirRows()
{
    FileRows rows;
    rows.preview();
    QSignalSpy resets(&rows.model, &QAbstractItemModel::modelReset);
    QSignalSpy told(&rows.model, &QAbstractItemModel::dataChanged);
    rows.preview();
    rows.model.report(rows.whole());
    QVERIFY(resets.isEmpty());
    QCOMPARE(told.size(), 2);
    rows.recipe.formats = {"csv"};
    rows.preview();
    QCOMPARE(resets.size(), 1);
}

ZONEWRIGHT_TEST(exportfilesmodel, TestExportFilesModel)

#include "tst_exportfilesmodel.moc"
