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
        count += image.pixelColor(x, image.height() / 2) != QColor(Qt::white);
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

ZONEWRIGHT_TEST(sharebardelegate, TestShareBarDelegate)

#include "tst_sharebardelegate.moc"
