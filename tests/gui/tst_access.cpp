#include "app/themecolors.h"
#include "support/colorsight.h"
#include "support/testregistry.h"
#include "tourparts.h"
#include "windowtour.h"

#include <QAbstractSpinBox>
#include <QAccessible>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMap>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QRadioButton>
#include <QSet>
#include <QTabBar>
#include <QTabWidget>
#include <QToolButton>

#include <algorithm>

using namespace zonewright;
using namespace zonewright::test;

namespace {

constexpr double leastRing = 3.0;    // contrast of what shows the focus
constexpr int fewestRingPixels = 24; // that show it

/// Whether what a control says of itself is enough: its own words, the name of the one value that it holds, or a label
/// that leads to it. Buttons that show an icon alone, lists, tables and what is painted are to say more.
bool explainsItself(const QWidget& part)
{
    if (const auto* button = qobject_cast<const QToolButton*>(&part))
        return (button->toolButtonStyle() != Qt::ToolButtonIconOnly || button->icon().isNull()) &&
               !button->text().isEmpty();
    if (const auto* button = qobject_cast<const QAbstractButton*>(&part))
        return !button->text().isEmpty();
    if (qobject_cast<const QMenu*>(&part) || qobject_cast<const QMenuBar*>(&part) ||
        qobject_cast<const QTabBar*>(&part) || qobject_cast<const QTabWidget*>(&part))
        return true; // their entries speak
    if (qobject_cast<const QLineEdit*>(&part) || qobject_cast<const QAbstractSpinBox*>(&part) ||
        qobject_cast<const QComboBox*>(&part))
        return !part.accessibleName().isEmpty(); // "Column of the exit" says what to do
    const auto labels = part.window()->findChildren<QLabel*>();
    return std::ranges::any_of(labels, [&part](const QLabel* label) { return label->buddy() == &part; });
}

/// The colour that most of a picture has.
QColor groundOf(const QImage& picture)
{
    QMap<QRgb, int> counts;
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 0; x < picture.width(); ++x)
            ++counts[picture.pixel(x, y)];
    }
    QRgb most = 0;
    for (auto it = counts.cbegin(); it != counts.cend(); ++it) {
        if (it.value() > counts.value(most))
            most = it.key();
    }
    return {most};
}

/// How many pixels of what the focus changes stand out: from what was there before, or from the control's ground.
int ringPixels(const QImage& without, const QImage& with)
{
    const QColor ground = groundOf(without);
    int count = 0;
    for (int y = 0; y < without.height(); ++y) {
        for (int x = 0; x < without.width(); ++x) {
            const QColor before = without.pixelColor(x, y), after = with.pixelColor(x, y);
            if (before != after)
                count += contrast(after, before) >= leastRing || contrast(after, ground) >= leastRing ? 1 : 0;
        }
    }
    return count;
}

} // namespace

/// What those find who do not see the window, or do not use the pointer.
class TestAccess : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void controlsAreDescribed();
    void focusIsSeen_data();
    void focusIsSeen();
    void focusRingCanBeMissed();
};

/// Every control has a name, and where its words or its label do not explain it a description as well.
void TestAccess::controlsAreDescribed()
{
    WindowTour tour("en");
    tour.resize({1400, 900});
    QMap<QString, QString> bare; // where each was seen first
    int described = 0;
    for (const WindowTour::Stop& stop : WindowTour::stops()) {
        stop.visit(tour, [&](QWidget& root) {
            for (const QWidget* part : seenParts(root)) {
                if (part->focusPolicy() == Qt::NoFocus || isInner(*part) || explainsItself(*part))
                    continue;
                const QAccessibleInterface* accessible =
                    QAccessible::queryAccessibleInterface(const_cast<QWidget*>(part));
                const bool isBare = accessible == nullptr || accessible->text(QAccessible::Description).isEmpty();
                described += isBare ? 0 : 1;
                if (isBare && !bare.contains(describe(*part)))
                    bare.insert(describe(*part), QLatin1String(stop.name));
            }
        });
    }
    QStringList lines;
    for (auto it = bare.cbegin(); it != bare.cend(); ++it)
        lines << it.key() + QStringLiteral(" (") + it.value() + QLatin1Char(')');
    QVERIFY2(bare.isEmpty(), qPrintable(lines.join(QLatin1Char('\n'))));
    QVERIFY(described > 40);
}

void TestAccess::focusIsSeen_data()
{
    QTest::addColumn<int>("theme");
    QTest::newRow("light") << int(ThemeChoice::Light);
    QTest::newRow("dark") << int(ThemeChoice::Dark);
}

void TestAccess::focusIsSeen()
{
    QFETCH(int, theme);
    WindowTour tour("en");
    tour.resize({1400, 900});
    tour.window().setThemeChoice(ThemeChoice(theme));
    tour.window().activateWindow();
    QMap<QString, QString> unseen;
    QSet<const QWidget*> looked;
    for (const WindowTour::Stop& stop : WindowTour::stops()) {
        stop.visit(tour, [&](QWidget& root) {
            for (QWidget* part : seenParts(root)) {
                const bool takesKeys = (part->focusPolicy() & Qt::TabFocus) != 0 && part->isEnabled();
                if (!takesKeys || isInner(*part) || part->focusProxy() || looked.contains(part) ||
                    part->visibleRegion().isEmpty() || qobject_cast<QMenu*>(part))
                    continue;
                if (QWidget* other = QApplication::focusWidget())
                    other->clearFocus();
                const QImage without = part->grab().toImage();
                part->setFocus(Qt::TabFocusReason);
                if (!part->hasFocus())
                    continue; // it gives it on, or its window is not the active one
                looked.insert(part);
                if (ringPixels(without, part->grab().toImage()) < fewestRingPixels)
                    unseen.insert(describe(*part), QLatin1String(stop.name));
            }
        });
    }
    tour.window().setThemeChoice(ThemeChoice::Light);
    QStringList lines;
    for (auto it = unseen.cbegin(); it != unseen.cend(); ++it)
        lines << it.key() + QStringLiteral(" (") + it.value() + QLatin1Char(')');
    QVERIFY2(unseen.isEmpty(), qPrintable(lines.join(QLatin1Char('\n'))));
    QVERIFY2(looked.size() > 60, qPrintable(QString::number(looked.size())));
}

/// The test can tell.
void TestAccess::focusRingCanBeMissed()
{
    QImage without(40, 20, QImage::Format_RGB32);
    without.fill(Qt::white);
    QImage with = without;
    QCOMPARE(ringPixels(without, with), 0);
    for (int x = 0; x < with.width(); ++x)
        with.setPixelColor(x, 0, QColor(0xdd, 0xdd, 0xdd)); // too weak
    QCOMPARE(ringPixels(without, with), 0);
    for (int x = 0; x < with.width(); ++x)
        with.setPixelColor(x, 0, QColor(0x30, 0x50, 0xa0));
    QCOMPARE(ringPixels(without, with), with.width());
}

ZONEWRIGHT_TEST(access, TestAccess)

#include "tst_access.moc"
