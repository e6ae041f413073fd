#pragma once

#include "app/dockregistry.h"
#include "core/base/result.h"
#include "core/strip/roomcatalogue.h"

#include <QObject>

namespace zonewright {

struct RoomCodes;
struct StripJoint;

/// What a designer does with the pairs of the catalogue in focus: gives all rooms codes that name each pair, and the
/// chosen pair a special path or a pin, on every floor. What is done or refused is said in the status line.
class PairCommands : public QObject
{
    Q_OBJECT

public:
    explicit PairCommands(const DockServices& services, QObject* parent = nullptr);

    /// The catalogue's path of the chosen pair, with whatever it has; null where it has none.
    [[nodiscard]] const SpecialPath* path() const;

    /// Whether the chosen pair may be given paths and pins: there is one, and its catalogue is the project's own.
    [[nodiscard]] bool canChangePair() const;

    /// Gives the chosen pair a path.
    void usePath(const PathCells& cells);

    /// Takes its path away.
    void removePath();

    /// Pins a row for the chosen pair, or lets go of it where it is pinned already.
    void togglePin(int row);

Q_SIGNALS:
    /// The paths of the chosen pair are wanted in sight.
    void pathsWanted();

private:
    void suggestCodes();
    void suggestPaths();
    void follow();
    void showCodes();
    bool say(const Result<void>& result);
    bool checkEditable();
    [[nodiscard]] static QString fileSentence();
    [[nodiscard]] const StripJoint* currentJoint() const;

    DockServices m_services;
    bool m_isJointNewer = false; ///< a joint of a floor was chosen since a pair was
};

} // namespace zonewright
