#include "app/handbookfiles.h"
#include "app/language.h"
#include "handbook/handbooksource.h"
#include "shots/fewcolors.h"
#include "shots/handbookpictures.h"
#include "support/testregistry.h"

#include <QApplication>
#include <QDir>
#include <QTest>

#include <algorithm>
#include <cstdlib>
#include <vector>

using namespace zonewright;
using namespace zonewright::test;

class TestHandbookPictures : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void filesAreThoseOfTheScenes_data();
    void filesAreThoseOfTheScenes();
    void filesAreSmall();
    void pagesUseThemAll_data();
    void pagesUseThemAll();
    void picturesAreOfTheProgram_data();
    void picturesAreOfTheProgram();
    void fewColorsKeepThePicture();
    void differencesAreSeen_data();
    void differencesAreSeen();
};

namespace {

constexpr qint64 mostBytes = 4 * 1024 * 1024; // of all pictures
constexpr int blockSide = 8;                  // pixels that are compared as one
constexpr int blockDifference = 24;           // of a colour, which antialiasing does not make
constexpr double mostBlocks = 0.02;           // of all that may differ
constexpr int mostTogether = 24;              // blocks that may differ side by side: half a button
constexpr QSize smallButton(80, 40);          // pixels

QString folderOf(const QString& language)
{
    return handbookFolder() + QStringLiteral("pictures/") + language;
}

QString fileOf(const QString& language, const QString& name)
{
    return folderOf(language) + QLatin1Char('/') + name + QStringLiteral(".png");
}

/// What is not alike in two pictures of one size.
struct Difference
{
    double part = 0;  ///< of all blocks, from 0 to 1
    int together = 0; ///< blocks of the largest group of those that touch

    [[nodiscard]] bool isSeen() const { return part >= mostBlocks || together > mostTogether; }
};

/// The size of the group of marked blocks that one belongs to; takes their marks.
int takeGroup(QImage& marks, const QPoint& block)
{
    std::vector<QPoint> group{block};
    marks.scanLine(block.y())[block.x()] = 0;
    for (std::size_t at = 0; at < group.size(); ++at) {
        const QPoint center = group[at];
        for (int y = center.y() - 1; y <= center.y() + 1; ++y) {
            for (int x = center.x() - 1; x <= center.x() + 1; ++x) {
                if (!marks.valid(x, y) || marks.constScanLine(y)[x] == 0)
                    continue;
                marks.scanLine(y)[x] = 0;
                group.emplace_back(x, y);
            }
        }
    }
    return static_cast<int>(group.size());
}

Difference differenceOf(const QImage& one, const QImage& other)
{
    const QSize blocks(std::max(1, one.width() / blockSide), std::max(1, one.height() / blockSide));
    const auto blurred = [blocks](const QImage& image) {
        return image.convertToFormat(QImage::Format_RGB32)
            .scaled(blocks, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    };
    const QImage left = blurred(one);
    const QImage right = blurred(other);
    int different = 0;
    QImage marks(blocks, QImage::Format_Grayscale8);
    marks.fill(0);
    for (int y = 0; y < blocks.height(); ++y) {
        for (int x = 0; x < blocks.width(); ++x) {
            const QRgb a = left.pixel(x, y);
            const QRgb b = right.pixel(x, y);
            if (std::max({std::abs(qRed(a) - qRed(b)), std::abs(qGreen(a) - qGreen(b)),
                          std::abs(qBlue(a) - qBlue(b))}) <= blockDifference)
                continue;
            marks.scanLine(y)[x] = 1;
            ++different;
        }
    }
    Difference difference{.part = static_cast<double>(different) / (blocks.width() * blocks.height())};
    for (int y = 0; y < blocks.height(); ++y) {
        for (int x = 0; x < blocks.width(); ++x) {
            if (marks.constScanLine(y)[x] != 0)
                difference.together = std::max(difference.together, takeGroup(marks, {x, y}));
        }
    }
    return difference;
}

const shots::HandbookPicture& pictureNamed(const QString& name)
{
    return *std::ranges::find_if(shots::handbookPictures(), [&name](const shots::HandbookPicture& picture) {
        return name == QLatin1String(picture.name);
    });
}

} // namespace

void TestHandbookPictures::filesAreThoseOfTheScenes_data()
{
    QTest::addColumn<QString>("language");
    for (const QString& language : handbookLanguages())
        QTest::newRow(qPrintable(language)) << language;
}

void TestHandbookPictures::filesAreThoseOfTheScenes()
{
    QFETCH(QString, language);
    QStringList names;
    for (const shots::HandbookPicture& picture : shots::handbookPictures())
        names << QLatin1String(picture.name) + QStringLiteral(".png");
    names.sort();
    QCOMPARE(QDir(folderOf(language)).entryList(QDir::Files, QDir::Name), names);
}

void TestHandbookPictures::filesAreSmall()
{
    qint64 bytes = 0;
    for (const QString& language : handbookLanguages()) {
        for (const QFileInfo& file : QDir(folderOf(language)).entryInfoList(QDir::Files)) {
            bytes += file.size();
            const QImage image(file.filePath());
            QVERIFY2(!image.isNull(), qPrintable(file.filePath()));
            QVERIFY2(image.width() <= shots::handbookStage.width(), qPrintable(file.filePath()));
        }
    }
    QVERIFY2(bytes < mostBytes, qPrintable(QString::number(bytes)));
}

void TestHandbookPictures::pagesUseThemAll_data()
{
    filesAreThoseOfTheScenes_data();
}

void TestHandbookPictures::pagesUseThemAll()
{
    QFETCH(QString, language);
    QStringList used;
    for (const QString& page : handbookPageNames(language)) {
        for (const PageLink& link : linksOf(handbookPage(language, page))) {
            if (link.isPicture)
                used << link.target.section(QLatin1Char('/'), -1);
        }
    }
    used.removeDuplicates();
    used.sort();
    QCOMPARE(used, QDir(folderOf(language)).entryList(QDir::Files, QDir::Name));
}

void TestHandbookPictures::picturesAreOfTheProgram_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("name");
    const auto row = [](const char* language, const char* name) {
        QTest::addRow("%s %s", language, name) << QString::fromLatin1(language) << QString::fromLatin1(name);
    };
    row("en", "world");
    row("en", "floor-strip");
    row("en", "dock-rooms");
    row("en", "dock-memory");
    row("en", "settings-general");
    row("fr", "floor-dug");
    row("fr", "dock-junctions");
}

/// Where it fails because the program looks otherwise now, the target handbook_pictures takes the pictures anew.
void TestHandbookPictures::picturesAreOfTheProgram()
{
    QFETCH(QString, language);
    QFETCH(QString, name);
    installLanguage(*qApp, language);
    const QImage taken = shots::takeHandbookPicture(pictureNamed(name));
    installLanguage(*qApp, QStringLiteral("en"));
    const QImage kept(fileOf(language, name));
    QCOMPARE(kept.size(), taken.size());
    const Difference difference = differenceOf(kept, taken);
    QVERIFY2(!difference.isSeen(),
             qPrintable(QStringLiteral("%1, %2 together").arg(difference.part).arg(difference.together)));
}

void TestHandbookPictures::fewColorsKeepThePicture()
{
    QImage many(256, 256, QImage::Format_RGB32);
    for (int y = 0; y < 256; ++y) {
        for (int x = 0; x < 256; ++x)
            many.setPixel(x, y, qRgb(x, y, (x + y) / 2));
    }
    const QImage few = shots::withFewColors(many);
    QCOMPARE(few.format(), QImage::Format_Indexed8);
    QVERIFY(few.colorCount() <= 256);
    QCOMPARE(differenceOf(few, many).part, 0.0);
    QImage two(20, 10, QImage::Format_RGB32);
    two.fill(Qt::red);
    two.setPixel(3, 4, qRgb(1, 2, 3));
    QCOMPARE(shots::withFewColors(two).convertToFormat(QImage::Format_RGB32), two);
}

void TestHandbookPictures::differencesAreSeen_data()
{
    QTest::addColumn<QString>("name");
    for (const shots::HandbookPicture& picture : shots::handbookPictures())
        QTest::newRow(picture.name) << QString::fromLatin1(picture.name);
}

/// What this test is for: a small button that is not there any more is seen, in each picture, wherever it was.
void TestHandbookPictures::differencesAreSeen()
{
    QFETCH(QString, name);
    const QImage before = QImage(fileOf(QStringLiteral("en"), name)).convertToFormat(QImage::Format_RGB32);
    QVERIFY(!differenceOf(before, before).isSeen());
    const QSize room = before.size() - smallButton;
    for (const QPoint place : {QPoint(0, 0), QPoint(room.width(), room.height()), QPoint(13, 21)}) {
        QImage after = before;
        for (int y = 0; y < smallButton.height(); ++y) {
            for (int x = 0; x < smallButton.width(); ++x)
                after.setPixel(place + QPoint(x, y), before.pixel(place + QPoint(x, y)) ^ 0x404040U);
        }
        QVERIFY(differenceOf(before, after).isSeen());
    }
}

ZONEWRIGHT_TEST(handbookpictures, TestHandbookPictures)
#include "tst_handbookpictures.moc"
