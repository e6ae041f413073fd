#pragma once

#include "core/base/result.h"

#include <QObject>
#include <QTimer>

namespace zonewright {

class ActionSet;
class Document;
class Maps;
class StatusLine;

/// The commands of the tools that set cells of the floor by hand: which tool, which brush, and what is cut, copied,
/// pasted and cleared. Their keys work where the floor has the keys, so that text fields and lists keep their own.
class ToolCommands : public QObject
{
    Q_OBJECT

public:
    /// All outlive it.
    ToolCommands(Document& document, Maps& maps, const ActionSet& actions, StatusLine& status,
                 QObject* parent = nullptr);

private:
    void connectActions();
    bool copy();
    void cut();
    void paste();
    void clear();
    void say(const Result<void>& done);
    void follow();
    void followClipboard();
    void showFloor();

    Document& m_document;
    Maps& m_maps;
    const ActionSet& m_actions;
    StatusLine& m_status;
    bool m_canPaste = false; ///< the clipboard has cells
    QTimer m_later;          ///< follows once, however much changes in a row
};

} // namespace zonewright
