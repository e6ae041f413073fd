#include "app/historypanel.h"

#include "app/iconengine.h"
#include "document/document.h"
#include "document/languagechange.h"

#include <QMouseEvent>
#include <QPainter>
#include <QUndoView>
#include <QVBoxLayout>

namespace zonewright {

namespace {

constexpr int historyRowPadding = 9; // logical pixels, above and below together
constexpr int historyPadding = 10;   // left and right
constexpr int historyGap = 6;

} // namespace

void HistoryDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    const auto* view = qobject_cast<const QUndoView*>(option->widget);
    const int present = view && view->stack() ? view->stack()->index() : 0;
    if (index.row() > present)
        option->palette.setColor(QPalette::Text, option->palette.color(QPalette::PlaceholderText));
    option->icon = {}; // painted at the end of the row
    option->features &= ~QStyleOptionViewItem::HasDecoration;
}

void HistoryDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    if (index.row() != m_savedRow)
        return QStyledItemDelegate::paint(painter, option, index);
    const QString word = tr("saved");
    const int side = option.fontMetrics.height();
    const int wordWidth = option.fontMetrics.horizontalAdvance(word);
    const QRect mark(option.rect.right() - historyPadding - wordWidth - historyGap - side,
                     option.rect.center().y() - side / 2 + 1, side, side);
    // The ground of the whole row, the text in the room that is left.
    QStyleOptionViewItem ground = option;
    initStyleOption(&ground, index);
    const QString text = ground.text;
    ground.text.clear();
    const QStyle* style = option.widget ? option.widget->style() : nullptr;
    if (style)
        style->drawControl(QStyle::CE_ItemViewItem, &ground, painter, option.widget);
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    const auto colorOf = [&](QPalette::ColorRole role) {
        return ground.palette.color(isSelected ? QPalette::HighlightedText : role);
    };
    ground.text = text; // laid out by the style, as in the other rows
    ground.rect.setRight(mark.left() - historyGap);
    if (style)
        style->drawControl(QStyle::CE_ItemViewItem, &ground, painter, option.widget);
    painter->save();
    painter->setFont(option.font);
    painter->setPen(colorOf(QPalette::PlaceholderText));
    const QRect room(mark.right() + 1 + historyGap, option.rect.top(), wordWidth, option.rect.height());
    painter->drawText(
        QStyle::alignedRect(Qt::LeftToRight, Qt::AlignLeft | Qt::AlignVCenter, QSize(wordWidth, side), room),
        Qt::AlignLeft | Qt::AlignTop, word); // on the line of the text
    painter->restore();
    themedIcon(QStringLiteral("saved"))
        .paint(painter, mark, Qt::AlignCenter, isSelected ? QIcon::Selected : QIcon::Normal);
}

QSize HistoryDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QSize hint = QStyledItemDelegate::sizeHint(option, index);
    hint.setHeight(option.fontMetrics.height() + historyRowPadding);
    return hint;
}

HistoryPanel::HistoryPanel(Document& document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_view(new QUndoView(&document.undoStack(), this))
{
    setAttribute(Qt::WA_StyledBackground);
    m_view->setObjectName(QStringLiteral("historyView"));
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setItemDelegate(&m_delegate);
    m_view->viewport()->installEventFilter(this);
    m_view->setTextElideMode(Qt::ElideRight);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_view);
    QUndoStack* stack = &document.undoStack();
    connect(stack, &QUndoStack::indexChanged, m_view->viewport(), qOverload<>(&QWidget::update));
    connect(stack, &QUndoStack::indexChanged, this, &HistoryPanel::showSaved);
    connect(&document, &Document::changed, this, [this](const Change& change) {
        if (change.kind == ChangeKind::Project)
            showBeginning();
    });
    connect(&document, &Document::titleChanged, this, &HistoryPanel::showSaved);
    retranslate();
    whenLanguageChanges(*this, [this] { retranslate(); });
}

void HistoryPanel::retranslate()
{
    m_view->setAccessibleName(tr("History"));
    showBeginning();
    showSaved();
}

/// A click below the last step would leave the present one without its mark.
bool HistoryPanel::eventFilter(QObject* watched, QEvent* event)
{
    const bool isPress = event->type() == QEvent::MouseButtonPress || event->type() == QEvent::MouseButtonDblClick;
    if (isPress && !m_view->indexAt(static_cast<QMouseEvent*>(event)->position().toPoint()).isValid()) {
        m_view->setFocus(Qt::MouseFocusReason);
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

QSize HistoryPanel::sizeHint() const
{
    constexpr int rows = 8;
    constexpr int width = 240;
    return {width, rows * (fontMetrics().height() + historyRowPadding)};
}

/// What the first row is called: the state before every change.
void HistoryPanel::showBeginning()
{
    m_view->setEmptyLabel(m_document.fileName().isEmpty() ? tr("New project") : tr("Opened"));
}

/// A project that belongs to no file is saved nowhere, though nothing in it has changed.
void HistoryPanel::showSaved()
{
    const int row = m_document.fileName().isEmpty() ? -1 : m_document.undoStack().cleanIndex();
    m_delegate.setSavedRow(row);
    m_view->setAccessibleDescription(row < 0 ? tr("Arrow keys undo and redo up to a step.")
                                             : tr("Saved: %1").arg(m_view->model()->index(row, 0).data().toString()));
    m_view->viewport()->update();
}

} // namespace zonewright
