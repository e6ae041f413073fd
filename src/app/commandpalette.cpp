#include "app/commandpalette.h"

#include "app/commanddelegate.h"
#include "document/languagechange.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPointer>
#include <QVBoxLayout>

#include <algorithm>

namespace zonewright {

namespace {

constexpr qsizetype recentCommands = 5;
constexpr int rowsInSight = 12;
constexpr int paletteMargin = 8; // logical pixels

/// As high as its rows, up to twelve.
class CommandList : public QListView
{
public:
    using QListView::QListView;

    [[nodiscard]] QSize sizeHint() const override
    {
        const int rows = std::clamp(model() ? model()->rowCount() : 0, 1, rowsInSight);
        return {QListView::sizeHint().width(), rows * std::max(sizeHintForRow(0), 1)};
    }

    [[nodiscard]] QSize minimumSizeHint() const override { return {0, 0}; }
};

} // namespace

CommandPalette::CommandPalette(QWidget& window)
    : Overlay(window)
    , m_edit(new QLineEdit(this))
    , m_list(new CommandList(this))
    , m_none(new QLabel(this))
{
    setObjectName(QStringLiteral("commandPalette"));
    m_edit->setObjectName(QStringLiteral("commandEdit"));
    m_edit->setContextMenuPolicy(Qt::NoContextMenu);
    m_list->setObjectName(QStringLiteral("commandList"));
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setMouseTracking(true);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setItemDelegate(new CommandDelegate(m_list));
    m_none->setObjectName(QStringLiteral("emptyLabel"));
    m_none->setAlignment(Qt::AlignCenter);
    m_filter.setSourceModel(&m_model);
    m_list->setModel(&m_filter);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(paletteMargin, paletteMargin, paletteMargin, paletteMargin);
    column->setSpacing(paletteMargin);
    column->addWidget(m_edit);
    column->addWidget(m_list, 1);
    column->addWidget(m_none);
    connect(m_edit, &QLineEdit::textChanged, this, &CommandPalette::takeQuery);
    connect(m_list, &QListView::clicked, this, &CommandPalette::run);
    retranslate();
    whenLanguageChanges(*this, [this] { retranslate(); });
}

void CommandPalette::retranslate()
{
    setAccessibleName(tr("Commands"));
    m_edit->setPlaceholderText(tr("Words of a command"));
    m_edit->setAccessibleName(tr("Words of a command"));
    m_list->setAccessibleName(tr("Commands"));
    m_none->setText(tr("No command has these words."));
}

void CommandPalette::choose(const std::vector<Command>& commands)
{
    m_model.setCommands(commands);
    m_edit->clear();
    takeQuery();
    open(*m_edit);
}

void CommandPalette::setCommands(const std::vector<Command>& commands)
{
    if (m_model.rowCount() == 0)
        return; // nobody has opened it
    m_model.setCommands(commands);
    if (isVisible())
        takeQuery();
}

void CommandPalette::setRecent(const QStringList& names)
{
    m_recent = names.mid(0, recentCommands);
    m_filter.setRecent(m_recent);
}

void CommandPalette::takeQuery()
{
    m_filter.setQuery(m_edit->text());
    const bool any = m_filter.rowCount() > 0;
    m_list->setCurrentIndex(m_filter.index(0, 0));
    m_list->scrollToTop();
    m_list->setVisible(any);
    m_none->setVisible(!any);
    m_list->updateGeometry();
    place();
}

void CommandPalette::run(const QModelIndex& row)
{
    if (!row.data(CommandModel::EnabledRole).toBool())
        return;
    const QPointer<QAction> action = m_model.action(m_filter.mapToSource(row).row());
    remember(action->objectName());
    finish(); // before the command, which may want the keyboard itself
    action->trigger();
}

void CommandPalette::remember(const QString& name)
{
    if (name.isEmpty())
        return;
    QStringList names = m_recent;
    names.removeAll(name);
    names.prepend(name);
    setRecent(names);
    Q_EMIT recentChanged();
}

bool CommandPalette::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_edit && event->type() == QEvent::KeyPress && moveInList(static_cast<QKeyEvent&>(*event)))
        return true;
    return Overlay::eventFilter(watched, event);
}

/// The keys of the list work while the keyboard is with the words.
bool CommandPalette::moveInList(QKeyEvent& event)
{
    const int page = std::max(m_list->viewport()->height() / std::max(m_list->sizeHintForRow(0), 1) - 1, 1);
    const int last = m_filter.rowCount() - 1;
    const int row = m_list->currentIndex().row();
    const auto to = [this, last](int wanted) {
        if (last >= 0)
            m_list->setCurrentIndex(m_filter.index(std::clamp(wanted, 0, last), 0));
        return true;
    };
    switch (event.key()) {
    case Qt::Key_Down:
        return to(row == last ? 0 : row + 1);
    case Qt::Key_Up:
        return to(row == 0 ? last : row - 1);
    case Qt::Key_PageDown:
        return to(row + page);
    case Qt::Key_PageUp:
        return to(row - page);
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_list->currentIndex().isValid())
            run(m_list->currentIndex());
        return true;
    default:
        return false;
    }
}

} // namespace zonewright
