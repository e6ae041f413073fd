#include "app/exponentspinbox.h"
#include "app/limitedspinbox.h"
#include "gui/editor.h"
#include "support/testregistry.h"

#include <QLineEdit>
#include <QUndoStack>

using namespace zonewright;

/// The fields of the world's sizes in the real window.
class TestSizeFields : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void enterGivesTheMapTheKeys();
    void undoWorksFromTheField();
    void undoOfTypedTextIsTheFields();
    void typedSizesAreStepsOfTheirOwn();
    void aRunOfStepsIsOneStep();
    void undoEndsARun();
    void outOfRangeIsRefusedWithTheRange_data();
    void outOfRangeIsRefusedWithTheRange();
    void wheelNeedsTheFocus();
    void thousandsAreTypedWithAnyBlank();
};

namespace {

struct SizedEditor : test::Editor
{
    SizedEditor()
    {
        show();
        window.activateWindow();
        [&] { QVERIFY(QTest::qWaitForWindowActive(&window)); }();
    }

    ExponentSpinBox& size(const char* name) { return part<ExponentSpinBox>(name); }

    void type(const char* name, const char* text)
    {
        size(name).setFocus();
        size(name).selectAll();
        QTest::keyClicks(&size(name), QLatin1String(text));
    }

    int steps() { return document.undoStack().count(); }
};

} // namespace

void TestSizeFields::enterGivesTheMapTheKeys()
{
    SizedEditor editor;
    editor.type("zoneSize", "5");
    QTest::keyClick(&editor.size("zoneSize"), Qt::Key_Return);
    QCOMPARE(editor.document.world().settings().zoneSize, 5);
    QVERIFY(editor.worldView().hasFocus());
}

void TestSizeFields::undoWorksFromTheField()
{
    SizedEditor editor;
    auto& field = editor.size("worldSize");
    field.setFocus();
    QTest::keyClick(&field, Qt::Key_Up);
    QCOMPARE(editor.document.world().settings().size, 6);
    QTest::keyClick(&field, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(editor.document.world().settings().size, 5);
    QCOMPARE(field.value(), 5);
    QTest::keyClick(&field, Qt::Key_Y, Qt::ControlModifier);
    QCOMPARE(editor.document.world().settings().size, 6);
}

void TestSizeFields::undoOfTypedTextIsTheFields()
{
    SizedEditor editor;
    QVERIFY(editor.document.reseed({.name = "Westwold"}));
    editor.type("worldSize", "7");
    QTest::keyClick(&editor.size("worldSize"), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(editor.name(), std::string("Westwold"));
    QTest::keyClick(&editor.size("worldSize"), Qt::Key_Escape);
    QCOMPARE(editor.size("worldSize").text(), QStringLiteral("5 → 32 zones"));
    QTest::keyClick(&editor.size("worldSize"), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(editor.name(), std::string("Elderlore"));
}

void TestSizeFields::typedSizesAreStepsOfTheirOwn()
{
    SizedEditor editor;
    for (const char* size : {"6", "4", "3"}) {
        editor.type("worldSize", size);
        QTest::keyClick(&editor.size("worldSize"), Qt::Key_Return);
    }
    QCOMPARE(editor.steps(), 3);
    editor.action(ActionId::Undo).trigger();
    QCOMPARE(editor.document.world().settings().size, 4);
}

void TestSizeFields::aRunOfStepsIsOneStep()
{
    SizedEditor editor;
    auto& field = editor.size("zoneSize");
    field.setFocus();
    QTest::keyClick(&field, Qt::Key_Down);
    QTest::keyClick(&field, Qt::Key_Down);
    QCOMPARE(editor.steps(), 1);
    editor.worldView().setFocus();
    field.setFocus();
    QTest::keyClick(&field, Qt::Key_Down);
    QCOMPARE(editor.steps(), 2); // something else lies between
    editor.type("zoneSize", "6");
    QTest::keyClick(&field, Qt::Key_Up); // takes what is typed first
    QCOMPARE(editor.document.world().settings().zoneSize, 7);
    QTest::keyClick(&field, Qt::Key_Up);
    QCOMPARE(editor.document.world().settings().zoneSize, 8);
    const int before = editor.steps();
    editor.size("worldSize").setFocus();
    QTest::keyClick(&editor.size("worldSize"), Qt::Key_Down);
    QCOMPARE(editor.steps(), before + 1);
}

void TestSizeFields::undoEndsARun()
{
    SizedEditor editor;
    auto& field = editor.size("zoneSize");
    field.setFocus();
    QTest::keyClick(&field, Qt::Key_Down);
    editor.action(ActionId::Undo).trigger();
    editor.action(ActionId::Redo).trigger();
    QTest::keyClick(&field, Qt::Key_Down);
    QCOMPARE(editor.steps(), 2);
}

void TestSizeFields::outOfRangeIsRefusedWithTheRange_data()
{
    QTest::addColumn<QByteArray>("field");
    QTest::addColumn<QByteArray>("typed");
    QTest::addColumn<QString>("sentence");
    const QString world = QStringLiteral("The size of the world goes from 2 to 10.");
    const QString zone = QStringLiteral("The size of a zone goes from 3 to 8.");
    QTest::newRow("99") << QByteArray("worldSize") << QByteArray("99") << world;
    QTest::newRow("0") << QByteArray("worldSize") << QByteArray("0") << world;
    QTest::newRow("long") << QByteArray("worldSize") << QByteArray("99999999999") << world;
    QTest::newRow("zone") << QByteArray("zoneSize") << QByteArray("9") << zone;
}

void TestSizeFields::outOfRangeIsRefusedWithTheRange()
{
    QFETCH(QByteArray, field);
    QFETCH(QByteArray, typed);
    QFETCH(QString, sentence);
    SizedEditor editor;
    auto& size = editor.size(field.constData());
    const int before = size.value();
    const auto& note = editor.part<QLabel>("messageLabel");
    editor.type(field.constData(), typed.constData());
    QCOMPARE(note.text(), sentence);
    QVERIFY(note.isVisible());
    QTest::keyClick(&size, Qt::Key_Return);
    QVERIFY(size.hasFocus());
    QVERIFY(note.isVisible());
    QCOMPARE(size.value(), before);
    QCOMPARE(editor.steps(), 0);
    QTest::keyClick(&size, Qt::Key_Tab);
    QVERIFY(!note.isVisible());
    QCOMPARE(size.value(), before);
    QVERIFY(size.text().startsWith(QStringLiteral("%1 →").arg(before)));
    QCOMPARE(editor.steps(), 0);
}

void TestSizeFields::wheelNeedsTheFocus()
{
    SizedEditor editor;
    auto& field = editor.size("worldSize");
    editor.worldView().setFocus();
    test::turnWheel(field, {10, 10}, 120);
    QCOMPARE(editor.steps(), 0);
    QVERIFY(editor.worldView().hasFocus());
    field.setFocus();
    test::turnWheel(field, {10, 10}, 120);
    QCOMPARE(editor.document.world().settings().size, 6);
}

void TestSizeFields::thousandsAreTypedWithAnyBlank()
{
    for (const char* language : {"fr_FR", "de_DE", "en_US"}) {
        for (const char16_t blank : {u' ', u'\u00a0', u'\u202f', u'\u2009'}) {
            LimitedSpinBox box;
            box.setLocale(QLocale(QLatin1String(language)));
            box.setRange(-100'000, 100'000);
            for (const int number : {12'345, -12'345}) {
                const QString sign = number < 0 ? QStringLiteral("-") : QString();
                auto* edit = box.findChild<QLineEdit*>();
                edit->selectAll();
                edit->insert(sign + QStringLiteral("12") + QChar(blank) + QStringLiteral("345"));
                box.interpretText();
                QCOMPARE(box.value(), number);
            }
        }
    }
}

ZONEWRIGHT_TEST(sizefields, TestSizeFields)

#include "tst_sizefields.moc"
