#include "app/aboutdialog.h"
#include "gui/editor.h"
#include "support/testregistry.h"

#include <QAccessible>
#include <QLineEdit>
#include <QSet>

using namespace zonewright;

class TestAccessibility : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyControlHasAName();
    void tabFollowsTheEye();
    void everythingIsReachedByTab();
};

namespace {

bool isInner(const QWidget& widget)
{
    // Parts of controls, which speak for them.
    return widget.objectName().startsWith(QLatin1String("qt_")) || widget.inherits("QScrollBar") ||
           widget.inherits("QHeaderView");
}

void verifyNames(const QWidget& window)
{
    int controls = 0;
    for (QWidget* widget : window.findChildren<QWidget*>()) {
        if (widget->focusPolicy() == Qt::NoFocus || isInner(*widget))
            continue;
        ++controls;
        QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(widget);
        QVERIFY(accessible);
        QVERIFY2(
            !accessible->text(QAccessible::Name).isEmpty(),
            qPrintable(QLatin1String(widget->metaObject()->className()) + QLatin1Char(' ') + widget->objectName()));
    }
    QVERIFY(controls > 0);
}

} // namespace

void TestAccessibility::everyControlHasAName()
{
    test::Editor editor;
    editor.show();
    verifyNames(editor.window);
    const AboutDialog about;
    verifyNames(about);
}

void TestAccessibility::tabFollowsTheEye()
{
    test::Editor editor;
    editor.show();
    editor.part<QLineEdit>("nameEdit").setFocus();
    for (const char* next : {"diceButton", "copyButton", "worldSize", "zoneSize"}) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget()->objectName(), QLatin1String(next));
    }
}

void TestAccessibility::everythingIsReachedByTab()
{
    test::Editor editor;
    editor.show();
    QSet<QString> reached;
    for (int i = 0; i < 60; ++i) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QVERIFY(QApplication::focusWidget());
        reached << QApplication::focusWidget()->objectName();
    }
    for (const char* name : {"worldView", "nameEdit", "worldSize", "table", "qt_tabwidget_tabbar"})
        QVERIFY2(reached.contains(QLatin1String(name)), name);
}

ZONEWRIGHT_TEST(accessibility, TestAccessibility)

#include "tst_accessibility.moc"
