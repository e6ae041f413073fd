#include "app/pieceform.h"

#include "app/iconengine.h"
#include "app/limitedspinbox.h"
#include "app/nameedit.h"
#include "app/panels.h"
#include "app/wheelfocus.h"
#include "document/document.h"
#include "document/languagechange.h"
#include "document/pieceedits.h"
#include "models/piecewords.h"
#include "models/sentence.h"
#include "models/words.h"
#include "project/errortext.h"
#include "ui_pieceform.h"

#include <QAction>
#include <QScopedValueRollback>
#include <QSignalBlocker>

#include <algorithm>
#include <utility>

namespace zonewright {

namespace {

constexpr double leastShownShare = 0.0001; // has the longest text
constexpr int pieceFormLines = 12;         // of text, that its hint has room for
constexpr int inhabitantLines = 3;         // that are seen at a time
constexpr int inhabitantPadding = 8;       // logical pixels, above and below together
constexpr QSize leastPieceForm(0, 40);     // logical pixels

enum ShapeChoice { RoomShape, CorridorShape };

} // namespace

PieceForm::PieceForm(QWidget* parent)
    : QWidget(parent)
    , m_ui(std::make_unique<Ui::PieceForm>())
{
    m_ui->setupUi(this);
    setObjectName(QStringLiteral("pieceForm"));
    nameLists(*this);
    whenLanguageChanges(*this, [this] {
        m_ui->retranslateUi(this);
        nameLists(*this);
        if (m_document != nullptr)
            showWords();
    });
}

PieceForm::~PieceForm() = default;

void PieceForm::setUp(Document& document)
{
    m_document = &document;
    makeFields();
    connectKind();
    connectNumbers();
    connectRoom();
    connectInhabitants();
    connectList();
    connect(&document.pieceFocus(), &PieceFocus::listChanged, this, &PieceForm::dropTyped);
    connect(&document.pieceFocus(), &PieceFocus::contentChanged, this, &PieceForm::showAll);
    connect(&document.pieceFocus(), &PieceFocus::chosenChanged, this, &PieceForm::showPiece);
    showWords();
}

/// Those that the form does not have.
void PieceForm::showWords()
{
    m_ui->pieceShare->setMinimumWidth(fontMetrics().horizontalAdvance(shareText(leastShownShare)));
    showAll();
}

QSize PieceForm::sizeHint() const
{
    return {panelWidth, pieceFormLines * fontMetrics().height()};
}

int PieceForm::wholeHeight() const
{
    return m_ui->pieceFormContent->sizeHint().height();
}

QSize PieceForm::minimumSizeHint() const
{
    return leastPieceForm;
}

void PieceForm::makeFields()
{
    for (auto* box : findChildren<QComboBox*>())
        wheelNeedsFocus(*box);
    for (auto* box : findChildren<LimitedSpinBox*>()) {
        wheelNeedsFocus(*box);
        box->setRange(pieceSideLimits.low, pieceSideLimits.high);
    }
    m_ui->pieceShare->setElideMode(Qt::ElideRight); // the share itself comes first
    m_ui->pieceWeightBox->setRange(pieceWeightLimits.low, pieceWeightLimits.high);
    m_ui->addInhabitant->setIcon(themedIcon(QStringLiteral("plus")));
    m_ui->removeInhabitants->setIcon(themedIcon(QStringLiteral("remove")));
    m_ui->pieceInhabitants->setFixedHeight(inhabitantLines * (fontMetrics().height() + 4) + inhabitantPadding);
    for (const NameEdit* edit : {m_ui->pieceKindEdit, m_ui->pieceListNameEdit})
        connect(edit, &NameEdit::left, this, [this, edit] {
            if (!edit->isModified())
                note({}); // what could not be taken was taken back
        });
}

void PieceForm::connectKind()
{
    connect(m_ui->pieceKindEdit, &NameEdit::typed, this, &PieceForm::takeKind);
    connect(m_ui->pieceShapeBox, &QComboBox::activated, this, [this](int choice) {
        const PieceList before = *m_document->pieceFocus().pieces();
        change([choice](Piece& piece) {
            piece.shape = choice == CorridorShape ? PieceShape::Corridor : PieceShape::Room;
        });
        if (const QString lost = lostPartsText(before, *m_document->pieceFocus().pieces()); !lost.isEmpty())
            Q_EMIT told(asSentence(lost));
    });
}

void PieceForm::connectNumber(LimitedSpinBox& box, const std::function<void(int)>& take)
{
    connect(&box, &QSpinBox::valueChanged, this, take);
    connect(&box, &LimitedSpinBox::settled, this, [this] { note({}); });
    connect(&box, &LimitedSpinBox::refused, this, [this, &box](const QString& typed) {
        note(failure({.code = ErrorCode::OutOfRange,
                      .place = {},
                      .value = typed.toStdString(),
                      .low = box.minimum(),
                      .high = box.maximum()}));
    });
}

void PieceForm::connectNumbers()
{
    LimitedSpinBox& weight = *m_ui->pieceWeightBox;
    connectNumber(weight,
                  [this, &weight](int value) { change([value](Piece& piece) { piece.weight = value; }, &weight); });
    connectRange(*m_ui->pieceLeastWidthBox, *m_ui->pieceMostWidthBox, &Piece::width);
    connectRange(*m_ui->pieceLeastHeightBox, *m_ui->pieceMostHeightBox, &Piece::height);
}

/// One end takes the other one along, so that every range can be turned to from every other.
void PieceForm::connectRange(LimitedSpinBox& least, LimitedSpinBox& most, Limits Piece::* range)
{
    connectNumber(least, [this, &least, range](int value) {
        change(
            [value, range](Piece& piece) {
                (piece.*range).low = value;
                (piece.*range).high = std::max((piece.*range).high, value);
            },
            &least);
    });
    connectNumber(most, [this, &most, range](int value) {
        change(
            [value, range](Piece& piece) {
                (piece.*range).high = value;
                (piece.*range).low = std::min((piece.*range).low, value);
            },
            &most);
    });
}

void PieceForm::connectRoom()
{
    connect(m_ui->pieceSides, &SidesEdit::sidesEdited, this,
            [this](int sides) { change([sides](Piece& piece) { piece.sides = static_cast<SideSet>(sides); }); });
    connect(m_ui->pieceSingleBox, &QAbstractButton::clicked, this,
            [this](bool single) { change([single](Piece& piece) { piece.single = single; }); });
    connect(m_ui->pieceNextBox, &QComboBox::activated, this, [this](int index) {
        const std::string kind = m_ui->pieceNextBox->itemData(index).toString().toStdString();
        change([&kind](Piece& piece) { piece.next = kind; });
    });
}

void PieceForm::connectInhabitants()
{
    QListWidget* list = m_ui->pieceInhabitants;
    connect(list, &QListWidget::itemChanged, this, &PieceForm::takeInhabitants);
    // One that was begun and left without a name goes again.
    connect(list->itemDelegate(), &QAbstractItemDelegate::closeEditor, this, &PieceForm::showAll, Qt::QueuedConnection);
    connect(m_ui->addInhabitant, &QAbstractButton::clicked, this, &PieceForm::addInhabitant);
    connect(m_ui->removeInhabitants, &QAbstractButton::clicked, this, &PieceForm::removeInhabitants);
    connect(addDeleteKey(*list), &QAction::triggered, this, &PieceForm::removeInhabitants);
}

void PieceForm::connectList()
{
    connect(m_ui->pieceListNameEdit, &NameEdit::typed, this, &PieceForm::takeListName);
    connect(m_ui->firstRoomBox, &QComboBox::activated, this, [this](int index) {
        const std::string kind = m_ui->firstRoomBox->itemData(index).toString().toStdString();
        note(setFirstRoom(*m_document, m_document->pieceFocus().list(), kind));
        showAll();
    });
    connect(m_ui->annexeBox, &QComboBox::activated, this, [this](int index) {
        const std::string kind = m_ui->annexeBox->itemData(index).toString().toStdString();
        note(setAnnexe(*m_document, m_document->pieceFocus().list(), kind));
        showAll();
    });
}

const Piece* PieceForm::piece() const
{
    const PieceFocus& focus = m_document->pieceFocus();
    const PieceList* list = focus.pieces();
    return list != nullptr && focus.current() >= 0 ? &list->pieces[static_cast<std::size_t>(focus.current())] : nullptr;
}

/// Turned in one go, with nothing else between, it is one step.
Gesture PieceForm::gestureOf(const QObject* turned)
{
    if (turned == nullptr)
        return Gesture::None;
    const int place = m_document->pieceFocus().current();
    const bool isOtherPiece = std::exchange(m_turnedPlace, place) != place;
    if (turned != m_turned || isOtherPiece || m_turnedStep != m_document->undoStack().index())
        m_gesture = m_document->newGesture();
    return m_gesture;
}

bool PieceForm::change(const std::function<void(Piece&)>& edit, const QObject* turned)
{
    const PieceFocus& focus = m_document->pieceFocus();
    const Piece* before = piece();
    if (before == nullptr || m_isShowing)
        return false;
    Piece after = *before;
    edit(after);
    const bool isTaken = note(changePiece(*m_document, focus.list(), focus.current(), after, gestureOf(turned)));
    m_turned = turned;
    m_turnedStep = turned != nullptr ? m_document->undoStack().index() : -1;
    showAll(); // also what was chosen and nothing came of
    return isTaken;
}

bool PieceForm::note(const Result<void>& result)
{
    QString sentence;
    if (!result && result.error().code == ErrorCode::Malformed && result.error().place.ends_with("/sides"))
        sentence = tr("A room of one cell, and the first room of a list, needs at least one side.");
    else if (!result)
        sentence = asSentence(errorText(result.error()));
    Q_EMIT noted(sentence);
    return result.has_value();
}

void PieceForm::takeKind(const QString& typed)
{
    const std::string kind = typed.trimmed().toStdString();
    if (!change([&kind](Piece& piece) { piece.kind = kind; }))
        m_ui->pieceKindEdit->refuse();
}

void PieceForm::takeListName(const QString& typed)
{
    const std::string name = typed.trimmed().toStdString();
    if (note(renamePieceList(*m_document, m_document->pieceFocus().list(), name)))
        showAll();
    else
        m_ui->pieceListNameEdit->refuse();
}

/// Empty ones are none.
void PieceForm::takeInhabitants()
{
    std::vector<std::string> names;
    for (int row = 0; row < m_ui->pieceInhabitants->count(); ++row) {
        const QString name = m_ui->pieceInhabitants->item(row)->text().trimmed();
        if (!name.isEmpty())
            names.push_back(name.toStdString());
    }
    if (piece() != nullptr && piece()->inhabitants != names)
        change([&names](Piece& piece) { piece.inhabitants = names; });
}

void PieceForm::addInhabitant()
{
    QListWidget* list = m_ui->pieceInhabitants;
    const QSignalBlocker blocker(list); // it is none until it has a name
    auto* item = new QListWidgetItem(list);
    item->setFlags(item->flags() | Qt::ItemIsEditable);
    list->setCurrentItem(item, QItemSelectionModel::ClearAndSelect);
    list->editItem(item);
}

void PieceForm::removeInhabitants()
{
    std::vector<std::string> names = piece() != nullptr ? piece()->inhabitants : std::vector<std::string>();
    for (int row = std::min(m_ui->pieceInhabitants->count(), static_cast<int>(names.size())) - 1; row >= 0; --row) {
        if (m_ui->pieceInhabitants->item(row)->isSelected())
            names.erase(names.begin() + row);
    }
    change([&names](Piece& piece) { piece.inhabitants = names; });
}

void PieceForm::editListName()
{
    m_ui->pieceFormScroll->ensureWidgetVisible(m_ui->pieceListNameEdit); // the panel has the form in sight
    m_ui->pieceListNameEdit->setFocus(Qt::OtherFocusReason);
    m_ui->pieceListNameEdit->selectAll();
}

void PieceForm::settle()
{
    for (auto* box : findChildren<LimitedSpinBox*>())
        box->interpretText();
    m_ui->pieceKindEdit->settle();
    m_ui->pieceListNameEdit->settle();
}

void PieceForm::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_isStale)
        showAll();
}

} // namespace zonewright
