#pragma once

#include "app/exportcommands.h"
#include "app/exportdialog.h"
#include "app/language.h"
#include "gui/editor.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QLineEdit>
#include <QMap>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QStackedWidget>
#include <QTableView>
#include <QTemporaryDir>
#include <QTranslator>
#include <QTreeView>

namespace zonewright::test {

inline void forgetLanguage()
{
    for (QTranslator* translator : qApp->findChildren<QTranslator*>())
        delete translator;
    QLocale::setDefault(QLocale::c());
}

/// Lets the application speak a language, plurals included.
inline void speak(const char* language)
{
    forgetLanguage();
    installLanguage(*qApp, QLatin1String(language));
}

/// The sample saved in a folder of its own, in an editor that exports it.
struct ExportEditor
{
    QTemporaryDir folder;
    Editor editor;

    ExportEditor()
    {
        if (!editor.document.saveAs(path("project.zonewright")))
            qFatal("the project cannot be saved");
    }

    [[nodiscard]] QString path(const QString& name) const { return folder.filePath(name); }

    [[nodiscard]] QString path(const char* name) const { return path(QLatin1String(name)); }

    ExportCommands& commands() { return editor.window.exports(); }

    /// Opens the dialog, as the menu does.
    ExportDialog& open()
    {
        editor.action(ActionId::Export).trigger();
        dialog().settle();
        return dialog();
    }

    ExportDialog& dialog()
    {
        auto* found = editor.window.findChild<ExportDialog*>();
        if (found == nullptr)
            qFatal("there is no dialog");
        return *found;
    }

    template <typename Part>
    Part& part(const char* name)
    {
        auto* found = dialog().findChild<Part*>(QLatin1String(name));
        if (found == nullptr)
            qFatal("the dialog has no %s", name);
        return *found;
    }

    void click(const char* button) { QTest::mouseClick(&part<QAbstractButton>(button), Qt::LeftButton, {}, {8, 8}); }

    void tickFormat(const char* id, bool isTicked = true)
    {
        part<QCheckBox>(qPrintable(QStringLiteral("format-") + QLatin1String(id))).setChecked(isTicked);
        dialog().settle();
    }

    void type(const char* field, const QString& text)
    {
        part<QLineEdit>(field).setText(text);
        dialog().settle();
    }

    QPushButton& exportButton() { return part<QPushButton>("exportButton"); }

    QAbstractItemModel& files() { return *part<QTableView>("filesTable").model(); }

    QString summary() { return part<QLabel>("filesSummary").text(); }

    QStringList names()
    {
        QStringList all;
        for (int row = 0; row < files().rowCount(); ++row)
            all << files().index(row, ExportFilesModel::File).data().toString();
        return all;
    }

    int count(ExportFilesModel::FileState state)
    {
        int found = 0;
        for (int row = 0; row < files().rowCount(); ++row) {
            const QModelIndex index = files().index(row, ExportFilesModel::State);
            found += index.data(ExportFilesModel::FileStateRole).toInt() == static_cast<int>(state) ? 1 : 0;
        }
        return found;
    }

    /// Waits until what goes on is over.
    void finish() { QTRY_VERIFY_WITH_TIMEOUT(!commands().isRunning(), 60'000); }

    /// All files of a folder with what they hold.
    [[nodiscard]] QMap<QString, QByteArray> written(const QString& name = QStringLiteral("export")) const
    {
        QMap<QString, QByteArray> all;
        const QDir root(path(name));
        QDirIterator files(root.path(), QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            if (file.open(QIODevice::ReadOnly))
                all.insert(root.relativeFilePath(file.fileName()), file.readAll());
        }
        return all;
    }

    /// A world so large that its map takes a while.
    ExportRecipe longRecipe()
    {
        if (!editor.document.reseed({.name = "Long", .size = 5, .zoneSize = 6}))
            qFatal("no world");
        return {.floors = {}, .zones = {Rect{0, 0, 32, 32}}, .formats = {"json", "csv"}, .folder = path("long")};
    }
};

/// The player's window and all floors, beside the project.
inline ExportRecipe changesRecipe(const ExportEditor& one, bool onSave = false)
{
    return {.window = true, .formats = {"csv", "text"}, .folder = one.path("export"), .onSave = onSave};
}

/// Exports by the dialog, and closes it.
inline void exportByDialog(ExportEditor& one, const ExportRecipe& recipe)
{
    one.open();
    one.dialog().setRecipe(recipe);
    one.exportButton().click();
    one.finish();
    one.dialog().close();
    QVERIFY(one.commands().recipe() == recipe);
}

/// The mnemonics of a dialog, each once.
inline void verifyDialogMnemonics(const QDialog& dialog)
{
    QMap<QChar, QString> seen;
    const auto take = [&seen](const QString& text) {
        const auto at = text.indexOf(QLatin1Char('&'));
        if (at < 0)
            return;
        const QChar key = text.at(at + 1).toLower();
        QVERIFY2(!seen.contains(key), qPrintable(text + QStringLiteral(" and ") + seen.value(key)));
        seen.insert(key, text);
    };
    for (const auto* label : dialog.findChildren<QLabel*>())
        take(label->buddy() != nullptr ? label->text() : QString());
    for (const auto* button : dialog.findChildren<QAbstractButton*>())
        take(button->text());
    QVERIFY(seen.size() >= 18);
}

/// None is narrower than its text.
inline void verifyWholeButtons(ExportEditor& one)
{
    for (const char* name : {"exportButton", "openFolderButton", "closeExportButton", "browseButton", "onSaveBox"}) {
        const QWidget& button = one.part<QWidget>(name);
        QVERIFY2(button.width() >= button.sizeHint().width(), name);
    }
}

} // namespace zonewright::test
