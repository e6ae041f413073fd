#include "app/layoutkeeper.h"

#include "document/languagechange.h"

#include <QAbstractItemView>
#include <QDialog>
#include <QEvent>
#include <QHeaderView>
#include <QScreen>
#include <QSettings>
#include <QSplitter>
#include <QTimer>

#include <algorithm>
#include <numeric>

namespace zonewright {

namespace {

constexpr int widestColumn = 4000; // logical pixels; a damaged file may say anything
constexpr QSize dialogFrame(20, 60);

QString layoutKey(const QString& name)
{
    return QStringLiteral("layout/") + name;
}

/// A share that was chosen side by side means nothing one below the other.
QString splitterKey(const QSplitter& splitter)
{
    return layoutKey(splitter.objectName() +
                     (splitter.orientation() == Qt::Horizontal ? QLatin1String("-across") : QLatin1String("-down")));
}

/// A table is in several panels of one kind: what it stands in names it too.
QString headerKey(const QHeaderView& header, QLatin1String what)
{
    const QWidget* table = header.parentWidget();
    const QWidget* place = table->parentWidget();
    while (place != nullptr && (place->objectName().isEmpty() || place->objectName().startsWith(QLatin1String("qt_"))))
        place = place->parentWidget();
    const QString prefix =
        place != nullptr ? place->objectName().section(QLatin1String("::"), -1) + QLatin1Char('-') : QString();
    return layoutKey(prefix + table->objectName() + what);
}

QString columnsKey(const QHeaderView& header)
{
    return headerKey(header, QLatin1String("-columns"));
}

QString orderKey(const QHeaderView& header)
{
    return headerKey(header, QLatin1String("-order"));
}

QString dialogKey(const QDialog& dialog)
{
    return layoutKey(QString::fromLatin1(dialog.metaObject()->className()).section(QStringLiteral("::"), -1));
}

QList<int> numbersOf(const QVariant& value)
{
    QList<int> numbers;
    for (const QVariant& each : value.toList())
        numbers << std::clamp(each.toInt(), 0, widestColumn);
    return numbers;
}

QVariantList listOf(const QList<int>& numbers)
{
    return {numbers.begin(), numbers.end()};
}

/// Whether the designer can make a column wider; the last one may take what is left.
bool isFree(const QHeaderView& header, int section)
{
    const bool takesTheRest = header.stretchLastSection() && header.visualIndex(section) == header.count() - 1;
    return header.sectionResizeMode(section) == QHeaderView::Interactive && !takesTheRest;
}

} // namespace

LayoutKeeper::LayoutKeeper(QWidget& window, QSettings& settings)
    : QObject(&window)
    , m_window(window)
    , m_settings(settings)
{
    for (auto* splitter : window.findChildren<QSplitter*>()) {
        if (splitter->window() == &window || splitter->window()->inherits("QDockWidget"))
            watchSplitter(*splitter);
    }
    for (auto* header : window.findChildren<QHeaderView*>()) {
        const bool isNamed = !header->parentWidget()->objectName().isEmpty();
        if (header->orientation() == Qt::Horizontal && isNamed)
            watchHeader(*header);
    }
    for (auto* dialog : window.findChildren<QDialog*>())
        watchDialog(*dialog);
    window.installEventFilter(this);    // dialogs come later
    whenLanguageChanges(*this, [this] { // after the panels, which were made before
        for (QHeaderView* header : m_headers)
            restoreHeader(*header);
    });
}

void LayoutKeeper::watchSplitter(QSplitter& splitter)
{
    splitter.installEventFilter(this);
    connect(&splitter, &QSplitter::splitterMoved, this, [this, &splitter] { keepSplitter(splitter); });
    restoreSplitter(splitter);
}

/// Told as when the designer moves it: its panel does not share the room out anew.
void LayoutKeeper::restoreSplitter(QSplitter& splitter)
{
    const QList<int> sizes = numbersOf(m_settings.value(splitterKey(splitter)));
    const int sum = std::accumulate(sizes.begin(), sizes.end(), 0);
    if (sizes.size() != splitter.count() || sum <= 0 || sizes == splitter.sizes())
        return;
    splitter.setSizes(sizes);
    Q_EMIT splitter.splitterMoved(splitter.sizes().front(), 1);
}

void LayoutKeeper::keepSplitter(const QSplitter& splitter)
{
    if (splitter.isVisible())
        m_settings.setValue(splitterKey(splitter), listOf(splitter.sizes()));
}

void LayoutKeeper::watchHeader(QHeaderView& header)
{
    header.parentWidget()->installEventFilter(this);
    header.viewport()->installEventFilter(this);
    connect(&header, &QHeaderView::sectionResized, this,
            [this, &header] { m_resized = m_resized || m_pressed == &header; });
    connect(&header, &QHeaderView::sortIndicatorChanged, this, [this, &header] { keepOrder(header); });
    connect(&header, &QObject::destroyed, this, [this, gone = &header] { std::erase(m_headers, gone); });
    m_headers.push_back(&header);
    restoreHeader(header);
    restoreOrder(header);
}

/// With letters of another size, columns are as much wider or narrower.
void LayoutKeeper::restoreHeader(QHeaderView& header)
{
    QList<int> widths = numbersOf(m_settings.value(columnsKey(header)));
    if (widths.size() != header.count() + 1 || widths.front() <= 0)
        return;
    const double growth = static_cast<double>(header.fontMetrics().height()) / widths.takeFirst();
    for (int section = 0; section < header.count(); ++section) {
        if (isFree(header, section) && widths[section] > 0)
            header.resizeSection(section, qRound(widths[section] * growth));
    }
}

/// The height of the letters, then the width of each column.
void LayoutKeeper::keepHeader(const QHeaderView& header)
{
    QList<int> widths{header.fontMetrics().height()};
    for (int section = 0; section < header.count(); ++section)
        widths << header.sectionSize(section);
    m_settings.setValue(columnsKey(header), listOf(widths));
}

void LayoutKeeper::restoreOrder(QHeaderView& header)
{
    const QList<int> order = numbersOf(m_settings.value(orderKey(header)));
    if (order.size() == 2 && order.front() < header.count() && header.isSortIndicatorShown())
        header.setSortIndicator(order.front(), order.back() == 0 ? Qt::AscendingOrder : Qt::DescendingOrder);
}

/// The column, then whether the last comes first.
void LayoutKeeper::keepOrder(const QHeaderView& header)
{
    if (header.isSortIndicatorShown() && header.sortIndicatorSection() >= 0)
        m_settings.setValue(orderKey(header), listOf({header.sortIndicatorSection(),
                                                      header.sortIndicatorOrder() == Qt::AscendingOrder ? 0 : 1}));
}

void LayoutKeeper::watchDialog(QDialog& dialog)
{
    if (QLatin1String(dialog.metaObject()->className()).startsWith(QLatin1String("zonewright::")))
        dialog.installEventFilter(this);
}

/// Its place is that of its window, which is on a screen; on a smaller one it is as large as that lets it be.
void LayoutKeeper::restoreDialog(QDialog& dialog)
{
    const QSize size = m_settings.value(dialogKey(dialog)).toSize();
    if (size.isValid())
        dialog.resize(size.boundedTo(m_window.screen()->availableSize() - dialogFrame));
}

void LayoutKeeper::restoreLater(QObject* part)
{
    // After the panel has had its say.
    if (auto* splitter = qobject_cast<QSplitter*>(part)) {
        QTimer::singleShot(0, splitter, [this, splitter] { restoreSplitter(*splitter); });
    } else if (auto* view = qobject_cast<QAbstractItemView*>(part)) {
        for (auto* header : view->findChildren<QHeaderView*>(Qt::FindDirectChildrenOnly)) {
            if (header->orientation() == Qt::Horizontal)
                QTimer::singleShot(0, header, [this, header] { restoreHeader(*header); });
        }
    }
}

void LayoutKeeper::followPointer(QHeaderView& header, QEvent::Type type)
{
    if (type != QEvent::MouseButtonRelease) {
        m_pressed = &header;
        return;
    }
    if (m_pressed == &header && m_resized)
        keepHeader(header);
    m_pressed = nullptr;
    m_resized = false;
}

bool LayoutKeeper::eventFilter(QObject* watched, QEvent* event)
{
    auto* const dialog = qobject_cast<QDialog*>(watched);
    switch (event->type()) {
    case QEvent::ChildPolished:
        if (auto* child = qobject_cast<QDialog*>(static_cast<QChildEvent*>(event)->child()))
            watchDialog(*child);
        break;
    case QEvent::Show:
        if (dialog != nullptr && !event->spontaneous())
            restoreDialog(*dialog);
        restoreLater(watched);
        break;
    case QEvent::StyleChange:
    case QEvent::FontChange:
        if (qobject_cast<QAbstractItemView*>(watched) != nullptr)
            restoreLater(watched);
        break;
    case QEvent::Hide:
        if (dialog != nullptr && !event->spontaneous())
            m_settings.setValue(dialogKey(*dialog), dialog->size());
        break;
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick:
    case QEvent::MouseButtonRelease:
        if (auto* header = qobject_cast<QHeaderView*>(watched->parent()))
            followPointer(*header, event->type());
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace zonewright
