#pragma once

#include <QObject>

namespace zonewright {

class ActionSet;
class Document;
class Maps;
class StatusLine;

/// The commands of the menu Generation that show how the floor in focus was made, decision by decision. Whatever they
/// do is seen: they bring the floor forward.
class StepCommands : public QObject
{
    Q_OBJECT

public:
    /// All outlive it.
    StepCommands(Document& document, Maps& maps, const ActionSet& actions, StatusLine& status,
                 QObject* parent = nullptr);

private:
    void connectActions();
    void show(bool on);
    void play(bool on);
    void goToRefusal();
    void sayFirst(bool isFirst);
    void follow();
    void showPlay();

    Document& m_document;
    Maps& m_maps;
    const ActionSet& m_actions;
    StatusLine& m_status;
    bool m_saysFirst = false;  ///< that the search for refusals began anew
    bool m_showsPause = false; ///< Play does, since it plays
};

} // namespace zonewright
