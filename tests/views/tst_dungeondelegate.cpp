#include "models/dungeonsmodel.h"
#include "render/palette.h"
#include "support/testregistry.h"
#include "views/dungeondelegate.h"
#include "views/floorpictures.h"

#include <QLineEdit>
#include <QPainter>
#include <QStandardItemModel>
#include <QTest>

#include <memory>

using namespace zonewright;

class TestDungeonDelegate : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rowsOfAKindAreOfOneHeight();
    void theSignStandsWhereThereAreProblems();
    void theSignLeavesTheNameItsRoom();
    void theNameIsEditedWhereItStands();
    void asksForPicturesOnlyWhenItPaints();
    void paintsInBothThemes();
};

namespace {

/// A dungeon and a floor.
struct TreeRows
{
    QStandardItemModel model{2, 1};
    DungeonDelegate delegate;
    QStyleOptionViewItem option;

    TreeRows()
    {
        set(0, QStringLiteral("The old mine"), DungeonsModel::Kind::Dungeon, QStringLiteral("zone 5,9"));
        set(1, QStringLiteral("Gate"), DungeonsModel::Kind::Strip, QStringLiteral("Strip · 5 rooms"));
        model.setData(model.index(1, 0), 1, FloorNumberRole);
        option.rect = {0, 0, 260, 60};
        option.state = QStyle::State_Enabled;
    }

    void set(int row, const QString& name, DungeonsModel::Kind kind, const QString& detail)
    {
        const QModelIndex index = model.index(row, 0);
        model.setData(index, name);
        model.setData(index, static_cast<int>(kind), DungeonKindRole);
        model.setData(index, detail, DetailRole);
        model.setData(index, qint64{row + 1}, ItemIdRole);
    }

    QImage painted(int row)
    {
        QImage image(option.rect.size(), QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        delegate.paint(&painter, option, model.index(row, 0));
        return image;
    }
};

bool holdsInk(const QImage& image, const QRect& where, const QColor& color)
{
    for (int y = where.top(); y <= where.bottom(); ++y) {
        for (int x = where.left(); x <= where.right(); ++x) {
            if (image.pixel(x, y) == color.rgb())
                return true;
        }
    }
    return false;
}

} // namespace

void TestDungeonDelegate::rowsOfAKindAreOfOneHeight()
{
    TreeRows rows;
    const int dungeon = rows.delegate.sizeHint(rows.option, rows.model.index(0, 0)).height();
    const int floor = rows.delegate.sizeHint(rows.option, rows.model.index(1, 0)).height();
    QVERIFY(dungeon < floor);
    QVERIFY(floor >= DungeonDelegate::pictureSize.height());
    QVERIFY(floor >= 2 * rows.option.fontMetrics.height());
    rows.set(1, QString(300, QLatin1Char('x')), DungeonsModel::Kind::Dug, {});
    rows.model.setData(rows.model.index(1, 0), 12, ProblemCountRole);
    QCOMPARE(rows.delegate.sizeHint(rows.option, rows.model.index(1, 0)).height(), floor);
}

void TestDungeonDelegate::theSignStandsWhereThereAreProblems()
{
    TreeRows rows;
    for (const int row : {0, 1}) {
        const QModelIndex index = rows.model.index(row, 0);
        QVERIFY(DungeonDelegate::badgeRect(rows.option, index).isEmpty());
        const QImage without = rows.painted(row);
        rows.model.setData(index, 3, ProblemCountRole);
        const QRect badge = DungeonDelegate::badgeRect(rows.option, index);
        QVERIFY(rows.option.rect.contains(badge));
        const QImage three = rows.painted(row);
        QVERIFY(holdsInk(three, badge, overlayColors(Theme::Light).queued));
        QVERIFY(holdsInk(three, badge, overlayColors(Theme::Light).ink)); // a sign and a number on it
        rows.model.setData(index, 8, ProblemCountRole);
        QVERIFY(rows.painted(row) != three);
        rows.model.setData(index, 0, ProblemCountRole);
        QVERIFY(rows.painted(row) == without);
    }
}

void TestDungeonDelegate::theSignLeavesTheNameItsRoom()
{
    TreeRows rows;
    const QModelIndex index = rows.model.index(1, 0);
    rows.set(1, QString(300, QLatin1Char('W')), DungeonsModel::Kind::Strip, QString(300, QLatin1Char('W')));
    rows.model.setData(index, 1234, ProblemCountRole);
    const QRect badge = DungeonDelegate::badgeRect(rows.option, index);
    const QRect name = DungeonDelegate::nameRect(rows.option, index);
    QVERIFY(!name.isEmpty() && !name.intersects(badge));
    const QImage longName = rows.painted(1);
    rows.set(1, QStringLiteral("W"), DungeonsModel::Kind::Strip, QStringLiteral("W"));
    const QImage shortName = rows.painted(1);
    QVERIFY(longName.copy(badge) == shortName.copy(badge));
    rows.option.rect.setWidth(40); // narrower than the picture: nothing is painted outside of itself
    QVERIFY(DungeonDelegate::nameRect(rows.option, index).width() >= 0);
    rows.painted(1);
}

void TestDungeonDelegate::theNameIsEditedWhereItStands()
{
    TreeRows rows;
    QWidget view;
    for (const int row : {0, 1}) {
        const QModelIndex index = rows.model.index(row, 0);
        rows.option.rect = {20, 100, 240, rows.delegate.sizeHint(rows.option, index).height()};
        const std::unique_ptr<QWidget> editor(rows.delegate.createEditor(&view, rows.option, index));
        QVERIFY(qobject_cast<QLineEdit*>(editor.get()));
        QVERIFY(!editor->accessibleName().isEmpty());
        rows.delegate.updateEditorGeometry(editor.get(), rows.option, index);
        QVERIFY(rows.option.rect.contains(editor->geometry()));
        QVERIFY(editor->geometry().contains(DungeonDelegate::nameRect(rows.option, index).center()));
    }
}

void TestDungeonDelegate::asksForPicturesOnlyWhenItPaints()
{
    TreeRows rows;
    std::vector<std::int64_t> asked;
    FloorPictures pictures([&asked](std::int64_t id) -> std::optional<FloorSource> {
        asked.push_back(id);
        return std::nullopt;
    });
    rows.delegate.setPictures(&pictures);
    (void)rows.delegate.sizeHint(rows.option, rows.model.index(1, 0));
    (void)DungeonDelegate::badgeRect(rows.option, rows.model.index(1, 0));
    rows.painted(0);
    QVERIFY(asked.empty()); // a dungeon has none
    rows.painted(1);
    QTRY_VERIFY(!asked.empty());
    QCOMPARE(asked.front(), std::int64_t{2});
    rows.delegate.setPictures(nullptr); // they go before the delegate
}

void TestDungeonDelegate::paintsInBothThemes()
{
    TreeRows rows;
    rows.model.setData(rows.model.index(1, 0), 3, ProblemCountRole);
    const QImage light = rows.painted(1);
    rows.delegate.setTheme(Theme::Dark);
    const QImage dark = rows.painted(1);
    QVERIFY(holdsInk(dark, DungeonDelegate::badgeRect(rows.option, rows.model.index(1, 0)),
                     overlayColors(Theme::Dark).queued));
    QVERIFY(light != dark);
    const QImage plain = rows.painted(0);
    rows.option.state |= QStyle::State_Selected;
    QVERIFY(rows.painted(0) != plain);
}

ZONEWRIGHT_TEST(dungeondelegate, TestDungeonDelegate)

#include "tst_dungeondelegate.moc"
