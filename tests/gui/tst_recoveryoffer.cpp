#include "app/recoveryoffer.h"
#include "document/recovery.h"
#include "gui/editor.h"
#include "project/projectformat.h"
#include "project/wholefile.h"
#include "support/testregistry.h"

#include <QAccessible>
#include <QApplication>
#include <QDir>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTimer>
#include <QToolButton>

using namespace zonewright;
using namespace std::chrono_literals;

class TestRecoveryOffer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void nothingLeftNothingAsked();
    void restores();
    void discards();
    void asksOneAfterTheOther();
    void puttingOffAsksTheNextTime();
    void damagedCannotBeRestored();
    void restoringAsksAboutWhatIsOpen();
    void closingLeavesNothing();
    void cancelledClosingLeavesWhatIsKept();
    void tellsWhenNothingCanBeKept();
    void isReachedByKeyboard();
    void fitsASmallWindow();

private:
    [[nodiscard]] QString folder() const { return m_dir->filePath(QStringLiteral("recovery")); }

    [[nodiscard]] QStringList recoveryFiles() const
    {
        return QDir(folder()).entryList({QStringLiteral("*.recovery")}, QDir::Files);
    }

    /// What a crash leaves of a project with a world of such a name.
    void leave(const std::string& name) const;

    std::unique_ptr<QTemporaryDir> m_dir;
    QString m_file;
};

namespace {

/// The window as the program makes it, with what earlier runs left in a folder.
struct RecoveringEditor : test::Editor
{
    explicit RecoveringEditor(const QString& folder)
        : recovery(document, folder)
    {
        recovery.setInterval(1ms, 0ms);
        offer = new RecoveryOffer(recovery, window);
    }

    bool isAsking() { return part<QWidget>("recoveryBar").isVisibleTo(&window); }

    QString question()
    {
        return part<QWidget>("recoveryBar").findChild<QLabel*>(QStringLiteral("questionText"))->text();
    }

    Recovery recovery;
    RecoveryOffer* offer;
};

void clickOffer(QAbstractButton& button)
{
    QTest::mouseClick(&button, Qt::LeftButton);
}

} // namespace

void TestRecoveryOffer::init()
{
    m_dir = std::make_unique<QTemporaryDir>();
    m_file = m_dir->filePath(QStringLiteral("a.zonewright"));
    Document document({.name = "Elderlore"});
    QVERIFY(document.saveAs(m_file));
}

void TestRecoveryOffer::leave(const std::string& name) const
{
    Document document({.name = "Elderlore"});
    Recovery recovery(document, folder());
    recovery.setInterval(1ms, 0ms);
    QSignalSpy kept(&recovery, &Recovery::kept);
    QVERIFY(document.open(m_file));
    QVERIFY(document.reseed({.name = name}));
    QVERIFY(kept.wait());
}

void TestRecoveryOffer::nothingLeftNothingAsked()
{
    RecoveringEditor editor(folder());
    editor.show();
    QVERIFY(!editor.isAsking());
}

void TestRecoveryOffer::restores()
{
    leave("Westwold");
    const std::string original = readWholeFile(m_file, largestProjectFile).value();
    RecoveringEditor editor(folder());
    editor.show();
    QVERIFY(editor.isAsking());
    QVERIFY(editor.question().contains(QStringLiteral("Westwold")));
    QVERIFY(editor.question().contains(QStringLiteral("a.zonewright")));
    QVERIFY(!editor.window.isWindowModified()); // nothing is done unasked
    QCOMPARE(editor.name(), std::string("Elderlore"));
    clickOffer(editor.part<QPushButton>("restoreButton"));
    QVERIFY(!editor.isAsking());
    QCOMPARE(editor.name(), std::string("Westwold"));
    QVERIFY(editor.window.isWindowModified());
    QCOMPARE(editor.window.windowTitle(), QStringLiteral("Westwold (a.zonewright)[*] — Zonewright"));
    QVERIFY(readWholeFile(m_file, largestProjectFile).value() == original);
    editor.action(ActionId::Save).trigger();
    QVERIFY(!editor.window.isWindowModified());
    QVERIFY(recoveryFiles().isEmpty());
}

void TestRecoveryOffer::discards()
{
    leave("Westwold");
    RecoveringEditor editor(folder());
    editor.show();
    clickOffer(editor.part<QPushButton>("discardButton"));
    QVERIFY(!editor.isAsking());
    QVERIFY(recoveryFiles().isEmpty());
    QCOMPARE(editor.name(), std::string("Elderlore"));
    QVERIFY(!editor.window.isWindowModified());
}

void TestRecoveryOffer::asksOneAfterTheOther()
{
    for (const char* name : {"Northwold", "Westwold", "Eastwold"})
        leave(name);
    RecoveringEditor editor(folder());
    editor.show();
    QVERIFY(editor.question().contains(QStringLiteral("Eastwold")));
    clickOffer(editor.part<QPushButton>("discardButton"));
    QVERIFY(editor.question().contains(QStringLiteral("Westwold")));
    clickOffer(editor.part<QPushButton>("restoreButton"));
    QCOMPARE(editor.name(), std::string("Westwold"));
    QVERIFY(editor.question().contains(QStringLiteral("Northwold")));
    QCOMPARE(recoveryFiles().size(), 2);
}

void TestRecoveryOffer::puttingOffAsksTheNextTime()
{
    leave("Westwold");
    for (int i = 0; i < 2; ++i) {
        RecoveringEditor editor(folder());
        editor.show();
        QVERIFY(editor.isAsking());
        clickOffer(editor.part<QToolButton>("questionLater"));
        QVERIFY(!editor.isAsking());
        QVERIFY(editor.window.close());
        QCOMPARE(recoveryFiles().size(), 1);
    }
}

void TestRecoveryOffer::damagedCannotBeRestored()
{
    leave("Westwold");
    const QString path = QDir(folder()).filePath(recoveryFiles().at(0));
    QVERIFY(writeWholeFile(path, "{ no project"));
    RecoveringEditor editor(folder());
    editor.show();
    QVERIFY(editor.isAsking());
    QVERIFY(!editor.part<QPushButton>("restoreButton").isVisible());
    QVERIFY(editor.question().contains(path + QStringLiteral(": line 1")));
    clickOffer(editor.part<QToolButton>("questionLater"));
    QCOMPARE(recoveryFiles().size(), 1);
}

void TestRecoveryOffer::restoringAsksAboutWhatIsOpen()
{
    leave("Westwold");
    RecoveringEditor editor(folder());
    editor.show();
    QVERIFY(editor.document.reseed({.name = "Mine"}));
    test::answerBox(QMessageBox::RejectRole);
    clickOffer(editor.part<QPushButton>("restoreButton"));
    QCOMPARE(editor.name(), std::string("Mine"));
    QVERIFY(editor.isAsking());
    test::answerBox(QMessageBox::DestructiveRole);
    clickOffer(editor.part<QPushButton>("restoreButton"));
    QCOMPARE(editor.name(), std::string("Westwold"));
    QCOMPARE(recoveryFiles().size(), 1);
}

void TestRecoveryOffer::closingLeavesNothing()
{
    RecoveringEditor editor(folder());
    editor.show();
    QSignalSpy kept(&editor.recovery, &Recovery::kept);
    QVERIFY(editor.document.reseed({.name = "Westwold"}));
    QVERIFY(kept.wait());
    QCOMPARE(recoveryFiles().size(), 1);
    test::answerBox(QMessageBox::DestructiveRole);
    QVERIFY(editor.window.close());
    QVERIFY(QDir(folder()).isEmpty());
}

void TestRecoveryOffer::cancelledClosingLeavesWhatIsKept()
{
    RecoveringEditor editor(folder());
    editor.show();
    QSignalSpy kept(&editor.recovery, &Recovery::kept);
    QVERIFY(editor.document.reseed({.name = "Westwold"}));
    QVERIFY(kept.wait());
    test::answerBox(QMessageBox::RejectRole);
    QVERIFY(!editor.window.close());
    QCOMPARE(recoveryFiles().size(), 1);
}

void TestRecoveryOffer::tellsWhenNothingCanBeKept()
{
    QVERIFY(writeWholeFile(folder(), "a file where the folder should be"));
    RecoveringEditor editor(folder());
    editor.show();
    QSignalSpy failed(&editor.recovery, &Recovery::failed);
    QVERIFY(editor.document.reseed({.name = "Westwold"}));
    QVERIFY(failed.wait());
    QVERIFY(editor.part<QWidget>("messageBar").isVisible());
    QVERIFY(editor.text("messageText").contains(folder()));
}

void TestRecoveryOffer::isReachedByKeyboard()
{
    leave("Westwold");
    RecoveringEditor editor(folder());
    editor.show();
    auto& button = editor.part<QPushButton>("restoreButton");
    button.setFocus();
    for (const char* next : {"discardButton", "questionLater"}) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget()->objectName(), QLatin1String(next));
        const QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(QApplication::focusWidget());
        QVERIFY(!accessible->text(QAccessible::Name).isEmpty());
    }
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QVERIFY(editor.part<QWidget>("tabs").isAncestorOf(QApplication::focusWidget())); // below, as the eye goes on
    button.setFocus();
    QTest::keyClick(&button, Qt::Key_Space);
    QCOMPARE(editor.name(), std::string("Westwold"));
}

void TestRecoveryOffer::fitsASmallWindow()
{
    leave("A world with a name that is as long as the name of a world may be, or nearly so: 100 characters");
    RecoveringEditor editor(folder());
    editor.window.resize(640, 480);
    editor.show();
    QCoreApplication::processEvents();
    QCOMPARE(editor.window.size(), QSize(640, 480));
    QVERIFY(editor.part<QPushButton>("restoreButton").visibleRegion().boundingRect().width() > 40);
}

ZONEWRIGHT_TEST(recoveryoffer, TestRecoveryOffer)

#include "tst_recoveryoffer.moc"
