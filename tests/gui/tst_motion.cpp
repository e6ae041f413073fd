#include "app/commandwiring.h"
#include "app/motion.h"
#include "gui/editor.h"
#include "support/testregistry.h"

#include <QAbstractAnimation>
#include <QDir>
#include <QFile>
#include <QScroller>
#include <QTemporaryDir>
#include <QTreeView>

using namespace zonewright;

class TestMotion : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void desktopIsAsked_data();
    void desktopIsAsked();
    void firstFolderIsBelieved();
    void preferenceStillsEverything();
    void nothingMovesByItself();

private:
    static void write(const QString& file, const QByteArray& text);
};

void TestMotion::write(const QString& file, const QByteArray& text)
{
    QVERIFY(QDir().mkpath(QFileInfo(file).path()));
    QFile out(file);
    QVERIFY(out.open(QIODevice::WriteOnly));
    out.write(text);
}

void TestMotion::desktopIsAsked_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("reduced");
    const QString gtk3 = QStringLiteral("gtk-3.0/settings.ini");
    const QString gtk4 = QStringLiteral("gtk-4.0/settings.ini");
    const QString kde = QStringLiteral("kdeglobals");
    QTest::newRow("nothing") << QStringLiteral("other") << QByteArray() << false;
    QTest::newRow("GTK 3 without") << gtk3 << QByteArray("[Settings]\ngtk-enable-animations=0\n") << true;
    QTest::newRow("GTK 3 with") << gtk3 << QByteArray("[Settings]\ngtk-enable-animations=1\n") << false;
    QTest::newRow("GTK 4, in words") << gtk4 << QByteArray("[Settings]\ngtk-enable-animations=false\n") << true;
    QTest::newRow("GTK of another matter") << gtk3 << QByteArray("[Settings]\ngtk-font-name=Sans 10\n") << false;
    QTest::newRow("KDE without") << kde << QByteArray("[KDE]\nAnimationDurationFactor=0\n") << true;
    QTest::newRow("KDE slower") << kde << QByteArray("[KDE]\nAnimationDurationFactor=1.5\n") << false;
    QTest::newRow("KDE damaged") << kde << QByteArray("[KDE]\nAnimationDurationFactor=often\n") << false;
}

void TestMotion::desktopIsAsked()
{
    QFETCH(QString, file);
    QFETCH(QByteArray, text);
    QFETCH(bool, reduced);
    const QTemporaryDir folder;
    write(folder.filePath(file), text);
    QCOMPARE(desktopReducesMotion({folder.path()}), reduced);
}

void TestMotion::firstFolderIsBelieved()
{
    const QTemporaryDir own, system;
    write(own.filePath(QStringLiteral("gtk-3.0/settings.ini")), "[Settings]\ngtk-enable-animations=1\n");
    write(system.filePath(QStringLiteral("gtk-3.0/settings.ini")), "[Settings]\ngtk-enable-animations=0\n");
    QVERIFY(!desktopReducesMotion({own.path(), system.path()}));
    QVERIFY(desktopReducesMotion({system.path(), own.path()}));
    QVERIFY(!desktopReducesMotion({}));
}

void TestMotion::preferenceStillsEverything()
{
    test::Editor editor;
    Preferences& preferences = editor.window.commands().preferences();
    const bool moves = !desktopReducesMotion(desktopSettingsFolders()); // of whoever runs the tests
    QCOMPARE(editor.window.isAnimated(), moves);
    const bool platformFades = QApplication::isEffectEnabled(Qt::UI_FadeTooltip);
    PreferenceValues values = preferences.values();
    values.reducedMotion = true;
    preferences.setValues(values);
    QVERIFY(!editor.window.isAnimated());
    for (const Qt::UIEffect effect : {Qt::UI_AnimateMenu, Qt::UI_FadeMenu, Qt::UI_AnimateCombo, Qt::UI_AnimateTooltip,
                                      Qt::UI_FadeTooltip, Qt::UI_AnimateToolBox})
        QVERIFY(!QApplication::isEffectEnabled(effect));
    values.reducedMotion = false;
    preferences.setValues(values);
    QCOMPARE(editor.window.isAnimated(), moves);
    QCOMPARE(QApplication::isEffectEnabled(Qt::UI_FadeTooltip), platformFades);
}

/// What the setting promises: there is no motion of the editor's own that it would have to still.
void TestMotion::nothingMovesByItself()
{
    test::Editor editor;
    editor.show();
    for (const auto* animation : editor.window.findChildren<QAbstractAnimation*>())
        QVERIFY2(animation->state() != QAbstractAnimation::Running, animation->metaObject()->className());
    for (auto* widget : editor.window.findChildren<QWidget*>())
        QVERIFY2(!QScroller::hasScroller(widget), qPrintable(widget->objectName()));
    for (const auto* tree : editor.window.findChildren<QTreeView*>())
        QVERIFY2(!tree->isAnimated(), qPrintable(tree->objectName()));
}

ZONEWRIGHT_TEST(motion, TestMotion)

#include "tst_motion.moc"
