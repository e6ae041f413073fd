#include "app/handbookbrowser.h"
#include "app/handbookwindow.h"
#include "app/language.h"
#include "app/themechoice.h"
#include "handbook/windowparts.h"
#include "support/testregistry.h"

#include <QAbstractTextDocumentLayout>
#include <QAction>
#include <QLineEdit>
#include <QListWidget>
#include <QScrollBar>
#include <QSettings>
#include <QSignalSpy>
#include <QStackedWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBlock>
#include <QToolButton>
#include <QTreeWidget>

#include <cstdlib>

using namespace zonewright;
using namespace zonewright::test;

class TestHandbookWindow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void beginsWithTheFirstPage();
    void everyPageOpens();
    void contentsOpenPages();
    void linksOpenPages();
    void goesBackAndForward();
    void findsWords();
    void searchWorksByKeys();
    void escapeEndsTheSearchThenTheWindow();
    void picturesFitTheWindow();
    void textHasItsZoom();
    void followsTheTheme();
    void themeLeavesThePageInPeace();
    void speaksTheLanguageOfTheMoment();
    void languageLeavesThePageInPeace();
    void narrowWindowShowsOneAtATime();
    void keepsItsPlace();
};

namespace {

QString firstHeading(HandbookWindow& window)
{
    return page(window).document()->begin().text();
}

void press(HandbookWindow& window, const char* button)
{
    QTest::mouseClick(&part<QToolButton>(window, button), Qt::LeftButton);
}

QList<QSizeF> pictureSizes(HandbookWindow& window)
{
    QList<QSizeF> sizes;
    const QTextDocument& document = *page(window).document();
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        for (auto part = block.begin(); !part.atEnd(); ++part) {
            const QTextImageFormat format = part.fragment().charFormat().toImageFormat();
            if (part.fragment().charFormat().isImageFormat())
                sizes << QSizeF(format.width(), format.height());
        }
    }
    return sizes;
}

/// The number of the last heading above the upper edge of the page, from 0.
int headingAbove(HandbookWindow& window)
{
    const int upper = page(window).verticalScrollBar()->value();
    const QTextDocument& document = *page(window).document();
    int number = -1;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        if (document.documentLayout()->blockBoundingRect(block).top() > upper)
            break;
        number += block.blockFormat().headingLevel() > 0;
    }
    return number;
}

void show(HandbookWindow& window)
{
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
}

} // namespace

void TestHandbookWindow::beginsWithTheFirstPage()
{
    HandbookWindow window;
    QCOMPARE(window.place(), (HandbookPlace{.page = QStringLiteral("first-level")}));
    QCOMPARE(firstHeading(window), QStringLiteral("A first level in five minutes"));
    QVERIFY(window.windowTitle().startsWith(firstHeading(window)));
    window.open({.page = QStringLiteral("no such page")});
    QCOMPARE(window.place().page, QStringLiteral("first-level"));
}

void TestHandbookWindow::everyPageOpens()
{
    HandbookWindow window;
    int pages = 0;
    for (const HandbookChapter& chapter : readHandbook().chapters) {
        for (const QString& name : chapter.pages) {
            window.open({.page = name});
            QCOMPARE(window.place().page, name);
            QVERIFY2(page(window).document()->blockCount() > 5, qPrintable(name));
            for (const QSizeF& size : pictureSizes(window))
                QVERIFY2(size.width() > 0 && size.height() > 0, qPrintable(name));
            ++pages;
        }
    }
    QVERIFY(pages > 20);
}

void TestHandbookWindow::contentsOpenPages()
{
    HandbookWindow window;
    show(window);
    auto& contents = part<QTreeWidget>(window, "handbookContents");
    QTreeWidgetItem* entry = contents.topLevelItem(1)->child(1);
    contents.scrollToItem(entry);
    QTest::mouseClick(contents.viewport(), Qt::LeftButton, {}, contents.visualItemRect(entry).center());
    QCOMPARE(window.place().page, QStringLiteral("zone"));
    QCOMPARE(entry->text(0), firstHeading(window));
    contents.setFocus();
    QTest::keyClick(&contents, Qt::Key_Up);
    QTest::keyClick(&contents, Qt::Key_Return);
    QCOMPARE(window.place().page, QStringLiteral("world"));
}

void TestHandbookWindow::linksOpenPages()
{
    HandbookWindow window;
    show(window);
    Q_EMIT page(window).anchorClicked(QUrl(QStringLiteral("zone.md#inspector")));
    QCOMPARE(window.place(), (HandbookPlace{.page = QStringLiteral("zone"), .heading = 3}));
    QVERIFY(page(window).verticalScrollBar()->value() > 0);
    Q_EMIT page(window).anchorClicked(QUrl(QStringLiteral("#walk")));
    QCOMPARE(window.place(), (HandbookPlace{.page = QStringLiteral("zone"), .heading = 1}));
    Q_EMIT page(window).anchorClicked(QUrl(QStringLiteral("world.md")));
    QCOMPARE(window.place(), (HandbookPlace{.page = QStringLiteral("world")}));
    QCOMPARE(page(window).verticalScrollBar()->value(), 0);
    Q_EMIT page(window).anchorClicked(QUrl(QStringLiteral("../../etc/passwd"))); // no page of the handbook
    QCOMPARE(window.place().page, QStringLiteral("world"));
}

void TestHandbookWindow::goesBackAndForward()
{
    HandbookWindow window;
    show(window);
    auto& back = part<QToolButton>(window, "handbookBack");
    auto& forward = part<QToolButton>(window, "handbookForward");
    QVERIFY(!back.isEnabled() && !forward.isEnabled());
    window.open({.page = QStringLiteral("world")});
    page(window).verticalScrollBar()->setValue(50);
    window.open({.page = QStringLiteral("zone")});
    QVERIFY(back.isEnabled() && !forward.isEnabled());
    press(window, "handbookBack");
    QCOMPARE(window.place().page, QStringLiteral("world"));
    QCOMPARE(page(window).verticalScrollBar()->value(), 50);
    QTest::keyClick(&window, Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(window.place().page, QStringLiteral("first-level"));
    QTest::keyClick(&window, Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(window.place().page, QStringLiteral("world"));
    window.open({.page = QStringLiteral("log")}); // another way from here
    QVERIFY(!forward.isEnabled());
    press(window, "handbookHome");
    QCOMPARE(window.place().page, QStringLiteral("first-level"));
    press(window, "handbookBack");
    QCOMPARE(window.place().page, QStringLiteral("log"));
}

void TestHandbookWindow::findsWords()
{
    HandbookWindow window;
    show(window);
    auto& search = part<QLineEdit>(window, "handbookSearch");
    auto& hits = part<QListWidget>(window, "handbookHits");
    auto& side = part<QStackedWidget>(window, "handbookSide");
    const QWidget* contents = side.currentWidget();
    search.setText(QStringLiteral("DEAD ends"));
    QVERIFY(side.currentWidget() != contents);
    QVERIFY(hits.count() > 1);
    QCOMPARE(hits.item(0)->text(), QStringLiteral("Rules: dug floors\nDead ends")); // a heading goes first
    QTest::mouseClick(hits.viewport(), Qt::LeftButton, {}, hits.visualItemRect(hits.item(0)).center());
    QCOMPARE(window.place().page, QStringLiteral("rules-dug"));
    const auto marks = page(window).extraSelections();
    QVERIFY(!marks.empty());
    for (const QTextEdit::ExtraSelection& mark : marks)
        QVERIFY2(mark.cursor.selectedText().startsWith(QLatin1String("dead"), Qt::CaseInsensitive) ||
                     mark.cursor.selectedText().startsWith(QLatin1String("end"), Qt::CaseInsensitive),
                 qPrintable(mark.cursor.selectedText()));
    search.setText(QStringLiteral("zxqv"));
    QCOMPARE(hits.count(), 0);
    QVERIFY(!part<QLabel>(window, "handbookCount").text().isEmpty());
    search.clear();
    QCOMPARE(side.currentWidget(), contents);
    QVERIFY(page(window).extraSelections().empty());
}

void TestHandbookWindow::searchWorksByKeys()
{
    HandbookWindow window;
    show(window);
    auto& search = part<QLineEdit>(window, "handbookSearch");
    page(window).setFocus();
    QTest::keyClick(&window, Qt::Key_F, Qt::ControlModifier);
    QTRY_VERIFY(search.hasFocus());
    QTest::keyClicks(&search, QStringLiteral("counterexample"));
    auto& hits = part<QListWidget>(window, "handbookHits");
    QVERIFY(hits.count() > 0);
    QCOMPARE(hits.currentRow(), 0);
    QTest::keyClick(&search, Qt::Key_Return);
    QCOMPARE(window.place().page, QStringLiteral("safety"));
    search.setText(QStringLiteral("pin"));
    QVERIFY(hits.count() > 2);
    QTest::keyClick(&search, Qt::Key_Down);
    QTest::keyClick(&search, Qt::Key_Down);
    QTest::keyClick(&search, Qt::Key_Up);
    QCOMPARE(hits.currentRow(), 1);
    QTest::keyClick(&search, Qt::Key_Return);
    QVERIFY(hits.item(1)->text().startsWith(firstHeading(window)));
}

void TestHandbookWindow::escapeEndsTheSearchThenTheWindow()
{
    HandbookWindow window;
    show(window);
    auto& search = part<QLineEdit>(window, "handbookSearch");
    search.setFocus();
    QTest::keyClicks(&search, QStringLiteral("map"));
    QTest::keyClick(&search, Qt::Key_Escape);
    QVERIFY(search.text().isEmpty());
    QVERIFY(window.isVisible());
    QTest::keyClick(&page(window), Qt::Key_Escape);
    QVERIFY(!window.isVisible());
}

void TestHandbookWindow::picturesFitTheWindow()
{
    HandbookWindow window;
    show(window);
    window.open({.page = QStringLiteral("world")});
    for (const QSize size : {QSize(1400, 700), QSize(700, 700), QSize(1000, 500)}) {
        window.resize(size);
        QTRY_COMPARE(window.size(), size);
        QVERIFY(!pictureSizes(window).empty());
        for (const QSizeF& picture : pictureSizes(window))
            QVERIFY(picture.width() <= page(window).viewport()->width());
        QCOMPARE(page(window).horizontalScrollBar()->maximum(), 0);
    }
}

void TestHandbookWindow::textHasItsZoom()
{
    HandbookWindow window;
    show(window);
    const double usual = page(window).font().pointSizeF();
    press(window, "handbookLarger");
    QVERIFY(page(window).document()->defaultFont().pointSizeF() > usual);
    QTest::keyClick(&window, Qt::Key_0, Qt::ControlModifier);
    QCOMPARE(page(window).document()->defaultFont().pointSizeF(), usual);
    QTest::keyClick(&window, Qt::Key_Minus, Qt::ControlModifier);
    QVERIFY(page(window).document()->defaultFont().pointSizeF() < usual);
    for (int i = 0; i < 100; ++i)
        press(window, "handbookSmaller");
    QVERIFY(page(window).font().pointSizeF() > 1);
}

void TestHandbookWindow::followsTheTheme()
{
    applyTheme(Theme::Light);
    HandbookWindow window;
    show(window);
    const auto linkColor = [&window] {
        const QTextDocument& document = *page(window).document();
        for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
            for (auto fragment = block.begin(); !fragment.atEnd(); ++fragment) {
                if (fragment.fragment().charFormat().isAnchor())
                    return fragment.fragment().charFormat().foreground().color();
            }
        }
        return QColor();
    };
    QCOMPARE(linkColor(), QApplication::palette().color(QPalette::Link));
    const QColor light = linkColor();
    applyTheme(Theme::Dark);
    QTRY_COMPARE(linkColor(), QApplication::palette().color(QPalette::Link));
    QVERIFY(linkColor() != light);
    applyTheme(Theme::Light);
}

/// The hit was found once: what is read since stays in view.
void TestHandbookWindow::themeLeavesThePageInPeace()
{
    applyTheme(Theme::Light);
    HandbookWindow window;
    show(window);
    find(window, QStringLiteral("zone"));
    const int marks = static_cast<int>(page(window).extraSelections().size());
    QVERIFY(marks > 0);
    const int place = page(window).verticalScrollBar()->maximum();
    QVERIFY(place > 0);
    page(window).verticalScrollBar()->setValue(place);
    const int cursor = page(window).textCursor().position();
    applyTheme(Theme::Dark);
    const QColor marked = page(window).palette().color(QPalette::Highlight);
    QTRY_COMPARE(page(window).extraSelections().constFirst().format.background().color(), marked);
    QCOMPARE(page(window).extraSelections().size(), marks);
    QCOMPARE(page(window).verticalScrollBar()->value(), place);
    QCOMPARE(page(window).textCursor().position(), cursor);
    applyTheme(Theme::Light);
}

void TestHandbookWindow::speaksTheLanguageOfTheMoment()
{
    HandbookWindow window;
    window.open({.page = QStringLiteral("zone"), .heading = 3});
    installLanguage(*qApp, QStringLiteral("fr"));
    QTRY_VERIFY(page(window).toPlainText().contains(QStringLiteral("Le panneau Inspecteur")));
    QCOMPARE(window.place(), (HandbookPlace{.page = QStringLiteral("zone"), .heading = 3}));
    QVERIFY(page(window).searchPaths().empty());
    part<QLineEdit>(window, "handbookSearch").setText(QStringLiteral("prescience"));
    QVERIFY(part<QListWidget>(window, "handbookHits").count() > 0);
    installLanguage(*qApp, QStringLiteral("en"));
    QTRY_VERIFY(page(window).toPlainText().contains(QStringLiteral("The Inspector dock")));
    QCOMPARE(part<QListWidget>(window, "handbookHits").count(), 1); // the glossary has the words of both
}

void TestHandbookWindow::languageLeavesThePageInPeace()
{
    HandbookWindow window;
    show(window);
    find(window, QStringLiteral("minimap"));
    window.open({.page = QStringLiteral("world"), .heading = 5});
    page(window).markWords(QStringLiteral("Ctrl"));
    page(window).goToHeading(2);
    const int read = page(window).verticalScrollBar()->value() + 50;
    page(window).verticalScrollBar()->setValue(read);
    const int number = headingAbove(window);
    QCOMPARE(number, 2);
    installLanguage(*qApp, QStringLiteral("fr"));
    QTRY_COMPARE(firstHeading(window), QStringLiteral("Monde"));
    QCOMPARE(headingAbove(window), number);
    QVERIFY(!page(window).extraSelections().empty());
    installLanguage(*qApp, QStringLiteral("en"));
    QTRY_VERIFY(firstHeading(window) != QStringLiteral("Monde"));
    QCOMPARE(headingAbove(window), number);
    QVERIFY(std::abs(page(window).verticalScrollBar()->value() - read) < 10);
    part<QLineEdit>(window, "handbookSearch").clear();
    installLanguage(*qApp, QStringLiteral("fr"));
    QTRY_COMPARE(firstHeading(window), QStringLiteral("Monde"));
    installLanguage(*qApp, QStringLiteral("en"));
    QTRY_VERIFY(firstHeading(window) != QStringLiteral("Monde"));
    QVERIFY(page(window).extraSelections().empty());
}

void TestHandbookWindow::narrowWindowShowsOneAtATime()
{
    HandbookWindow window;
    show(window);
    auto& side = part<QStackedWidget>(window, "handbookSide");
    auto& list = part<QToolButton>(window, "handbookList");
    auto& contents = part<QTreeWidget>(window, "handbookContents");
    QVERIFY(side.isVisible() && page(window).isVisible() && !list.isVisible());
    window.resize(350, 250);
    QTRY_VERIFY(!side.isVisible() && page(window).isVisible() && list.isVisible());
    QTRY_VERIFY(page(window).width() > window.width() - 20);
    QTest::mouseClick(&list, Qt::LeftButton);
    QVERIFY(side.isVisible() && !page(window).isVisible());
    QVERIFY(contents.hasFocus());
    contents.setCurrentItem(contents.topLevelItem(1)->child(0));
    QTest::keyClick(&contents, Qt::Key_Return);
    QCOMPARE(window.place().page, QStringLiteral("world"));
    QVERIFY(!side.isVisible() && page(window).isVisible());
    QVERIFY(page(window).hasFocus());
    QTest::keyClick(&window, Qt::Key_L, Qt::ControlModifier);
    QVERIFY(side.isVisible() && contents.hasFocus());
    auto& search = part<QLineEdit>(window, "handbookSearch");
    search.setFocus();
    QTest::keyClicks(&search, QStringLiteral("counterexample"));
    QVERIFY(side.isVisible() && !page(window).isVisible());
    QTest::keyClick(&search, Qt::Key_Return);
    QCOMPARE(window.place().page, QStringLiteral("safety"));
    QVERIFY(!side.isVisible() && page(window).isVisible());
    QTest::keyClick(&window, Qt::Key_Escape);
    QVERIFY(!side.isVisible() && page(window).isVisible());
    window.resize(900, 500);
    QTRY_VERIFY(side.isVisible() && page(window).isVisible() && !list.isVisible());
    QVERIFY(side.width() > 100);
}

void TestHandbookWindow::keepsItsPlace()
{
    const QTemporaryDir folder;
    QSettings settings(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
    QSize size;
    {
        HandbookWindow window;
        window.keepIn(settings);
        show(window);
        window.resize(777, 555);
        QTRY_COMPARE(window.size(), QSize(777, 555));
        press(window, "handbookLarger");
        size = window.size();
        window.close();
    }
    HandbookWindow window;
    window.keepIn(settings);
    QCOMPARE(window.size(), size);
    QCOMPARE(page(window).textZoom(), 1);
}

ZONEWRIGHT_TEST(handbookwindow, TestHandbookWindow)
#include "tst_handbookwindow.moc"
