#pragma once

#include "app/exportrun.h"

#include <QAbstractTableModel>
#include <QHash>

#include <optional>
#include <vector>

namespace zonewright {

/// The files of an export, before it as a preview and after it as its report.
class ExportFilesModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { File, Level, State, ColumnCount };

    /// What is or was done with a file.
    enum class FileState {
        New,        ///< would be made
        Replaces,   ///< stands there already
        Unknown,    ///< one of those two: there are too many files to look at
        Written,    ///< whole
        Incomplete, ///< written without the levels that the detail names
        Failed,     ///< the detail says why
        Skipped,    ///< the export was cancelled before
    };
    Q_ENUM(FileState)

    enum Role {
        FileStateRole = Qt::UserRole + 100, ///< past ModelRole, which delegates look at
        DetailRole,                         ///< why, in a sentence, or in one a line; empty where all is well
    };

    explicit ExportFilesModel(QObject* parent = nullptr);

    static constexpr int mostListed = 30'000; ///< names, which are read in a twentieth of a second

    /// Shows what a recipe would write; in its folders it looks at some names at most.
    void preview(const ExportRecipe& recipe, const ExportRequest& request, int mostNames = mostListed);

    /// Shows what became of the files previewed last.
    void report(const std::vector<FormatReport>& reports);

    /// How many files there are, and how many are in a state.
    [[nodiscard]] int count() const { return static_cast<int>(m_rows.size()); }

    [[nodiscard]] int count(FileState state) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    struct Row
    {
        const Exporter* exporter = nullptr;
        QString path;                      ///< from the folder
        std::optional<ExportTarget> level; ///< nothing where it holds several
        FileState state{};
        std::vector<Error> errors; ///< why; none where all is well
    };

    using Rows = std::vector<Row>;

    using Places = QHash<QString, std::size_t>; ///< of rows, by path

    static void takeOutcome(const FileOutcome& outcome, const Exporter* exporter, Rows& rows, Places& places);
    void show(Rows rows);
    [[nodiscard]] static QString cellText(const Row& row, int column);
    [[nodiscard]] static QStringList sentences(const Row& row);
    [[nodiscard]] static QStringList reasons(const Row& row);
    [[nodiscard]] static QString tipOf(const Row& row);

    Rows m_rows;
};

} // namespace zonewright
