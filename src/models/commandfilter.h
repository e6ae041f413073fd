#pragma once

#include <QSortFilterProxyModel>
#include <QStringList>

#include <optional>

namespace zonewright {

struct FuzzyMatch;

/// Those rows of a CommandModel that answer to what is typed, the best first, else in the order of the model. The words
/// are looked for in the text of a command, then in its menu too, then in its keys. With nothing typed every row is
/// there, those used last on top.
class CommandFilter : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    explicit CommandFilter(QObject* parent = nullptr);

    void setQuery(const QString& query);

    [[nodiscard]] const QString& query() const { return m_query; }

    /// The names of the commands used last, the last one first.
    void setRecent(const QStringList& names);

    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

protected:
    [[nodiscard]] bool filterAcceptsRow(int sourceRow, const QModelIndex& sourceParent) const override;
    [[nodiscard]] bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;

private:
    void sortAnew();
    [[nodiscard]] std::optional<FuzzyMatch> match(const QModelIndex& source) const;
    [[nodiscard]] qsizetype age(const QModelIndex& source) const;

    QString m_query;
    QStringList m_recent;
};

} // namespace zonewright
