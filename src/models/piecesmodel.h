#pragma once

#include "document/document.h"

#include <QAbstractTableModel>
#include <QPointer>
#include <QUuid>

namespace zonewright {

/// The pieces of the list that is looked at (see PieceFocus), a row each: what they are, and how often each is drawn.
/// Kinds and weights are changed here, and rows are dragged into another order; each is one step of the history.
class PiecesModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column {
        KindColumn,
        WeightColumn, ///< the weight
        ShareColumn,  ///< the probability
        SizeColumn,
        SidesColumn,
        PartColumn, ///< first room, annexe, what comes next
        ColumnCount
    };

    /// What there is besides ShareRole, HasFaultRole (the piece is never placed) and LabelRole of roles.h, in every
    /// column.
    enum Role {
        ShapeRole = Qt::UserRole + 100, ///< int, a PieceShape
        WidthRole,                      ///< QPoint: least and most cells; of a corridor its length twice
        HeightRole,                     ///< QPoint: the same; of a corridor 1 and 1
        SidesRole,                      ///< int, a SideSet; none for a corridor
        SingleRole,                     ///< bool: one attaching wall cell alone
        WeightOfAllRole,                ///< qint64: what a piece's weight is a share of
        NextKindRole,                   ///< QString: what comes next in a sequence
        FirstRoomRole,                  ///< bool: the first room
        AnnexeRole,                     ///< bool: the annexe
        LastRole = AnnexeRole
    };

    explicit PiecesModel(QObject* parent = nullptr);

    /// The project that is shown and changed; none for no rows.
    void setDocument(Document* document);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;
    [[nodiscard]] QStringList mimeTypes() const override;
    [[nodiscard]] QMimeData* mimeData(const QModelIndexList& indexes) const override;

    [[nodiscard]] Qt::DropActions supportedDropActions() const override { return Qt::MoveAction; }

    bool dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                      const QModelIndex& parent) override;

Q_SIGNALS:
    /// What was typed or dragged cannot be taken: why, in a sentence.
    void refused(const QString& sentence);

    /// The rows are those of the list as it is now. Comes after the model's own signals.
    void taken();

private:
    void takeList();
    void takeContent();
    [[nodiscard]] PieceList presentList() const;
    bool takeOrder(const PieceList& after);
    void takeCount(PieceList after);
    [[nodiscard]] QVariant cellText(const Piece& piece, int column) const;
    [[nodiscard]] QVariant fact(const Piece& piece, int role) const;
    [[nodiscard]] QVariant spokenText(const QModelIndex& index) const;

    QPointer<Document> m_document;
    PieceList m_list;                  ///< as the views know it
    QUuid m_own = QUuid::createUuid(); ///< tells what is dragged here from what is dragged in other windows
};

} // namespace zonewright
