#include "app/handbookwindow.h"

#include "app/handbookbrowser.h"
#include "app/iconengine.h"
#include "app/onscreen.h"
#include "app/session.h"
#include "document/languagechange.h"
#include "ui_handbookwindow.h"

#include <QAction>
#include <QDesktopServices>
#include <QIcon>
#include <QKeyEvent>
#include <QScrollBar>
#include <QSettings>
#include <QToolButton>
#include <QTreeWidgetItemIterator>
#include <QUrl>

#include <algorithm>

namespace zonewright {

namespace {

constexpr QSize firstHandbookSize(1180, 800);
constexpr int firstSideWidth = 270;  // logical pixels, of the contents
constexpr int narrowestOfBoth = 600; // logical pixels, of a window with a page beside its contents
constexpr int entryPadding = 8;      // above and below together, of a page in the contents
constexpr int hitSpacing = 3;
constexpr std::size_t mostHits = 200;
constexpr int nameRole = Qt::UserRole; // of a page, at its entry in the contents

constexpr auto handbookGeometryKey = "handbook/geometry";
constexpr auto handbookSplitKey = "handbook/split";
constexpr auto handbookZoomKey = "handbook/textZoom";

QList<QKeySequence> handbookKeys(const char* keys)
{
    return QKeySequence::listFromString(QLatin1String(keys), QKeySequence::PortableText);
}

} // namespace

HandbookWindow::HandbookWindow(QWidget* parent)
    : QWidget(parent, Qt::Window)
    , m_ui(std::make_unique<Ui::HandbookWindow>())
{
    m_ui->setupUi(this);
    setObjectName(QStringLiteral("handbookWindow"));
    setAttribute(Qt::WA_QuitOnClose, false);
    setAttribute(Qt::WA_StyledBackground);
    setWindowIcon(QIcon(QStringLiteral(":/icons/zonewright.svg")));
    resize(firstHandbookSize);
    m_ui->handbookSplitter->setStretchFactor(1, 1);
    m_sideWidth = firstSideWidth;
    connect(m_ui->handbookSplitter, &QSplitter::splitterMoved, this, &HandbookWindow::takeSideWidth);
    m_ui->handbookHits->setSpacing(hitSpacing);
    m_ui->handbookFound->setFocusProxy(m_ui->handbookHits);
    makeActions();
    m_ui->handbookSearch->installEventFilter(this);
    connect(m_ui->handbookSearch, &QLineEdit::textChanged, this, [this](const QString& query) {
        find();
        m_list->setChecked(!query.trimmed().isEmpty());
    });
    connect(m_ui->handbookHits, &QListWidget::itemActivated, this, &HandbookWindow::openHit);
    connect(m_ui->handbookHits, &QListWidget::itemClicked, this, &HandbookWindow::openHit);
    connect(m_ui->handbookContents, &QTreeWidget::itemActivated, this, &HandbookWindow::openEntry);
    connect(m_ui->handbookContents, &QTreeWidget::itemClicked, this, &HandbookWindow::openEntry);
    connect(m_ui->handbookPage, &QTextBrowser::anchorClicked, this, &HandbookWindow::followLink);
    m_history.emplace_back();
    retranslate();
    arrange();
    whenLanguageChanges(*this, [this] { retranslate(); });
}

HandbookWindow::~HandbookWindow() = default;

void HandbookWindow::makeActions()
{
    m_list = addAction(*m_ui->handbookList, "menu", handbookKeys("Ctrl+L"));
    m_list->setCheckable(true);
    connect(m_list, &QAction::toggled, this, &HandbookWindow::arrange);
    connect(m_list, &QAction::triggered, this, [this](bool isList) {
        if (isList)
            m_ui->handbookSide->currentWidget()->setFocus(Qt::ShortcutFocusReason);
    });
    m_home = addAction(*m_ui->handbookHome, "welcome", handbookKeys("Alt+Home"));
    m_back = addAction(*m_ui->handbookBack, "back", handbookKeys("Alt+Left; Back"));
    m_forward = addAction(*m_ui->handbookForward, "forward", handbookKeys("Alt+Right; Forward"));
    m_smaller = addAction(*m_ui->handbookSmaller, "zoom-out", handbookKeys("Ctrl+-"));
    m_larger = addAction(*m_ui->handbookLarger, "zoom-in", handbookKeys("Ctrl++; Ctrl+="));
    const auto onKeys = [this](const QList<QKeySequence>& keys, auto work) {
        auto* action = new QAction(this);
        action->setShortcuts(keys);
        QWidget::addAction(action);
        connect(action, &QAction::triggered, this, work);
    };
    onKeys({QKeySequence(Qt::CTRL | Qt::Key_0)}, [this] {
        m_ui->handbookPage->setTextZoom(0);
        keep();
    });
    onKeys({QKeySequence(Qt::CTRL | Qt::Key_F)}, [this] {
        m_ui->handbookSearch->setFocus(Qt::ShortcutFocusReason);
        m_ui->handbookSearch->selectAll();
    });
    onKeys({QKeySequence(Qt::CTRL | Qt::Key_W)}, [this] { close(); });
    connect(m_home, &QAction::triggered, this, [this] { open({}); });
    connect(m_back, &QAction::triggered, this, [this] { go(-1); });
    connect(m_forward, &QAction::triggered, this, [this] { go(1); });
    const auto zoom = [this](int steps) {
        m_ui->handbookPage->setTextZoom(m_ui->handbookPage->textZoom() + steps);
        keep();
    };
    connect(m_smaller, &QAction::triggered, this, [zoom] { zoom(-1); });
    connect(m_larger, &QAction::triggered, this, [zoom] { zoom(1); });
}

QAction* HandbookWindow::addAction(QToolButton& button, const char* icon, const QList<QKeySequence>& keys)
{
    auto* action = new QAction(this);
    action->setObjectName(button.objectName() + QStringLiteral("Action"));
    action->setIcon(themedIcon(QLatin1String(icon)));
    action->setShortcuts(keys);
    QWidget::addAction(action);
    button.setDefaultAction(action);
    button.setAutoRaise(true);
    button.setFocusPolicy(Qt::StrongFocus);
    return action;
}

void HandbookWindow::nameActions()
{
    const auto name = [](QToolButton& button, const QString& text) {
        QAction& action = *button.defaultAction();
        action.setText(text);
        action.setToolTip(tr("%1 (%2)", "what a button does, and its key")
                              .arg(text, action.shortcut().toString(QKeySequence::NativeText)));
        button.setAccessibleName(text);
    };
    name(*m_ui->handbookList, tr("Contents"));
    name(*m_ui->handbookHome, tr("First page"));
    name(*m_ui->handbookBack, tr("Back"));
    name(*m_ui->handbookForward, tr("Forward"));
    name(*m_ui->handbookSmaller, tr("Smaller text"));
    name(*m_ui->handbookLarger, tr("Larger text"));
}

void HandbookWindow::retranslate()
{
    m_ui->retranslateUi(this);
    nameActions();
    m_handbook = readHandbook();
    m_index = HandbookIndex(m_handbook.sheets());
    for (Visit& visit : m_history)
        visit.place = existing(visit.place);
    showContents();
    find();
    m_ui->handbookPage->renewPage(m_handbook.markdown(place().page), m_handbook.folder);
    showTitle();
}

void HandbookWindow::takeSideWidth()
{
    if (const int width = m_ui->handbookSplitter->sizes().constFirst(); width > 0)
        m_sideWidth = width;
}

/// A narrow window shows the contents, or what was found, or the page.
void HandbookWindow::arrange()
{
    const bool isNarrow = width() < narrowestOfBoth;
    const bool isLeft = isNarrow && !m_list->isChecked() && m_ui->handbookSide->isAncestorOf(focusWidget());
    const bool isWidened = !isNarrow && m_list->isEnabled();
    m_list->setEnabled(isNarrow);
    m_ui->handbookList->setVisible(isNarrow);
    m_ui->handbookPage->setVisible(!isNarrow || !m_list->isChecked());
    if (isLeft)
        m_ui->handbookPage->setFocus();
    m_ui->handbookSide->setVisible(!isNarrow || m_list->isChecked());
    if (isWidened)
        m_ui->handbookSplitter->setSizes({m_sideWidth, width() - m_sideWidth});
}

void HandbookWindow::showContents()
{
    m_ui->handbookContents->clear();
    for (const HandbookChapter& chapter : m_handbook.chapters) {
        auto* group = new QTreeWidgetItem(m_ui->handbookContents, {chapter.title});
        group->setFlags(Qt::ItemIsEnabled);
        QFont bold = m_ui->handbookContents->font();
        bold.setBold(true);
        group->setFont(0, bold);
        for (const QString& page : chapter.pages) {
            auto* entry = new QTreeWidgetItem(group, {m_index.title(page)});
            entry->setData(0, nameRole, page);
            entry->setToolTip(0, m_index.title(page));
            entry->setSizeHint(0, {0, fontMetrics().height() + entryPadding});
        }
    }
    m_ui->handbookContents->expandAll();
}

HandbookPlace HandbookWindow::existing(const HandbookPlace& place) const
{
    const bool isThere = std::ranges::any_of(
        m_handbook.chapters, [&place](const HandbookChapter& chapter) { return chapter.pages.contains(place.page); });
    if (isThere)
        return place;
    const bool isEmpty = m_handbook.chapters.empty() || m_handbook.chapters.front().pages.empty();
    return {.page = isEmpty ? QString() : m_handbook.chapters.front().pages.constFirst()};
}

void HandbookWindow::open(const HandbookPlace& place)
{
    const HandbookPlace target = existing(place);
    if (target != this->place()) {
        m_history[m_at].scrolled = m_ui->handbookPage->verticalScrollBar()->value();
        m_history.resize(m_at + 1);
        m_history.push_back({.place = target});
        ++m_at;
    }
    showPlace();
}

void HandbookWindow::go(int steps)
{
    const auto target = static_cast<std::ptrdiff_t>(m_at) + steps;
    if (target < 0 || target >= static_cast<std::ptrdiff_t>(m_history.size()))
        return;
    m_history[m_at].scrolled = m_ui->handbookPage->verticalScrollBar()->value();
    m_at = static_cast<std::size_t>(target);
    showPlace();
    m_ui->handbookPage->verticalScrollBar()->setValue(m_history[m_at].scrolled);
}

void HandbookWindow::showPlace()
{
    m_list->setChecked(false);
    m_ui->handbookPage->showPage(m_handbook.markdown(place().page), m_handbook.folder);
    m_ui->handbookPage->goToHeading(place().heading);
    showTitle();
    Q_EMIT placeChanged();
}

void HandbookWindow::showTitle()
{
    m_back->setEnabled(m_at > 0);
    m_forward->setEnabled(m_at + 1 < m_history.size());
    setWindowTitle(tr("%1 — Handbook of Zonewright", "the title of a page").arg(m_index.title(place().page)));
    showEntry();
}

/// The entry of the open page is the current one.
void HandbookWindow::showEntry()
{
    for (QTreeWidgetItemIterator entry(m_ui->handbookContents); *entry != nullptr; ++entry) {
        if ((*entry)->data(0, nameRole) == place().page)
            m_ui->handbookContents->setCurrentItem(*entry);
    }
}

void HandbookWindow::openEntry(const QTreeWidgetItem* item)
{
    if (const QString page = item->data(0, nameRole).toString(); !page.isEmpty())
        open({.page = page});
}

/// `page.md`, `page.md#heading` and `#heading` are of the handbook; the desktop opens everything else.
void HandbookWindow::followLink(const QUrl& link)
{
    const QString ending = QStringLiteral(".md");
    const QString anchor = link.fragment(QUrl::FullyDecoded);
    if (!link.isRelative()) {
        QDesktopServices::openUrl(link);
    } else if (link.path().isEmpty()) {
        open({.page = place().page, .heading = m_index.heading(place().page, anchor)});
    } else if (link.path().endsWith(ending)) {
        const QString page = link.path().chopped(ending.size());
        open({.page = page, .heading = m_index.heading(page, anchor)});
    }
}

void HandbookWindow::find()
{
    const QString query = m_ui->handbookSearch->text();
    const bool isAsked = !query.trimmed().isEmpty();
    m_hits = m_index.find(query, mostHits);
    m_ui->handbookHits->clear();
    for (const HandbookHit& hit : m_hits)
        m_ui->handbookHits->addItem(hit.sentence == hit.title ? hit.title
                                                              : hit.title + QLatin1Char('\n') + hit.sentence);
    m_ui->handbookHits->setCurrentRow(0);
    m_ui->handbookCount->setText(m_hits.empty()
                                     ? tr("Nothing was found.")
                                     : tr("%Ln place(s)", "that were found", static_cast<int>(m_hits.size())));
    m_ui->handbookSide->setCurrentWidget(isAsked ? m_ui->handbookFound : m_ui->handbookContents);
    if (!isAsked)
        m_ui->handbookPage->markWords({});
}

void HandbookWindow::openHit(const QListWidgetItem* item)
{
    const int row = m_ui->handbookHits->row(item);
    if (row < 0 || row >= static_cast<int>(m_hits.size()))
        return;
    const HandbookHit& hit = m_hits[static_cast<std::size_t>(row)];
    open({.page = hit.page, .heading = m_index.heading(hit.page, hit.anchor)});
    m_ui->handbookPage->markWords(m_ui->handbookSearch->text(), hit.sentence);
}

void HandbookWindow::moveInHits(int rows)
{
    const int last = m_ui->handbookHits->count() - 1;
    if (last >= 0)
        m_ui->handbookHits->setCurrentRow(std::clamp(m_ui->handbookHits->currentRow() + rows, 0, last));
}

/// The keys of the list work from the field that it answers to.
bool HandbookWindow::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_ui->handbookSearch || event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    switch (static_cast<QKeyEvent*>(event)->key()) {
    case Qt::Key_Down:
        moveInHits(1);
        return true;
    case Qt::Key_Up:
        moveInHits(-1);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        openHit(m_ui->handbookHits->currentItem());
        return true;
    default:
        return QWidget::eventFilter(watched, event);
    }
}

void HandbookWindow::endSearch()
{
    m_ui->handbookSearch->clear();
}

/// Esc ends the search, then closes the window.
void HandbookWindow::keyPressEvent(QKeyEvent* event)
{
    if (event->key() != Qt::Key_Escape)
        return QWidget::keyPressEvent(event);
    if (m_ui->handbookSearch->text().isEmpty()) {
        close();
    } else {
        endSearch();
        m_ui->handbookPage->setFocus();
    }
}

void HandbookWindow::keepIn(QSettings& settings)
{
    m_settings = &settings;
    const QByteArray geometry = settings.value(QLatin1String(handbookGeometryKey)).toByteArray();
    if (isWholeGeometry(geometry) && restoreGeometry(geometry))
        bringPartOnScreen(*this, availableScreens());
    if (m_ui->handbookSplitter->restoreState(settings.value(QLatin1String(handbookSplitKey)).toByteArray()))
        takeSideWidth();
    m_ui->handbookPage->setTextZoom(settings.value(QLatin1String(handbookZoomKey)).toInt());
}

void HandbookWindow::keep()
{
    if (m_settings == nullptr)
        return;
    m_settings->setValue(QLatin1String(handbookGeometryKey), saveGeometry());
    if (m_ui->handbookSide->isVisibleTo(this) && m_ui->handbookPage->isVisibleTo(this))
        m_settings->setValue(QLatin1String(handbookSplitKey), m_ui->handbookSplitter->saveState());
    m_settings->setValue(QLatin1String(handbookZoomKey), m_ui->handbookPage->textZoom());
}

void HandbookWindow::hideEvent(QHideEvent* event)
{
    keep();
    QWidget::hideEvent(event);
}

void HandbookWindow::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

} // namespace zonewright
