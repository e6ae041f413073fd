#include "app/commandwiring.h"
#include "app/layoutkeeper.h"
#include "app/settingsdialog.h"
#include "gui/editor.h"
#include "models/memorymodel.h"
#include "support/testregistry.h"

#include <QDockWidget>
#include <QHeaderView>
#include <QSettings>
#include <QSplitter>
#include <QTableView>
#include <QTemporaryDir>

using namespace zonewright;

/// What is made of the inside of the window comes back with the next one.
class TestLayoutKeeper : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void columnsComeBack_data();
    void columnsComeBack();
    void columnsNobodyTouchedAreNotKept();
    void orderComesBack_data();
    void orderComesBack();
    void tablesOfOneNameAreKeptApart();
    void dividedRoomComesBack();
    void dialogsComeBackAsLargeAsTheScreenLets();
    void damagedLayoutsAreLeft();

private:
    struct KeptEditor : test::Editor
    {
        explicit KeptEditor(QSettings& settings)
        {
            window.resize(1700, 900); // where both memories stand side by side
            new LayoutKeeper(window, settings);
            show();
        }

        void showSteps()
        {
            constexpr ItemId dugFloor = 11; // of the sample
            document.floorFocus().setFloor(dugFloor);
            document.floorScrub().setOn(true);
            QTRY_VERIFY(part<QTableView>("stepsTable").isVisible());
        }

        QDockWidget& raise(const char* dock)
        {
            auto& raised = part<QDockWidget>(dock);
            raised.show();
            raised.raise();
            QCoreApplication::processEvents();
            if (raised.objectName() == QLatin1String("steps"))
                showSteps();
            return raised;
        }
    };

    [[nodiscard]] QString file(const char* name) const { return m_folder.filePath(QLatin1String(name)); }

    static void drag(QHeaderView& header, int section, int by);

    QTemporaryDir m_folder;
};

/// By the pointer, at the border of a column.
void TestLayoutKeeper::drag(QHeaderView& header, int section, int by)
{
    QWidget* viewport = header.viewport();
    const QPoint border(header.sectionViewportPosition(section) + header.sectionSize(section) - 2,
                        viewport->height() / 2);
    const QPoint end = border + QPoint(by, 0);
    QTest::mousePress(viewport, Qt::LeftButton, {}, border);
    QMouseEvent move(QEvent::MouseMove, end, viewport->mapToGlobal(end), Qt::NoButton, Qt::LeftButton, {});
    QApplication::sendEvent(viewport, &move);
    QTest::mouseRelease(viewport, Qt::LeftButton, {}, end);
}

void TestLayoutKeeper::columnsComeBack_data()
{
    QTest::addColumn<QString>("dock");
    QTest::addColumn<QString>("table");
    QTest::addColumn<int>("column");
    QTest::newRow("log") << QStringLiteral("log") << QStringLiteral("logTable") << 0;
    QTest::newRow("foresight") << QStringLiteral("foresight") << QStringLiteral("foresightTable") << 0;
    QTest::newRow("events") << QStringLiteral("events") << QStringLiteral("eventsTable") << 2;
    QTest::newRow("steps") << QStringLiteral("steps") << QStringLiteral("stepsTable") << 0;
    QTest::newRow("memory") << QStringLiteral("memory") << QStringLiteral("memoryTable") << 0;
    QTest::newRow("junctions") << QStringLiteral("junctions") << QStringLiteral("junctionsTable") << 0;
}

void TestLayoutKeeper::columnsComeBack()
{
    QFETCH(QString, dock);
    QFETCH(QString, table);
    QFETCH(int, column);
    QSettings settings(file(qPrintable(dock + QStringLiteral(".ini"))), QSettings::IniFormat);
    int width = 0;
    {
        KeptEditor editor(settings);
        editor.raise(qPrintable(dock));
        QHeaderView& header = *editor.part<QTableView>(qPrintable(table)).horizontalHeader();
        const int before = header.sectionSize(column);
        drag(header, column, 31);
        width = header.sectionSize(column);
        QVERIFY(width > before);
    }
    KeptEditor editor(settings);
    editor.raise(qPrintable(dock));
    const QHeaderView& header = *editor.part<QTableView>(qPrintable(table)).horizontalHeader();
    QTRY_COMPARE(header.sectionSize(column), width);
    editor.window.resize(1500, 900);
    QCoreApplication::processEvents();
    QTRY_COMPARE(header.sectionSize(column), width);
    editor.window.setThemeChoice(ThemeChoice::Dark); // dresses all anew
    QCoreApplication::processEvents();
    QTRY_COMPARE(header.sectionSize(column), width);
    editor.window.setThemeChoice(ThemeChoice::Light);
}

void TestLayoutKeeper::columnsNobodyTouchedAreNotKept()
{
    QSettings settings(file("untouched.ini"), QSettings::IniFormat);
    {
        KeptEditor editor(settings);
        editor.raise("log");
        editor.raise("events");
        editor.window.resize(1000, 700);
        QCoreApplication::processEvents();
        QTest::mouseClick(editor.part<QTableView>("logTable").horizontalHeader()->viewport(), Qt::LeftButton);
    }
    QVERIFY2(settings.allKeys().isEmpty(), qPrintable(settings.allKeys().join(QLatin1Char(' '))));
}

void TestLayoutKeeper::orderComesBack_data()
{
    QTest::addColumn<QString>("dock");
    QTest::addColumn<QString>("table");
    QTest::addColumn<int>("column");
    QTest::newRow("events") << QStringLiteral("events") << QStringLiteral("eventsTable") << 3;
    QTest::newRow("memory") << QStringLiteral("memory") << QStringLiteral("memoryTable")
                            << int(MemoryModel::ZoneColumn);
}

void TestLayoutKeeper::orderComesBack()
{
    QFETCH(QString, dock);
    QFETCH(QString, table);
    QFETCH(int, column);
    QSettings settings(file(qPrintable(dock + QStringLiteral("-order.ini"))), QSettings::IniFormat);
    const auto shownOrder = [column](const QTableView& view) {
        QStringList shown;
        for (int row = 0; row < view.model()->rowCount(); ++row)
            shown << view.model()->index(row, column).data().toString() + view.model()->index(row, 0).data().toString();
        return shown;
    };
    QStringList order;
    {
        KeptEditor editor(settings);
        editor.raise(qPrintable(dock));
        auto& view = editor.part<QTableView>(qPrintable(table));
        QHeaderView& header = *view.horizontalHeader();
        const QPoint at(header.sectionViewportPosition(column) + header.sectionSize(column) / 2, header.height() / 2);
        for (int click = 0; click < 2; ++click)
            QTest::mouseClick(header.viewport(), Qt::LeftButton, {}, at);
        QCOMPARE(header.sortIndicatorSection(), column);
        QCOMPARE(header.sortIndicatorOrder(), Qt::DescendingOrder);
        order = shownOrder(view);
    }
    KeptEditor editor(settings);
    editor.raise(qPrintable(dock));
    const auto& view = editor.part<QTableView>(qPrintable(table));
    QCOMPARE(view.horizontalHeader()->sortIndicatorSection(), column);
    QCOMPARE(view.horizontalHeader()->sortIndicatorOrder(), Qt::DescendingOrder);
    QTRY_COMPARE(shownOrder(view), order);
    settings.setValue(settings.allKeys().filter(QStringLiteral("-order")).front(), QVariantList{99, 7});
    const KeptEditor damaged(settings); // there is no such column
}

void TestLayoutKeeper::tablesOfOneNameAreKeptApart()
{
    constexpr int column = MemoryModel::ZoneColumn;
    QSettings settings(file("apart.ini"), QSettings::IniFormat);
    const auto tables = [](KeptEditor& editor) {
        editor.raise("memory");
        return editor.window.findChildren<QTableView*>(QStringLiteral("memoryTable"));
    };
    QList<int> widths;
    {
        KeptEditor editor(settings);
        for (QTableView* table : tables(editor)) {
            QTRY_VERIFY(table->isVisible());
            drag(*table->horizontalHeader(), column, 10 + 30 * static_cast<int>(widths.size()));
            widths << table->columnWidth(column);
        }
        QCOMPARE(widths.size(), 2);
        QVERIFY(widths.front() != widths.back());
    }
    KeptEditor editor(settings);
    const auto kept = tables(editor);
    for (qsizetype i = 0; i < kept.size(); ++i)
        QTRY_COMPARE(kept[i]->columnWidth(column), widths[i]);
}

void TestLayoutKeeper::dividedRoomComesBack()
{
    QSettings settings(file("divided.ini"), QSettings::IniFormat);
    QList<int> sizes;
    {
        KeptEditor editor(settings);
        editor.raise("memory");
        auto& splitter = editor.part<QSplitter>("memorySplitter");
        QTRY_VERIFY(splitter.sizes().front() > 0);
        const QList<int> before = splitter.sizes();
        QTest::mousePress(splitter.handle(1), Qt::LeftButton, {}, QPoint(1, 1));
        QMetaObject::invokeMethod(&splitter, [&splitter, &before] {
            splitter.setSizes({before[0] - 60, before[1] + 60});
            Q_EMIT splitter.splitterMoved(before[0] - 60, 1);
        });
        sizes = splitter.sizes();
        QVERIFY(sizes != before);
    }
    KeptEditor editor(settings);
    editor.raise("memory");
    QTRY_COMPARE(editor.part<QSplitter>("memorySplitter").sizes(), sizes);
}

void TestLayoutKeeper::dialogsComeBackAsLargeAsTheScreenLets()
{
    QSettings settings(file("dialogs.ini"), QSettings::IniFormat);
    const auto open = [](KeptEditor& editor) {
        editor.action(ActionId::Settings).trigger();
        return editor.window.findChild<SettingsDialog*>();
    };
    {
        KeptEditor editor(settings);
        auto* dialog = open(editor);
        dialog->resize(640, 440);
        dialog->close();
        QTRY_VERIFY(editor.window.findChild<SettingsDialog*>() == nullptr);
        QCOMPARE(open(editor)->size(), QSize(640, 440));
    }
    {
        KeptEditor editor(settings);
        QCOMPARE(open(editor)->size(), QSize(640, 440));
    }
    settings.setValue(QStringLiteral("layout/SettingsDialog"), QSize(9000, 7000)); // of a screen that was larger
    KeptEditor editor(settings);
    auto* dialog = open(editor);
    const QRect screen = dialog->screen()->availableGeometry();
    QVERIFY(dialog->width() <= screen.width() && dialog->height() <= screen.height());
}

void TestLayoutKeeper::damagedLayoutsAreLeft()
{
    QSettings settings(file("damaged.ini"), QSettings::IniFormat);
    QList<int> first;
    {
        QSettings none(file("none.ini"), QSettings::IniFormat);
        KeptEditor editor(none);
        editor.raise("log");
        first << editor.part<QTableView>("logTable").horizontalHeader()->sectionSize(0);
    }
    for (const QVariant& value : {QVariant(17), QVariant(QStringLiteral("wide")), QVariant(QVariantList{0, 0}),
                                  QVariant(QVariantList{-4, 1})}) {
        for (const char* name :
             {"LogPanel-logTable-columns", "memorySplitter-across", "memorySplitter-down", "SettingsDialog"})
            settings.setValue(QStringLiteral("layout/") + QLatin1String(name), value);
        KeptEditor editor(settings);
        editor.raise("log");
        QCOMPARE(editor.part<QTableView>("logTable").horizontalHeader()->sectionSize(0), first.front());
        editor.raise("memory");
        QTRY_VERIFY(editor.part<QSplitter>("memorySplitter").sizes().back() > 0);
        editor.action(ActionId::Settings).trigger();
        QVERIFY(editor.window.findChild<SettingsDialog*>()->width() > 300);
    }
}

ZONEWRIGHT_TEST(layoutkeeper, TestLayoutKeeper)

#include "tst_layoutkeeper.moc"
