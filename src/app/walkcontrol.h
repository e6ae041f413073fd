#pragma once

#include "core/geometry/direction.h"

#include <QObject>

class QTabWidget;

namespace zonewright {

class ActionSet;
class Document;
class MapCanvas;
class StatusLine;
class WorldView;
class ZoneView;
struct Change;

/// Lets the designer walk through the world by keys and actions, and shows the turn that is looked at on both maps and
/// in the status bar.
class WalkControl : public QObject
{
    Q_OBJECT

public:
    /// What it keeps in step; all outlive it.
    struct Parts
    {
        QTabWidget& tabs;
        WorldView& worldView;
        ZoneView& zoneView;
        StatusLine& status;
    };

    WalkControl(Document& document, const ActionSet& actions, Parts parts, QObject* parent = nullptr);

private:
    void connectViews();
    void connectActions();
    void connectFollowing();
    void showFollowing();
    void walk(Direction direction);
    void travel(int turns);
    void keep();
    void take(const Change& change);
    void showTurn();
    void showWalk();
    void showDungeons();

    Document& m_document;
    const ActionSet& m_actions;
    Parts m_parts;
};

} // namespace zonewright
