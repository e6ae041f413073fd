#pragma once

#include "core/base/result.h"
#include "core/strip/roomcatalogue.h"
#include "project/projectitems.h"

#include <QObject>

#include <cstdint>
#include <functional>
#include <span>

class QAction;
class QWidget;

namespace zonewright {

class ActionSet;
class Document;
class StatusLine;
enum class ActionId;

/// The commands about the chosen rooms and the catalogue that is looked at. Each is disabled where it can do nothing,
/// and then says why; what is refused is said in the status line.
class RoomCommands : public QObject
{
    Q_OBJECT

public:
    /// All outlive it; dialogs stand in front of `window`.
    RoomCommands(Document& document, const ActionSet& actions, StatusLine& status, QWidget& window);

    /// What a new catalogue holds: one room of slabs.
    [[nodiscard]] CatalogueContents newCatalogue() const;

    /// Reads a file of rooms into a catalogue of the project, and looks at it.
    void importFile(const QString& path);

    /// Writes the catalogue that is looked at to a file.
    void exportFile(const QString& path);

private:
    using EditOfRooms = std::function<Result<void>(std::span<const std::int32_t>)>;

    void comeForward();
    void connectRooms();
    void connectCatalogues();
    void onRooms(ActionId id, const EditOfRooms& edit);
    void addNewRoom();
    void duplicate();
    void remove();
    [[nodiscard]] QString missedText(ItemId catalogue, std::span<const std::int32_t> rooms) const;
    void addNewCatalogue();
    void embed();
    void askImport();
    void askExport();
    void follow();
    [[nodiscard]] bool canRotate() const;
    [[nodiscard]] QString freeCatalogueName() const;
    bool say(const Result<void>& result);

    Document& m_document;
    const ActionSet& m_actions;
    StatusLine& m_status;
    QWidget& m_window;
};

} // namespace zonewright
