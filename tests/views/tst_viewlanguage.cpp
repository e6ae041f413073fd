#include "document/articleproject.h"
#include "gui/spokentexts.h"
#include "support/otherlanguage.h"
#include "support/testregistry.h"
#include "views/alternativesstrip.h"
#include "views/floorview.h"
#include "views/markerpopup.h"
#include "views/minimap.h"
#include "views/pairpreview.h"
#include "views/roomcanvas.h"
#include "views/samplefloors.h"
#include "views/sidesedit.h"
#include "views/timeline.h"
#include "views/workchart.h"
#include "views/worldview.h"
#include "views/zoneview.h"

#include <QTest>

#include <functional>
#include <memory>
#include <vector>

using namespace zonewright;

/// Views say and paint after a switch of the language what they would have said in it from the start.
class TestViewLanguage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void followsTheLanguage_data();
    void followsTheLanguage();
    void theTimelineStaysWhereItIs();
};

namespace {

constexpr QSize shownSize(700, 300);

using MakeView = std::function<std::unique_ptr<QWidget>(Document&)>;

struct ViewCase
{
    const char* name;
    MakeView make;
    bool isPainted = true;
};

template <typename View>
std::unique_ptr<QWidget> plainView(Document& /*document*/)
{
    return std::make_unique<View>();
}

std::unique_ptr<QWidget> floorOf(Document& document)
{
    auto view = std::make_unique<FloorView>();
    view->setDocument(document);
    return view;
}

std::unique_ptr<QWidget> pathOf(Document& document)
{
    auto view = floorOf(document);
    (void)document.pathDraft().begin(4);
    return view;
}

/// The popup is asked once it has a window to stand in.
std::unique_ptr<QWidget> markerOf(Document& document)
{
    auto window = std::make_unique<QWidget>();
    auto* popup = new MarkerPopup(window.get());
    popup->setDocument(document);
    popup->ask({3, 3});
    return window;
}

std::unique_ptr<QWidget> timelineOf(Document& document)
{
    auto view = std::make_unique<Timeline>();
    view->setPlayback(&document.playback());
    view->refresh();
    return view;
}

std::vector<ViewCase> viewCases()
{
    return {{"minimap", plainView<Minimap>, false},
            {"zone", plainView<ZoneView>, false},
            {"world", plainView<WorldView>, false},
            {"no floor", floorOf},
            {"path", pathOf, false},
            {"marker", markerOf, false},
            {"timeline", timelineOf},
            {"chart", plainView<WorkChart>},
            {"room", plainView<RoomCanvas>, false},
            {"sides", plainView<SidesEdit>},
            {"samples", plainView<SampleFloors>, false},
            {"alternatives", plainView<AlternativesStrip>},
            {"pair", plainView<PairPreview>}};
}

struct SeenView
{
    test::SpokenTexts texts;
    QImage picture;
};

SeenView see(QWidget& view, bool isPainted)
{
    QCoreApplication::processEvents();
    const QImage picture = isPainted ? view.grab().toImage() : QImage(); // first: it lays out what is hidden, too
    return {.texts = test::spokenTexts(view), .picture = picture};
}

std::unique_ptr<QWidget> shownView(const ViewCase& of, Document& document)
{
    std::unique_ptr<QWidget> view = of.make(document);
    view->resize(shownSize);
    view->show();
    return view;
}

/// Without a dungeon where nothing else is wanted.
std::unique_ptr<Document> documentFor(const ViewCase& of)
{
    auto document = std::make_unique<Document>(WorldSettings{.name = "Elderlore", .size = 2, .zoneSize = 3});
    if (std::string_view(of.name) == "path" || std::string_view(of.name) == "marker") {
        test::openArticle(*document);
        document->floorFocus().setFloor(test::specialFloor);
    }
    return document;
}

} // namespace

void TestViewLanguage::followsTheLanguage_data()
{
    QTest::addColumn<int>("number");
    const auto cases = viewCases();
    for (std::size_t i = 0; i < cases.size(); ++i)
        QTest::newRow(cases[i].name) << static_cast<int>(i);
}

void TestViewLanguage::followsTheLanguage()
{
    QFETCH(int, number);
    const ViewCase of = viewCases()[static_cast<std::size_t>(number)];
    const auto document = documentFor(of);
    const auto view = shownView(of, *document);
    const SeenView before = see(*view, of.isPainted);
    std::optional<test::OtherLanguage> other(std::in_place);
    const SeenView found = see(*view, of.isPainted);
    const auto freshDocument = documentFor(of);
    const auto fresh = shownView(of, *freshDocument);
    const SeenView expected = see(*fresh, of.isPainted);
    const QStringList lines = test::differences(expected.texts, found.texts);
    QVERIFY2(lines.isEmpty(), qPrintable(lines.join(QLatin1Char('\n'))));
    QVERIFY(found.picture == expected.picture);
    QVERIFY(found.texts != before.texts || found.picture != before.picture);
    other.reset();
    const SeenView after = see(*view, of.isPainted);
    QCOMPARE(test::differences(before.texts, after.texts), QStringList());
    QVERIFY(after.picture == before.picture);
}

/// The names beside it are wider, and no turn comes or goes out of sight but at its borders.
void TestViewLanguage::theTimelineStaysWhereItIs()
{
    Document document({.name = "Elderlore", .size = 2, .zoneSize = 3});
    for (int i = 0; i < 100; ++i)
        document.playback().walk(Direction::East);
    Timeline view;
    view.setPlayback(&document.playback());
    view.resize(shownSize);
    view.refresh();
    view.show();
    QTest::keyClick(&view, Qt::Key_Left, Qt::ControlModifier);
    QCoreApplication::processEvents();
    const qint64 first = view.axis().turnAt(0);
    const test::OtherLanguage other;
    QCOMPARE(view.axis().turnAt(0), first);
    QVERIFY(view.axis().shows(view.turn()));
}

ZONEWRIGHT_TEST(viewlanguage, TestViewLanguage)

#include "tst_viewlanguage.moc"
