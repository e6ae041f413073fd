// What PieceForm shows of the piece and its list.

#include "app/limitedspinbox.h"
#include "app/nameedit.h"
#include "app/panels.h"
#include "app/pieceform.h"
#include "document/document.h"
#include "models/piecewords.h"
#include "models/words.h"
#include "ui_pieceform.h"

#include <QItemSelectionModel>
#include <QLocale>
#include <QScopedValueRollback>
#include <QSignalBlocker>

#include <utility>

namespace zonewright {

/// A field that shows another piece would take what is typed in it for that one.
void PieceForm::dropTyped()
{
    m_ui->pieceKindEdit->dropTyped();
    m_ui->pieceListNameEdit->dropTyped();
    for (auto* box : findChildren<LimitedSpinBox*>())
        box->dropTyped();
}

/// Another piece, or other ones beside it.
void PieceForm::showPiece()
{
    m_turnedStep = -1;
    m_ui->pieceKindEdit->dropTyped();
    for (auto* box : findChildren<LimitedSpinBox*>())
        box->dropTyped();
    Q_EMIT noted({});
    showAll();
}

void PieceForm::showAll()
{
    m_isStale = !isVisible();
    const Piece* shown = piece();
    if (m_isStale || shown == nullptr)
        return;
    const QScopedValueRollback showing(m_isShowing, true);
    const PieceFocus& focus = m_document->pieceFocus();
    const PieceList& list = *focus.pieces();
    const auto count = static_cast<int>(list.pieces.size());
    if (std::exchange(m_shownCount, count) != count)
        dropTyped(); // another piece may stand at the place
    m_ui->pieceFormContent->setEnabled(focus.isEditable());
    m_ui->pieceKindEdit->showName(QString::fromStdString(shown->kind));
    m_ui->pieceShapeBox->setCurrentIndex(shown->shape == PieceShape::Room ? 0 : 1);
    m_ui->pieceWeightBox->showValue(shown->weight);
    const std::int64_t all = weightOfAll(list);
    m_ui->pieceShare->setText(shown->weight > 0
                                  ? tr("%1 of %2", "the share that a weight has, all weights")
                                        .arg(shareText(static_cast<double>(shown->weight) / static_cast<double>(all)),
                                             QLocale().toString(qint64{all}))
                              : isPlaced(list, *shown) ? tr("not drawn, only where it is named")
                                                       : tr("never placed"));
    showRoom(*shown);
    showInhabitants(*shown);
    showList(list, *shown);
}

/// Of a corridor the width is its length.
void PieceForm::showRoom(const Piece& piece)
{
    const bool isRoom = piece.shape == PieceShape::Room;
    m_ui->pieceWidthLabel->setText(isRoom ? tr("Width") : tr("Length"));
    m_ui->pieceLeastWidthBox->setAccessibleName(isRoom ? tr("Least width in cells") : tr("Length in cells"));
    m_ui->pieceMostWidthBox->setAccessibleName(isRoom ? tr("Most width in cells") : tr("Most length in cells"));
    m_ui->pieceLeastWidthBox->showValue(piece.width.low);
    m_ui->pieceMostWidthBox->showValue(piece.width.high);
    m_ui->pieceLeastHeightBox->showValue(piece.height.low);
    m_ui->pieceMostHeightBox->showValue(piece.height.high);
    for (QWidget* part :
         {static_cast<QWidget*>(m_ui->pieceMostWidthBox), static_cast<QWidget*>(m_ui->pieceWidthDash),
          static_cast<QWidget*>(m_ui->pieceHeightLabel), static_cast<QWidget*>(m_ui->pieceLeastHeightBox),
          static_cast<QWidget*>(m_ui->pieceHeightDash), static_cast<QWidget*>(m_ui->pieceMostHeightBox),
          static_cast<QWidget*>(m_ui->pieceSidesLabel), static_cast<QWidget*>(m_ui->pieceSides),
          static_cast<QWidget*>(m_ui->pieceSingleBox), static_cast<QWidget*>(m_ui->inhabitantsLabel),
          static_cast<QWidget*>(m_ui->pieceInhabitants), static_cast<QWidget*>(m_ui->addInhabitant),
          static_cast<QWidget*>(m_ui->removeInhabitants)})
        part->setEnabled(isRoom);
    m_ui->pieceSides->setLook(lookOf(piece));
    m_ui->pieceSingleBox->setChecked(isRoom && piece.single);
    m_ui->pieceNextBox->setEnabled(isRoom && piece.single);
    m_ui->pieceNextLabel->setEnabled(isRoom && piece.single);
}

void PieceForm::showInhabitants(const Piece& piece)
{
    QListWidget& list = *m_ui->pieceInhabitants;
    if (list.findChild<QLineEdit*>() != nullptr && list.findChild<QLineEdit*>()->isVisible())
        return; // one is being typed
    QStringList names;
    for (const std::string& name : piece.inhabitants)
        names << QString::fromStdString(name);
    QStringList shown;
    for (int row = 0; row < list.count(); ++row)
        shown << list.item(row)->text();
    if (shown == names)
        return;
    const QSignalBlocker blocker(&list);
    const int current = list.currentRow();
    list.clear();
    list.addItems(names);
    for (int row = 0; row < list.count(); ++row)
        list.item(row)->setFlags(list.item(row)->flags() | Qt::ItemIsEditable);
    list.setCurrentRow(std::min(current, list.count() - 1), QItemSelectionModel::ClearAndSelect);
}

void PieceForm::showList(const PieceList& list, const Piece& piece)
{
    m_ui->pieceListNameEdit->showName(QString::fromStdString(list.name));
    showRooms(*m_ui->firstRoomBox, tr("Drawn by weight"), list.first, nullptr);
    showRooms(*m_ui->annexeBox, tr("None"), list.annexe, nullptr);
    showRooms(*m_ui->pieceNextBox, tr("None"), piece.next, &piece);
}

/// All rooms of the list, and that none is chosen.
void PieceForm::showRooms(QComboBox& box, const QString& none, const std::string& chosen, const Piece* but)
{
    const QSignalBlocker blocker(&box);
    box.clear();
    box.addItem(none, QString());
    for (const Piece& one : m_document->pieceFocus().pieces()->pieces) {
        const QString kind = QString::fromStdString(one.kind);
        if (one.shape == PieceShape::Room && &one != but)
            box.addItem(kind, kind);
    }
    box.setCurrentIndex(std::max(box.findData(QString::fromStdString(chosen)), 0));
}

} // namespace zonewright
