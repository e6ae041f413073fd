#include "app/thumbnails.h"
#include "support/testregistry.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace zonewright;

class TestThumbnails : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pictureIsMadeOnce();
    void sizesOnTheWayAreNotMade();
    void lastPictureIsShownMeanwhile();
    void bothThemesAreKept();
    void aFileIsReadOnceUntilForgotten();
    void whatIsNoProjectHasNoPicture();
    void forgettingMidwayMakesItAnew();

private:
    QTemporaryDir m_folder;
};

namespace {

constexpr int longestPicture = 60'000; // milliseconds

ThumbnailRequest requestOf(int width, const QString& file = QStringLiteral(":/samples/empty.zonewright"))
{
    return {.file = file, .size = {width, width / 2}};
}

/// The picture as asked for, however long that takes.
QImage madeThumbnail(Thumbnails& thumbnails, const ThumbnailRequest& request)
{
    const bool made =
        QTest::qWaitFor([&] { return thumbnails.find(request).isCurrent && thumbnails.isSettled(); }, longestPicture);
    return made ? thumbnails.find(request).image : QImage();
}

} // namespace

void TestThumbnails::pictureIsMadeOnce()
{
    Thumbnails thumbnails;
    QVERIFY(thumbnails.isSettled());
    QSignalSpy made(&thumbnails, &Thumbnails::made);
    const Thumbnail first = thumbnails.find(requestOf(64));
    QVERIFY(first.image.isNull() && !first.isCurrent);
    QVERIFY(!thumbnails.isSettled());
    QCOMPARE(madeThumbnail(thumbnails, requestOf(64)).size(), QSize(64, 32));
    QCOMPARE(made.size(), 1);
    QCOMPARE(made.front().front().toString(), requestOf(64).file);
    QVERIFY(thumbnails.find(requestOf(64)).isCurrent);
    QVERIFY(thumbnails.isSettled());
}

/// Dragging the edge of the window asks for many sizes.
void TestThumbnails::sizesOnTheWayAreNotMade()
{
    Thumbnails thumbnails;
    QSignalSpy made(&thumbnails, &Thumbnails::made);
    for (int width = 64; width <= 640; width += 16)
        (void)thumbnails.find(requestOf(width));
    QTRY_VERIFY_WITH_TIMEOUT(thumbnails.isSettled(), longestPicture);
    QCOMPARE(made.size(), 2); // the first one, which was begun, and the last one
    const Thumbnail last = thumbnails.find(requestOf(640));
    QVERIFY(last.isCurrent);
    QCOMPARE(last.image.size(), QSize(640, 320));
}

void TestThumbnails::lastPictureIsShownMeanwhile()
{
    Thumbnails thumbnails;
    const QImage small = madeThumbnail(thumbnails, requestOf(64));
    const Thumbnail meanwhile = thumbnails.find(requestOf(128));
    QVERIFY(meanwhile.image == small);
    QVERIFY(!meanwhile.isCurrent);
    QCOMPARE(madeThumbnail(thumbnails, requestOf(128)).width(), 128);
}

void TestThumbnails::bothThemesAreKept()
{
    Thumbnails thumbnails;
    ThumbnailRequest dark = requestOf(64);
    dark.theme = Theme::Dark;
    const QImage lightOne = madeThumbnail(thumbnails, requestOf(64));
    const QImage darkOne = madeThumbnail(thumbnails, dark);
    QVERIFY(lightOne != darkOne);
    QVERIFY(thumbnails.find(requestOf(64)).isCurrent);
    QVERIFY(thumbnails.find(requestOf(64)).image == lightOne);
    QVERIFY(thumbnails.find(dark).image == darkOne);
    QVERIFY(thumbnails.isSettled());
}

void TestThumbnails::aFileIsReadOnceUntilForgotten()
{
    const QString file = m_folder.filePath(QStringLiteral("once.zonewright"));
    QVERIFY(QFile::copy(QStringLiteral(":/samples/empty.zonewright"), file));
    Thumbnails thumbnails;
    QVERIFY(!madeThumbnail(thumbnails, requestOf(64, file)).isNull());
    QVERIFY(QFile::remove(file));
    QCOMPARE(madeThumbnail(thumbnails, requestOf(128, file)).width(), 128);
    thumbnails.forget();
    const Thumbnail before = thumbnails.find(requestOf(128, file));
    QVERIFY(!before.isCurrent);
    QVERIFY(!before.image.isNull()); // no flash while it is looked at anew
    QVERIFY(madeThumbnail(thumbnails, requestOf(128, file)).isNull());
    QVERIFY(thumbnails.find(requestOf(128, file)).isCurrent);
}

void TestThumbnails::whatIsNoProjectHasNoPicture()
{
    const QString file = m_folder.filePath(QStringLiteral("none.zonewright"));
    Thumbnails thumbnails;
    QSignalSpy made(&thumbnails, &Thumbnails::made);
    QVERIFY(madeThumbnail(thumbnails, requestOf(64, file)).isNull());
    QVERIFY(thumbnails.find(requestOf(64, file)).isCurrent);
    QVERIFY(thumbnails.isSettled());
    QCOMPARE(made.size(), 1);
}

void TestThumbnails::forgettingMidwayMakesItAnew()
{
    Thumbnails thumbnails;
    QSignalSpy made(&thumbnails, &Thumbnails::made);
    (void)thumbnails.find(requestOf(64));
    thumbnails.forget();
    QTRY_COMPARE_WITH_TIMEOUT(made.size(), 1, longestPicture); // so that whoever shows it asks again
    QVERIFY(!thumbnails.find(requestOf(64)).isCurrent);
    QCOMPARE(madeThumbnail(thumbnails, requestOf(64)).width(), 64);
}

ZONEWRIGHT_TEST(thumbnails, TestThumbnails)

#include "tst_thumbnails.moc"
