#pragma once

#include "core/base/result.h"

#include <QObject>

#include <vector>

namespace zonewright {

class ActionSet;
class Document;
class StatusLine;
struct StripJoint;

/// The commands about the chosen joints of the floor in focus: pin them and let go of them, here or everywhere, and
/// draw a special path. What is refused is said in the status line.
class JunctionCommands : public QObject
{
    Q_OBJECT

public:
    /// All outlive it.
    JunctionCommands(Document& document, const ActionSet& actions, StatusLine& status, QObject* parent = nullptr);

private:
    void connectActions();
    void pinJoints();
    void editPath(bool on);
    void pinEverywhere();
    void unpinEverywhere();
    void say(const Result<void>& result);
    void follow();
    [[nodiscard]] std::vector<const StripJoint*> chosenJoints() const;
    void showPin();
    void showEverywhere();
    [[nodiscard]] bool areAllPinned() const;
    [[nodiscard]] bool canChangeCatalogue() const;
    [[nodiscard]] bool isPinnedEverywhere() const;

    Document& m_document;
    const ActionSet& m_actions;
    StatusLine& m_status;
};

} // namespace zonewright
