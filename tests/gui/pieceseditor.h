#pragma once

#include "app/panels.h"
#include "app/piececommands.h"
#include "app/pieceform.h"
#include "app/piecespanel.h"
#include "document/dungeonedits.h"
#include "document/flooredits.h"
#include "document/pieceedits.h"
#include "document/piecelistedits.h"
#include "gui/editor.h"
#include "models/piecesmodel.h"
#include "models/roles.h"
#include "project/builtinlists.h"
#include "project/piecelistformat.h"
#include "project/projectformat.h"
#include "views/floorview.h"
#include "views/samplefloors.h"

#include <QComboBox>
#include <QFileDialog>
#include <QItemSelectionModel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QSplitter>
#include <QStackedWidget>
#include <QTableView>
#include <QTemporaryDir>
#include <QToolButton>

#include <array>
#include <memory>

namespace piecesgui {

using namespace zonewright;

inline constexpr int longestSampleFloor = 60'000; // milliseconds

/// The editor with the lair's list in its Pieces dock, and a dug floor made from it.
struct PiecesEditor
{
    test::Editor editor;
    ItemId list = 0;
    ItemId floor = 0;
    QTemporaryDir folder;

    explicit PiecesEditor(const char* name = "lair")
    {
        [this, name] {
            list = addPieceList(editor.document, builtinList(name).value()).value();
            const auto dungeon = addDungeon(
                editor.document,
                {.name = "Test", .floors = {{.name = "Dug", .plan = DugPlan{.pieces = list, .size = {60, 40}}}}});
            QVERIFY(dungeon);
            floor = editor.document.project().dungeons.back().floors.front().id;
            editor.show();
            bringForward(panel());
            focus().setList(list);
            QTRY_VERIFY(panel().isVisible());
            QTRY_VERIFY_WITH_TIMEOUT(samples().paintedCount() >= SampleFloors::fewest, longestSampleFloor);
            settle();
        }();
    }

    PiecesPanel& panel() { return *editor.window.findChild<PiecesPanel*>(); }

    PieceFocus& focus() { return editor.document.pieceFocus(); }

    QTableView& table() { return editor.part<QTableView>("piecesTable"); }

    SampleFloors& samples() { return editor.part<SampleFloors>("sampleFloors"); }

    const PieceList& pieces() { return *focus().pieces(); }

    const Piece& piece(int place) { return pieces().pieces[static_cast<std::size_t>(place)]; }

    QUndoStack& steps() { return editor.document.undoStack(); }

    void choose(int row)
    {
        table().scrollTo(table().model()->index(row, 0));
        QTest::mouseClick(table().viewport(), Qt::LeftButton, {},
                          table().visualRect(table().model()->index(row, 0)).center());
    }

    QImage bar(int row)
    {
        const QModelIndex index = table().model()->index(row, PiecesModel::ShareColumn);
        table().scrollTo(index);
        return table().viewport()->grab(table().visualRect(index)).toImage();
    }

    QImage sample() { return samples().findChild<QWidget*>(QStringLiteral("sampleFloor0"))->grab().toImage(); }

    Grid<LevelCell> cells() { return editor.document.builtFloors().floor(floor).level.cells; }

    void settle() { QTRY_VERIFY_WITH_TIMEOUT(panel().isSettled(), longestSampleFloor); }

    void type(QWidget& field, const char* text)
    {
        field.setFocus();
        QTest::keyClick(&field, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(&field, QLatin1String(text));
        QTest::keyClick(&field, Qt::Key_Return);
    }

    void pick(const char* box, int index)
    {
        auto& combo = editor.part<QComboBox>(box);
        combo.setCurrentIndex(index);
        Q_EMIT combo.activated(index);
    }
};

/// The file dialog that comes next is answered with a file.
inline void answerFileDialog(const QString& file)
{
    QTimer::singleShot(0, qApp, [file] {
        auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        QVERIFY(dialog);
        dialog->selectFile(file);
        QMetaObject::invokeMethod(dialog, "accept");
    });
}

} // namespace piecesgui
