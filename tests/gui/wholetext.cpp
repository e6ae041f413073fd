#include "gui/wholetext.h"

#include "app/elidedlabel.h"
#include "gui/tourparts.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QCheckBox>
#include <QComboBox>
#include <QDockWidget>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QRadioButton>
#include <QScreen>
#include <QScrollArea>
#include <QSpinBox>
#include <QStackedLayout>
#include <QStyleOption>
#include <QTabBar>
#include <QTextDocument>
#include <QToolButton>

#include <algorithm>

namespace zonewright::test {

namespace {

// Widgets tell what they draw to those that derive from them.
struct OpenTabBar : QTabBar
{
    using QTabBar::initStyleOption;
};

struct OpenDock : QDockWidget
{
    using QDockWidget::initStyleOption;
};

struct OpenLineEdit : QLineEdit
{
    using QLineEdit::initStyleOption;
};

struct OpenComboBox : QComboBox
{
    using QComboBox::initStyleOption;
};

struct OpenPushButton : QPushButton
{
    using QPushButton::initStyleOption;
};

struct OpenSpinBox : QSpinBox
{
    using QSpinBox::initStyleOption;
    using QSpinBox::textFromValue;
};

constexpr int lineEditMargin = 2; // on both sides of what is written, inside the frame: QLineEdit has it so

constexpr int roundingOfParts = 1; // pixel, by which three measures may differ from one

QString withoutMnemonic(QString text)
{
    text.replace(QStringLiteral("&&"), QStringLiteral("\x01"));
    text.remove(QLatin1Char('&'));
    return text.replace(QLatin1Char('\x01'), QLatin1Char('&'));
}

/// What a text takes more than it is measured where its mnemonic is underlined: the letters on both sides of that do
/// not move together then.
int lostKerning(const QFontMetrics& metrics, const QString& text)
{
    const qsizetype key =
        QString(text).replace(QStringLiteral("&&"), QStringLiteral("\x01\x01")).indexOf(QLatin1Char('&'));
    if (key < 0 || key + 1 >= text.size())
        return 0;
    const QStringList parts{text.first(key), text.sliced(key + 1, 1), text.sliced(key + 2)};
    int apart = 0;
    for (const QString& part : parts)
        apart += metrics.horizontalAdvance(withoutMnemonic(part));
    const int lost = apart - metrics.horizontalAdvance(withoutMnemonic(text));
    return lost > roundingOfParts ? lost : 0;
}

class Complaints
{
public:
    void need(const QWidget& part, const QString& text, int needed, int given)
    {
        if (needed > given)
            m_all << QStringLiteral("%1: “%2” takes %3, has %4").arg(describe(part), text).arg(needed).arg(given);
    }

    void say(const QString& sentence) { m_all << sentence; }

    [[nodiscard]] const QStringList& all() const { return m_all; }

private:
    QStringList m_all;
};

void checkLabel(const QLabel& label, Complaints& complaints)
{
    const QString& text = label.text();
    if (text.isEmpty() || !label.pixmap(Qt::ReturnByValue).isNull() || qobject_cast<const ElidedLabel*>(&label))
        return;
    if (!label.wordWrap()) {
        const int kerning = label.buddy() != nullptr ? lostKerning(label.fontMetrics(), text) : 0;
        complaints.need(label, text, label.sizeHint().width() + kerning, label.width());
        complaints.need(label, text + QStringLiteral(" (height)"), label.sizeHint().height(), label.height());
        return;
    }
    complaints.need(label, text + QStringLiteral(" (height)"), label.heightForWidth(label.width()), label.height());
    if (Qt::mightBeRichText(text))
        return;
    for (const QString& word : withoutMnemonic(text).split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        for (const QString& line : word.split(QLatin1Char('\n')))
            complaints.need(label, line, label.fontMetrics().horizontalAdvance(line), label.contentsRect().width());
    }
}

void checkPushButton(const QPushButton& button, Complaints& complaints)
{
    QStyleOptionButton option;
    (button.*&OpenPushButton::initStyleOption)(&option);
    const QRect contents = button.style()->subElementRect(QStyle::SE_PushButtonContents, &option, &button);
    const int icon = option.icon.isNull() ? 0 : option.iconSize.width() + 4;
    const QString text = withoutMnemonic(button.text());
    complaints.need(button, text,
                    option.fontMetrics.horizontalAdvance(text) + lostKerning(option.fontMetrics, button.text()) + icon,
                    contents.width());
    complaints.need(button, text + QStringLiteral(" (height)"), option.fontMetrics.ascent(), contents.height());
}

void checkButton(const QAbstractButton& button, Complaints& complaints)
{
    if (button.text().isEmpty())
        return;
    if (const auto* push = qobject_cast<const QPushButton*>(&button))
        return checkPushButton(*push, complaints);
    const auto* tool = qobject_cast<const QToolButton*>(&button);
    const bool isIcon = tool != nullptr && !tool->icon().isNull() && tool->toolButtonStyle() == Qt::ToolButtonIconOnly;
    const bool isBox = qobject_cast<const QCheckBox*>(&button) || qobject_cast<const QRadioButton*>(&button);
    if ((tool != nullptr && !isIcon) || isBox)
        complaints.need(button, button.text(),
                        button.sizeHint().width() + lostKerning(button.fontMetrics(), button.text()), button.width());
    if (isBox)
        complaints.need(button, button.text() + QStringLiteral(" (height)"), button.fontMetrics().ascent(),
                        button.height());
}

void checkTabs(const QTabBar& bar, Complaints& complaints)
{
    for (int i = 0; i < bar.count(); ++i) {
        if (!bar.isTabVisible(i) || bar.tabToolTip(i).contains(withoutMnemonic(bar.tabText(i))))
            continue;
        QStyleOptionTab option;
        (bar.*&OpenTabBar::initStyleOption)(&option, i);
        const QRect text = bar.style()->subElementRect(QStyle::SE_TabBarTabText, &option, &bar);
        const QString whole = withoutMnemonic(bar.tabText(i));
        complaints.need(bar, whole, option.fontMetrics.horizontalAdvance(whole), text.width());
    }
}

void checkHeader(const QHeaderView& header, Complaints& complaints)
{
    if (header.orientation() != Qt::Horizontal || header.model() == nullptr)
        return;
    for (int i = 0; i < header.count(); ++i) {
        const QString text = header.model()->headerData(i, header.orientation()).toString();
        const QString tip = header.model()->headerData(i, header.orientation(), Qt::ToolTipRole).toString();
        if (header.isSectionHidden(i) || text.isEmpty() || tip.contains(text))
            continue;
        const bool isSorted = header.isSortIndicatorShown() && header.sortIndicatorSection() == i;
        const int margins = 2 * header.style()->pixelMetric(QStyle::PM_HeaderMargin, nullptr, &header);
        const int mark = isSorted ? header.style()->pixelMetric(QStyle::PM_HeaderMarkSize, nullptr, &header) : 0;
        complaints.need(header, text, header.fontMetrics().horizontalAdvance(text) + margins + mark,
                        header.sectionSize(i));
    }
}

/// What is chosen, and what can be chosen in the list, which is as wide as the box.
void checkComboBox(const QComboBox& box, Complaints& complaints)
{
    QStyleOptionComboBox option;
    (box.*&OpenComboBox::initStyleOption)(&option);
    const QRect field = box.style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &box);
    const int icon = box.itemIcon(box.currentIndex()).isNull() ? 0 : box.iconSize().width() + 4;
    complaints.need(box, box.currentText(), box.fontMetrics().horizontalAdvance(box.currentText()) + icon,
                    field.width());
    const int list = std::max(box.width(), box.view()->minimumWidth());
    for (int i = 0; i < box.count(); ++i) {
        const QVariant width = box.itemData(i, Qt::SizeHintRole);
        const int needed = width.isValid() ? width.toSize().width()
                                           : box.fontMetrics().horizontalAdvance(box.itemText(i)) +
                                                 (box.itemIcon(i).isNull() ? 0 : box.iconSize().width() + 4);
        complaints.need(box, box.itemText(i) + QStringLiteral(" (list)"), needed, list - 2 * lineEditMargin);
    }
}

int roomIn(const QLineEdit& line)
{
    QStyleOptionFrame option;
    (line.*&OpenLineEdit::initStyleOption)(&option);
    QRect room = line.style()->subElementRect(QStyle::SE_LineEditContents, &option, &line);
    room = room.marginsRemoved(line.textMargins());
    for (const auto* button : line.findChildren<QToolButton*>()) {
        if (button->isVisible() && button->x() < line.width() / 2)
            room.setLeft(std::max(room.left(), button->geometry().right()));
        else if (button->isVisible())
            room.setRight(std::min(room.right(), button->x()));
    }
    return room.width() - 2 * lineEditMargin;
}

void checkSpinBox(const QSpinBox& box, Complaints& complaints)
{
    const auto* line = box.findChild<QLineEdit*>(QStringLiteral("qt_spinbox_lineedit"));
    if (line == nullptr)
        return complaints.say(describe(box) + QStringLiteral(" has no line"));
    QStringList texts{box.text(), box.specialValueText()};
    for (const int value : {box.minimum(), box.maximum()})
        texts << box.prefix() + (box.*&OpenSpinBox::textFromValue)(value) + box.suffix();
    for (const QString& text : texts)
        complaints.need(box, text, box.fontMetrics().horizontalAdvance(text), roomIn(*line));
}

void checkLineEdit(const QLineEdit& line, Complaints& complaints)
{
    complaints.need(line, line.placeholderText(), line.fontMetrics().horizontalAdvance(line.placeholderText()),
                    roomIn(line));
    complaints.need(line, QStringLiteral("(height)"), line.fontMetrics().ascent(), line.contentsRect().height());
}

void checkGroupBox(const QGroupBox& box, Complaints& complaints)
{
    complaints.need(box, box.title(), box.minimumSizeHint().width(), box.width());
}

void checkDock(const QDockWidget& dock, Complaints& complaints)
{
    if (dock.isFloating() || dock.titleBarWidget() != nullptr)
        return;
    QStyleOptionDockWidget option;
    (dock.*&OpenDock::initStyleOption)(&option);
    const QRect title = dock.style()->subElementRect(QStyle::SE_DockWidgetTitleBarText, &option, &dock);
    complaints.need(dock, dock.windowTitle(), dock.fontMetrics().horizontalAdvance(dock.windowTitle()), title.width());
}

void checkMenu(QMenu& menu, Complaints& complaints)
{
    const QRect screen = menu.screen()->availableGeometry();
    complaints.need(menu, menu.title(), menu.sizeHint().width(), screen.width());
    for (QAction* action : menu.actions()) {
        if (action->isVisible() && !action->isSeparator())
            complaints.need(menu, action->text(), menu.fontMetrics().horizontalAdvance(withoutMnemonic(action->text())),
                            menu.actionGeometry(action).width());
    }
}

void checkList(const QListWidget& list, Complaints& complaints)
{
    for (int row = 0; row < list.count(); ++row)
        complaints.need(list, list.item(row)->text(), list.sizeHintForColumn(0), list.viewport()->width());
}

void checkText(QWidget& part, Complaints& complaints)
{
    if (const auto* label = qobject_cast<const QLabel*>(&part))
        checkLabel(*label, complaints);
    else if (const auto* button = qobject_cast<const QAbstractButton*>(&part))
        checkButton(*button, complaints);
    else if (const auto* tabs = qobject_cast<const QTabBar*>(&part))
        checkTabs(*tabs, complaints);
    else if (const auto* header = qobject_cast<const QHeaderView*>(&part))
        checkHeader(*header, complaints);
    else if (const auto* choice = qobject_cast<const QComboBox*>(&part))
        checkComboBox(*choice, complaints);
    else if (const auto* number = qobject_cast<const QSpinBox*>(&part))
        checkSpinBox(*number, complaints);
    else if (const auto* line = qobject_cast<const QLineEdit*>(&part))
        checkLineEdit(*line, complaints);
    else if (const auto* group = qobject_cast<const QGroupBox*>(&part))
        checkGroupBox(*group, complaints);
    else if (const auto* dock = qobject_cast<const QDockWidget*>(&part))
        checkDock(*dock, complaints);
    else if (auto* menu = qobject_cast<QMenu*>(&part))
        checkMenu(*menu, complaints);
    else if (const auto* list = qobject_cast<const QListWidget*>(&part))
        checkList(*list, complaints);
}

/// A part of something that scrolls may be larger than that in the directions in which it does.
void checkPlace(const QWidget& part, Complaints& complaints)
{
    const QWidget& around = *part.parentWidget();
    const auto* area = qobject_cast<const QAbstractScrollArea*>(around.parentWidget());
    QRect within = around.rect();
    if (area != nullptr && area->viewport() == &around) {
        const auto reach = [](Qt::ScrollBarPolicy policy) { return policy == Qt::ScrollBarAlwaysOff ? 0 : 1 << 20; };
        const int x = reach(area->horizontalScrollBarPolicy()), y = reach(area->verticalScrollBarPolicy());
        within.adjust(-x, -y, x, y);
    }
    if (!within.contains(part.geometry()))
        complaints.say(QStringLiteral("%1 at %2,%3 %4×%5 reaches out of %6, %7×%8")
                           .arg(describe(part))
                           .arg(part.x())
                           .arg(part.y())
                           .arg(part.width())
                           .arg(part.height())
                           .arg(describe(around))
                           .arg(around.width())
                           .arg(around.height()));
}

QString describeItem(QLayoutItem& item)
{
    if (item.widget() != nullptr)
        return describe(*item.widget());
    return item.layout() != nullptr ? item.layout()->objectName() : QStringLiteral("an item");
}

void checkLayout(QLayout& layout, Complaints& complaints)
{
    if (qobject_cast<QStackedLayout*>(&layout) != nullptr)
        return;
    QList<QLayoutItem*> items;
    for (int i = 0; i < layout.count(); ++i) {
        QLayoutItem* item = layout.itemAt(i);
        if (item->isEmpty() || item->spacerItem() != nullptr || item->geometry().isEmpty())
            continue;
        items << item;
        if (item->layout() != nullptr)
            checkLayout(*item->layout(), complaints);
    }
    for (qsizetype i = 0; i < items.size(); ++i) {
        for (qsizetype other = 0; other < i; ++other) {
            if (items[i]->geometry().intersects(items[other]->geometry()))
                complaints.say(describeItem(*items[i]) + QStringLiteral(" lies over ") + describeItem(*items[other]));
        }
    }
}

} // namespace

QStringList cutTexts(QWidget& root)
{
    Complaints complaints;
    for (QWidget* part : seenParts(root)) {
        if (!part->objectName().startsWith(QLatin1String("qt_")) || qobject_cast<QTabBar*>(part) != nullptr)
            checkText(*part, complaints);
    }
    return complaints.all();
}

QStringList misplacedParts(QWidget& root)
{
    Complaints complaints;
    for (QWidget* part : seenParts(root)) {
        if (part != &root && !isInner(*part) && !part->parentWidget()->inherits("QTabBar"))
            checkPlace(*part, complaints);
        if (part->layout() != nullptr && qobject_cast<QDockWidget*>(part) == nullptr &&
            !part->inherits("QMainWindow") && !part->inherits("QToolBar"))
            checkLayout(*part->layout(), complaints);
    }
    return complaints.all();
}

} // namespace zonewright::test
