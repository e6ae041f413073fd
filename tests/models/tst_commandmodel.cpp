#include "models/commandfilter.h"
#include "models/commandmodel.h"
#include "models/modelcontract.h"
#include "support/otherlanguage.h"
#include "support/testregistry.h"

#include <QAbstractItemModelTester>
#include <QIcon>
#include <QKeySequence>
#include <QSignalSpy>
#include <QTest>

#include <array>
#include <memory>

using namespace zonewright;

class TestCommandModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void textHasNoMnemonic_data();
    void textHasNoMnemonic();
    void keepsTheModelContract();
    void theSameActionsStayTheirRows();
    void rowsAreTheActions();
    void rowsFollowTheActions();
    void deletedActionsLeave();
    void otherActionsAreForgotten();
    void filterKeepsTheModelContract();
    void nothingTypedIsTheOrderOfTheModel();
    void bestIsFirst();
    void equalOnesKeepTheirOrder();
    void menusAndKeysAreFoundToo();
    void lastUsedAreOnTop();
    void filterFollowsTheActions();
};

namespace {

QStringList rowNames(const char* names)
{
    return QString::fromLatin1(names).split(QLatin1Char(' '));
}

/// Four actions of two menus.
struct SomeActions
{
    std::array<std::unique_ptr<QAction>, 4> actions;
    CommandModel model;
    CommandFilter filter;

    SomeActions()
    {
        constexpr std::array<const char*, 4> names{"save", "save-as", "zoom-in", "zoom-out"};
        constexpr std::array<const char*, 4> texts{"&Save", "Save &As…", "Zoom &In", "Zoom &Out"};
        for (std::size_t i = 0; i < actions.size(); ++i) {
            actions[i] = std::make_unique<QAction>(QString::fromUtf8(texts[i]));
            actions[i]->setObjectName(QLatin1String(names[i]));
        }
        actions[0]->setShortcut(QKeySequence(QStringLiteral("Ctrl+S")));
        filter.setSourceModel(&model);
    }

    void fill()
    {
        model.setCommands({{actions[0].get(), QStringLiteral("File")},
                           {actions[1].get(), QStringLiteral("File")},
                           {actions[2].get(), QStringLiteral("View")},
                           {actions[3].get(), QStringLiteral("View")}});
    }

    [[nodiscard]] QStringList names() const
    {
        QStringList names;
        for (int row = 0; row < filter.rowCount(); ++row)
            names << filter.index(row, 0).data(CommandModel::NameRole).toString();
        return names;
    }
};

} // namespace

void TestCommandModel::textHasNoMnemonic_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("plain");
    QTest::newRow("mnemonic") << QStringLiteral("Save &As…") << QStringLiteral("Save As…");
    QTest::newRow("none") << QStringLiteral("Save") << QStringLiteral("Save");
    QTest::newRow("sign") << QStringLiteral("Fire && &Water") << QStringLiteral("Fire & Water");
    QTest::newRow("at the end") << QStringLiteral("Save&") << QStringLiteral("Save");
    QTest::newRow("empty") << QString() << QString();
}

void TestCommandModel::textHasNoMnemonic()
{
    QFETCH(QString, text);
    const QAction action(text);
    QTEST(commandText(action), "plain");
}

void TestCommandModel::keepsTheModelContract()
{
    SomeActions some;
    const QAbstractItemModelTester tester(&some.model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    test::askForEverything(some.model);
    some.fill();
    test::askForEverything(some.model);
    some.actions[2]->setEnabled(false);
    some.actions[1].reset();
    test::askForEverything(some.model);
    some.model.setCommands({});
    test::askForEverything(some.model);
}

void TestCommandModel::rowsAreTheActions()
{
    SomeActions some;
    some.actions[0]->setIcon(QIcon(QStringLiteral(":/none.svg")));
    some.actions[0]->setWhatsThis(QStringLiteral("Save the project"));
    some.actions[1]->setCheckable(true);
    some.actions[1]->setChecked(true);
    some.fill();
    QCOMPARE(some.model.rowCount(), 4);
    const QModelIndex save = some.model.index(0, 0);
    QCOMPARE(some.model.action(0), some.actions[0].get());
    QCOMPARE(save.data().toString(), QStringLiteral("Save"));
    QCOMPARE(save.siblingAtColumn(CommandModel::MenuColumn).data().toString(), QStringLiteral("File"));
    QCOMPARE(save.siblingAtColumn(CommandModel::KeysColumn).data().toString(), QStringLiteral("Ctrl+S"));
    QCOMPARE(save.data(CommandModel::NameRole).toString(), QStringLiteral("save"));
    QCOMPARE(save.data(CommandModel::TextRole).toString(), QStringLiteral("Save"));
    QCOMPARE(save.data(CommandModel::MenuRole).toString(), QStringLiteral("File"));
    QCOMPARE(save.data(CommandModel::KeysRole).value<QList<QKeySequence>>(), some.actions[0]->shortcuts());
    QCOMPARE(save.data(Qt::ToolTipRole).toString(), QStringLiteral("Save the project"));
    QVERIFY(save.data(Qt::DecorationRole).canConvert<QIcon>());
    QVERIFY(save.data(CommandModel::EnabledRole).toBool());
    QVERIFY(!save.data(CommandModel::CheckedRole).isValid());
    QCOMPARE(save.siblingAtRow(1).data(CommandModel::CheckedRole), QVariant(true));
    QVERIFY(save.siblingAtRow(1).data(CommandModel::TextRole).toString().endsWith(QStringLiteral("…")));
}

void TestCommandModel::rowsFollowTheActions()
{
    SomeActions some;
    some.fill();
    QSignalSpy changed(&some.model, &QAbstractItemModel::dataChanged);
    some.actions[2]->setEnabled(false);
    QCOMPARE(changed.size(), 1);
    QCOMPARE(changed.first().at(0).toModelIndex(), some.model.index(2, 0));
    QCOMPARE(changed.first().at(1).toModelIndex(), some.model.index(2, CommandModel::ColumnCount - 1));
    QVERIFY(!some.model.index(2, 0).data(CommandModel::EnabledRole).toBool());
}

void TestCommandModel::deletedActionsLeave()
{
    SomeActions some;
    some.fill();
    some.actions[1].reset();
    QCOMPARE(some.names(), rowNames("save zoom-in zoom-out"));
    QCOMPARE(some.model.action(1), some.actions[2].get());
}

void TestCommandModel::otherActionsAreForgotten()
{
    SomeActions some;
    some.fill();
    some.model.setCommands({{some.actions[0].get(), {}}});
    QSignalSpy changed(&some.model, &QAbstractItemModel::dataChanged);
    some.actions[2]->setEnabled(false);
    some.actions[3].reset();
    QCOMPARE(changed.size(), 0);
    QCOMPARE(some.model.rowCount(), 1);
}

void TestCommandModel::filterKeepsTheModelContract()
{
    SomeActions some;
    const QAbstractItemModelTester tester(&some.filter, QAbstractItemModelTester::FailureReportingMode::QtTest);
    test::askForEverything(some.filter);
    some.fill();
    for (const char* query : {"zoom", "z", "qqq", "sa", ""}) {
        some.filter.setQuery(QLatin1String(query));
        test::askForEverything(some.filter);
    }
    some.filter.setRecent({QStringLiteral("zoom-out")});
    some.actions[3].reset();
    test::askForEverything(some.filter);
}

void TestCommandModel::nothingTypedIsTheOrderOfTheModel()
{
    SomeActions some;
    some.fill();
    QCOMPARE(some.names(), rowNames("save save-as zoom-in zoom-out"));
    QVERIFY(some.filter.index(0, 0).data(CommandModel::MatchRole).value<QList<int>>().isEmpty());
}

void TestCommandModel::bestIsFirst()
{
    SomeActions some;
    some.fill();
    some.filter.setQuery(QStringLiteral("as"));
    QCOMPARE(some.names(), rowNames("save-as"));
    some.filter.setQuery(QStringLiteral("o"));
    QCOMPARE(some.names(), rowNames("zoom-out zoom-in"));
    QCOMPARE(some.filter.index(0, 0).data(CommandModel::MatchRole).value<QList<int>>(), QList<int>({5}));
    some.filter.setQuery(QStringLiteral("nothing like it"));
    QVERIFY(some.names().isEmpty());
}

void TestCommandModel::equalOnesKeepTheirOrder()
{
    SomeActions some;
    some.fill();
    some.filter.setQuery(QStringLiteral("zoom"));
    QCOMPARE(some.names(), rowNames("zoom-in zoom-out"));
}

void TestCommandModel::menusAndKeysAreFoundToo()
{
    SomeActions some;
    some.fill();
    some.filter.setQuery(QStringLiteral("view out"));
    QCOMPARE(some.names(), rowNames("zoom-out"));
    QCOMPARE(some.filter.index(0, 0).data(CommandModel::MatchRole).value<QList<int>>(), QList<int>({5, 6, 7}));
    some.filter.setQuery(QStringLiteral("ctrl+s"));
    QCOMPARE(some.names(), rowNames("save"));
}

void TestCommandModel::lastUsedAreOnTop()
{
    SomeActions some;
    some.fill();
    some.filter.setRecent({QStringLiteral("zoom-out"), QStringLiteral("gone"), QStringLiteral("save-as")});
    QCOMPARE(some.names(), rowNames("zoom-out save-as save zoom-in"));
    some.filter.setQuery(QStringLiteral("zoom")); // among equal ones too
    QCOMPARE(some.names(), rowNames("zoom-out zoom-in"));
    some.filter.setQuery(QStringLiteral("zoom in"));
    QCOMPARE(some.names(), rowNames("zoom-in"));
}

void TestCommandModel::filterFollowsTheActions()
{
    SomeActions some;
    some.fill();
    some.filter.setQuery(QStringLiteral("undo"));
    QVERIFY(some.names().isEmpty());
    some.actions[0]->setText(QStringLiteral("&Undo: Make the world “Undone”"));
    QCOMPARE(some.names(), rowNames("save"));
}

/// With the words of another language.
void TestCommandModel::theSameActionsStayTheirRows()
{
    SomeActions some;
    some.fill();
    const QPersistentModelIndex third = some.model.index(2, CommandModel::MenuColumn);
    const QSignalSpy reset(&some.model, &QAbstractItemModel::modelReset);
    QSignalSpy told(&some.model, &QAbstractItemModel::dataChanged);
    some.model.setCommands({{some.actions[0].get(), QStringLiteral("Fichier")},
                            {some.actions[1].get(), QStringLiteral("Fichier")},
                            {some.actions[2].get(), QStringLiteral("Affichage"), QStringLiteral("Agrandir")},
                            {some.actions[3].get(), QStringLiteral("Affichage")}});
    QCOMPARE(reset.count(), 0);
    QVERIFY(test::tellsOfAll(told, some.model));
    QCOMPARE(third.data().toString(), QStringLiteral("Affichage"));
    QCOMPARE(third.data(CommandModel::TextRole).toString(), QStringLiteral("Agrandir"));
    told.clear();
    some.actions[3]->setText(QStringLiteral("Réduire"));
    QCOMPARE(told.count(), 1); // followed once
    some.filter.setQuery(QStringLiteral("agrandir"));
    QCOMPARE(some.names(), rowNames("zoom-in"));
}

ZONEWRIGHT_TEST(commandmodel, TestCommandModel)

#include "tst_commandmodel.moc"
