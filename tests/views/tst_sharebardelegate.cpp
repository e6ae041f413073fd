#include "core/world/terrain.h"
#include "models/roles.h"
#include "render/palette.h"
#include "support/testregistry.h"
#include "views/sharebardelegate.h"

#include <QPainter>
#include <QStandardItemModel>
#include <QTest>

using namespace zonewright;

class TestShareBarDelegate : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void paintsTheTerrainsColour();
    void theBarGrowsWithTheShare();
    void theBarStandsOutAndApart();
    void labelsStandAtTheFirstLine();
    void swatchesKeepTheirColourWhenSelected();
};

namespace {

QImage paintedRow(const QVariant& value, int role, Theme theme)
{
    QStandardItemModel model(1, 1);
    model.setData(model.index(0, 0), value, role);
    ShareBarDelegate delegate;
    delegate.setTheme(theme);
    QImage image(200, 24, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    QStyleOptionViewItem option;
    option.rect = image.rect();
    option.state = QStyle::State_Enabled;
    delegate.paint(&painter, option, model.index(0, 0));
    return image;
}

bool holds(const QImage& image, QRgb color)
{
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (image.pixel(x, y) == color)
                return true;
        }
    }
    return false;
}

int pixelsOtherThanWhite(const QImage& image)
{
    int count = 0;
    for (int x = 0; x < image.width(); ++x)
        count += image.pixelColor(x, image.height() - 3) != QColor(Qt::white);
    return count;
}

} // namespace

void TestShareBarDelegate::paintsTheTerrainsColour()
{
    for (const Theme theme : {Theme::Light, Theme::Dark}) {
        for (const Terrain terrain : allTerrains) {
            const QImage image = paintedRow(static_cast<int>(terrain), TerrainRole, theme);
            QVERIFY2(holds(image, terrainColor(terrain, theme)), word(terrain).data());
        }
    }
}

void TestShareBarDelegate::theBarGrowsWithTheShare()
{
    QCOMPARE(pixelsOtherThanWhite(paintedRow(0.0, ShareRole, Theme::Light)), 0);
    int before = -1;
    for (const double share : {0.0, 0.1, 0.5, 1.0}) {
        const int width = pixelsOtherThanWhite(paintedRow(share, ShareRole, Theme::Light));
        QVERIFY(width > before);
        before = width;
    }
}

/// Selected or not, it has a colour of its own, and no digit stands on it.
void TestShareBarDelegate::theBarStandsOutAndApart()
{
    for (const bool isSelected : {false, true}) {
        const auto painted = [isSelected](const QString& text, double share) {
            QStandardItemModel model(1, 1);
            model.setData(model.index(0, 0), text, Qt::DisplayRole);
            model.setData(model.index(0, 0), share, ShareRole);
            ShareBarDelegate delegate;
            QStyleOptionViewItem option;
            option.palette.setColor(QPalette::Highlight, QColor(40, 100, 200));
            option.palette.setColor(QPalette::HighlightedText, Qt::white);
            option.state = QStyle::State_Enabled | QStyle::State_Active;
            option.state.setFlag(QStyle::State_Selected, isSelected);
            option.showDecorationSelected = true; // rows are selected as a whole
            option.fontMetrics = QFontMetrics(option.font);
            QImage image(120, option.fontMetrics.height() + 7, QImage::Format_RGB32);
            image.fill(Qt::white);
            option.rect = image.rect();
            QPainter painter(&image);
            delegate.paint(&painter, option, model.index(0, 0));
            return image;
        };
        const QImage ground = painted({}, 0), bar = painted({}, 1), text = painted(QStringLiteral("30.0 %"), 0);
        QCOMPARE(bar.pixelColor(60, bar.height() - 3), isSelected ? QColor(Qt::white) : QColor(40, 100, 200));
        QVERIFY(ground.pixelColor(60, bar.height() - 3) != bar.pixelColor(60, bar.height() - 3));
        for (int y = 0; y < bar.height(); ++y) {
            for (int x = 0; x < bar.width(); ++x)
                QVERIFY(bar.pixel(x, y) == ground.pixel(x, y) || text.pixel(x, y) == ground.pixel(x, y));
        }
    }
}

void TestShareBarDelegate::labelsStandAtTheFirstLine()
{
    QStandardItemModel model(1, 1);
    model.setData(model.index(0, 0), QStringLiteral("Creatures"));
    model.setData(model.index(0, 0), true, LabelRole);
    ShareBarDelegate delegate;
    const auto inkRows = [&](int height) {
        QImage image(200, height, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        QStyleOptionViewItem option;
        option.rect = image.rect();
        option.state = QStyle::State_Enabled;
        option.displayAlignment = Qt::AlignLeft | Qt::AlignVCenter; // as views have it
        delegate.paint(&painter, option, model.index(0, 0));
        painter.end();
        int first = -1, last = -1;
        for (int y = 0; y < height; ++y) {
            for (int x = 0; x < image.width(); ++x) {
                if (image.pixelColor(x, y) == QColor(Qt::white))
                    continue;
                first = first < 0 ? y : first;
                last = y;
            }
        }
        return std::pair(first, last);
    };
    QStyleOptionViewItem option;
    option.rect = {0, 0, 200, 20};
    const int line = delegate.sizeHint(option, model.index(0, 0)).height();
    const auto single = inkRows(line);
    QVERIFY(single.first > 0);
    QCOMPARE(inkRows(line + 2 * option.fontMetrics.height()), single); // three lines
    const auto roomy = inkRows(line + 6); // a row of one line that is higher than it need be, as the table makes them
    model.setData(model.index(0, 0), false, LabelRole);
    QCOMPARE(roomy, inkRows(line + 6)); // beside its value
}

void TestShareBarDelegate::swatchesKeepTheirColourWhenSelected()
{
    QPixmap pixmap(8, 8);
    pixmap.fill(QColor(10, 200, 30));
    const QIcon icon = keepingItsColours(pixmap);
    for (const QIcon::Mode mode : {QIcon::Normal, QIcon::Selected, QIcon::Disabled, QIcon::Active})
        QCOMPARE(icon.pixmap(8, mode).toImage().pixelColor(4, 4), QColor(10, 200, 30));
}

ZONEWRIGHT_TEST(sharebardelegate, TestShareBarDelegate)

#include "tst_sharebardelegate.moc"
