#include "app/logpanel.h"

#include "app/dockregistry.h"
#include "app/iconengine.h"
#include "app/maps.h"
#include "app/panels.h"
#include "document/document.h"
#include "document/languagechange.h"
#include "models/words.h"
#include "ui_logpanel.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLocale>
#include <QMenu>

#include <algorithm>

namespace zonewright {

namespace {

constexpr QSize logSize{800, bottomPanelHeight}; // of the panel at first, in logical pixels
constexpr int logCellPadding = 24;               // left and right together

int widthOf(const QTableView& table, const QString& longest)
{
    QFont bold = table.font();
    bold.setBold(true);
    return QFontMetrics(bold).horizontalAdvance(longest) + logCellPadding;
}

} // namespace

LogPanel::LogPanel(const DockServices& services, QWidget* parent)
    : QWidget(parent)
    , m_document(services.document)
    , m_maps(services.maps)
    , m_ui(std::make_unique<Ui::LogPanel>())
    , m_filtered(m_model)
{
    m_ui->setupUi(this);
    setAttribute(Qt::WA_StyledBackground);
    m_model.setPaused(true); // until it is seen
    m_model.setPlayback(&services.document.playback());
    m_ui->logTable->setModel(&m_filtered);
    dressLongTable(*m_ui->logTable, m_delegate);
    dressColumns();
    m_ui->logCause->setIcon(themedIcon(QStringLiteral("cause")));
    m_ui->logBack->setIcon(themedIcon(QStringLiteral("back")));
    fillKinds();
    m_ui->logTable->installEventFilter(this);
    m_delegate.setTheme(currentTheme());
    connectParts();
    takeCurrent();
    retranslate();
    whenLanguageChanges(*this, [this] { retranslate(); });
}

LogPanel::~LogPanel() = default;

/// Rules are read anew: they may have words of the language.
void LogPanel::retranslate()
{
    m_ui->retranslateUi(this);
    const QList<QAction*> kinds = m_ui->logKinds->menu()->actions();
    for (int i = 0; i < logKindCount; ++i)
        kinds[i]->setText(capitalised(logKindName(static_cast<LogKind>(i))));
    dressColumns();
    takeRules();
}

void LogPanel::connectParts()
{
    const QTableView* table = m_ui->logTable;
    connect(m_ui->logFilter, &QLineEdit::textChanged, this, &LogPanel::takeRules);
    connect(m_ui->logFollow, &QAbstractButton::toggled, this, &LogPanel::followPresent);
    connect(m_ui->logCause, &QAbstractButton::clicked, this, &LogPanel::showCause);
    connect(m_ui->logBack, &QAbstractButton::clicked, this, &LogPanel::goBack);
    connect(m_ui->logChain, &LogChain::entryChosen, this, &LogPanel::jumpTo);
    connect(&m_model, &LogModel::presentChanged, this, &LogPanel::followPresent);
    connect(&m_model, &QAbstractItemModel::modelReset, this, [this] {
        m_before.clear();
        m_wanted = -1;
        takeCurrent();
    });
    connect(&m_model, &QAbstractItemModel::rowsRemoved, this, [this](const QModelIndex&, int first) {
        std::erase_if(m_before, [first](int entry) { return entry >= first; });
        m_wanted = m_wanted < first ? m_wanted : -1;
        takeCurrent();
    });
    connect(&m_filtered, &QAbstractItemModel::modelReset, this, &LogPanel::takeCurrent);
    connect(&m_filtered, &QAbstractItemModel::rowsRemoved, this, &LogPanel::takeCurrent);
    connect(&m_filtered, &LogFilterModel::scanned, this, &LogPanel::selectAgain);
    connect(table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &LogPanel::takeCurrent);
    connect(table, &QAbstractItemView::doubleClicked, this, [this](const QModelIndex& index) {
        if (index.column() != LogModel::CauseColumn)
            travel();
    });
    connect(table, &QAbstractItemView::clicked, this, [this](const QModelIndex& index) {
        if (index.column() == LogModel::CauseColumn)
            showCause();
    });
    connect(table, &QWidget::customContextMenuRequested, this, &LogPanel::openMenu);
}

/// The same for every log, so that nothing moves while it grows.
void LogPanel::dressColumns()
{
    QTableView& table = *m_ui->logTable;
    QHeaderView& header = *table.horizontalHeader();
    if (header.count() == 0)
        return; // the style comes before the model
    const QString longestTurn = QLocale().toString(qint64{mostKeptMoves});
    header.setMinimumSectionSize(1);
    header.setSectionResizeMode(LogModel::TextColumn, QHeaderView::Stretch);
    table.setColumnWidth(LogModel::TurnColumn, widthOf(table, longestTurn));
    table.setColumnWidth(LogModel::ZoneColumn, widthOf(table, QStringLiteral("1023,1023")));
    table.setColumnWidth(LogModel::CauseColumn, widthOf(table, QStringLiteral("← ") + longestTurn));
}

QSize LogPanel::sizeHint() const
{
    return logSize;
}

QSize LogPanel::minimumSizeHint() const
{
    return leastBottomPanel;
}

void LogPanel::fillKinds()
{
    auto* menu = new QMenu(this);
    m_ui->logKinds->setMenu(menu);
    for (int i = 0; i < logKindCount; ++i) {
        const auto kind = static_cast<LogKind>(i);
        QAction* action = menu->addAction(QString());
        action->setCheckable(true);
        connect(action, &QAction::triggered, this,
                [this, kind](bool shown) { setRules(withKindShown(m_ui->logFilter->text(), kind, shown)); });
    }
    connect(menu, &QMenu::aboutToShow, this, [this, menu] {
        for (int i = 0; i < logKindCount; ++i)
            menu->actions().at(i)->setChecked(m_filtered.filter().shows(static_cast<LogKind>(i)));
    });
}

void LogPanel::setRules(const QString& line)
{
    m_ui->logFilter->setText(line);
}

/// What is wrong with one rule is said; the others hold.
void LogPanel::takeRules()
{
    const ParsedLogFilter parsed = parseLogFilter(m_ui->logFilter->text());
    m_fault = parsed.faults.empty() ? QString() : parsed.faults.front().sentence;
    markInvalid(*m_ui->logFilter, !m_fault.isEmpty());
    m_filtered.setFilter(parsed.filter);
    showBelow();
    followPresent();
}

/// The entry that was selected last is so again when there is a row for it, however long other rules hid it.
void LogPanel::selectAgain()
{
    if (m_wanted >= 0 && !m_ui->logTable->currentIndex().isValid()) {
        const QModelIndex index = m_filtered.mapFromSource(m_model.index(m_wanted, LogModel::TextColumn));
        if (index.isValid())
            m_ui->logTable->setCurrentIndex(index);
    }
    followPresent();
}

void LogPanel::followPresent()
{
    if (!m_ui->logFollow->isChecked() || !isVisible())
        return;
    m_ui->logTable->doItemsLayout(); // the scroll bar knows the rows that have just come
    const int row = std::min(m_filtered.rowOf(m_model.presentRow() + 1), m_filtered.rowCount()) - 1;
    if (row >= 0)
        m_ui->logTable->scrollTo(m_filtered.index(row, LogModel::TurnColumn), QAbstractItemView::PositionAtCenter);
}

int LogPanel::currentEntry() const
{
    const QModelIndex index = m_ui->logTable->currentIndex();
    return index.isValid() ? m_filtered.mapToSource(index).row() : -1;
}

int LogPanel::causeOf(int entry) const
{
    const std::vector<int> chain = m_model.chainOf(entry);
    return chain.size() > 1 ? chain[1] : -1;
}

void LogPanel::takeCurrent()
{
    if (const int entry = currentEntry(); entry >= 0)
        m_wanted = entry;
    m_ui->logCause->setEnabled(causeOf(currentEntry()) >= 0);
    m_ui->logBack->setEnabled(!m_before.empty());
    showBelow();
}

void LogPanel::showBelow()
{
    if (!m_fault.isEmpty())
        return m_ui->logChain->showSentence(m_fault);
    std::vector<LogChain::Part> parts;
    for (const int entry : m_model.chainOf(currentEntry()))
        parts.push_back({.entry = entry, .text = m_model.chainText(entry)});
    if (parts.empty())
        return m_ui->logChain->showSentence(tr("Select an entry to see what led to it."));
    m_ui->logChain->showChain(parts);
}

/// Whoever runs stops: the designer looks at this turn now.
void LogPanel::travel()
{
    const int entry = currentEntry();
    if (entry < 0)
        return;
    m_document.walkRun().stop();
    m_document.playback().goTo(m_model.entries()[static_cast<std::size_t>(entry)].turn);
}

void LogPanel::showCause()
{
    if (const int cause = causeOf(currentEntry()); cause >= 0)
        jumpTo(cause);
}

void LogPanel::jumpTo(int entry)
{
    const int from = currentEntry();
    const int row = m_filtered.reveal(entry);
    if (row < 0)
        return;
    if (from >= 0)
        m_before.push_back(from);
    m_ui->logTable->setCurrentIndex(m_filtered.index(row, LogModel::TextColumn));
    takeCurrent();
}

/// Entries that are gone are passed over.
void LogPanel::goBack()
{
    while (!m_before.empty()) {
        const int entry = m_before.back();
        m_before.pop_back();
        const int row = m_filtered.reveal(entry);
        if (row < 0)
            continue;
        m_ui->logTable->setCurrentIndex(m_filtered.index(row, LogModel::TextColumn));
        break;
    }
    takeCurrent();
}

void LogPanel::copyText() const
{
    const int entry = currentEntry();
    if (entry < 0)
        return;
    const LogEntry& of = m_model.entries()[static_cast<std::size_t>(entry)];
    QGuiApplication::clipboard()->setText(
        tr("Turn %1: %2").arg(QLocale().toString(qint64{of.turn}), m_model.textOf(of)));
}

void LogPanel::openMenu(const QPoint& at)
{
    const int entry = currentEntry();
    if (entry < 0)
        return;
    const LogEntry of = m_model.entries()[static_cast<std::size_t>(entry)];
    const QString turn = QLocale().toString(qint64{of.turn});
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName(QStringLiteral("logMenu"));
    const auto add = [&](const QString& text, auto work) {
        QAction* action = menu->addAction(text);
        connect(action, &QAction::triggered, this, work);
        return action;
    };
    add(tr("&Go to Turn %1").arg(turn), [this] { travel(); });
    add(tr("Show &Zone %1").arg(positionText(of.zone())), [this, of] { m_maps.reveal(of.zone()); });
    add(tr("Show &Cause"), [this] { showCause(); })->setEnabled(causeOf(entry) >= 0);
    menu->addSeparator();
    const QString line = m_ui->logFilter->text();
    add(tr("Only &Kind: %1").arg(logKindName(of.kind)), [=, this] { setRules(withOnlyKind(line, of.kind)); });
    add(tr("Only Z&one %1").arg(positionText(of.zone())), [=, this] { setRules(withOnlyZone(line, of.zone())); });
    add(tr("Only &Turn %1").arg(turn), [=, this] { setRules(withOnlyTurn(line, of.turn)); });
    menu->addSeparator();
    add(tr("Co&py"), [this] { copyText(); });
    menu->popup(m_ui->logTable->viewport()->mapToGlobal(at));
}

bool LogPanel::takeKey(const QKeyEvent& event)
{
    const Qt::KeyboardModifiers modifiers = event.modifiers() & ~Qt::KeypadModifier;
    const bool isEnter = event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
    if (isEnter && modifiers == Qt::NoModifier)
        travel();
    else if (event.key() == Qt::Key_Up && modifiers == Qt::AltModifier)
        showCause();
    else if (event.key() == Qt::Key_Down && modifiers == Qt::AltModifier)
        goBack();
    else if (event.matches(QKeySequence::Copy))
        copyText();
    else
        return false;
    return true;
}

bool LogPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress && takeKey(*static_cast<QKeyEvent*>(event)))
        return true;
    return QWidget::eventFilter(watched, event);
}

void LogPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        m_delegate.setTheme(currentTheme());
        showBelow(); // in the colours of links of the theme
    }
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        dressColumns();
}

void LogPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_model.setPaused(false);
}

void LogPanel::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    m_model.setPaused(true);
}

} // namespace zonewright
