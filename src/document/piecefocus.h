#pragma once

#include "document/projectstate.h"
#include "project/projectitems.h"

#include <QObject>

#include <string>
#include <vector>

namespace zonewright {

/// The piece list and the pieces that are looked at, shared by all that is about pieces. Where something of that goes
/// away, what is nearest takes its place; a piece that moves or is renamed stays chosen, and pieces that come, by undo
/// as well, are chosen.
class PieceFocus : public QObject
{
    Q_OBJECT

public:
    /// `state` outlives this.
    explicit PieceFocus(const ProjectState& state, QObject* parent = nullptr);

    /// The list that is looked at; 0 where the project has none.
    [[nodiscard]] ItemId list() const { return m_list; }

    /// The same as the project has it; null where there is none.
    [[nodiscard]] const ProjectPieceList* item() const;

    /// Its contents; null where there is none. Stays valid until the next change of the project.
    [[nodiscard]] const PieceList* pieces() const;

    /// Whether it may be changed: it is there, and has no file of its own.
    [[nodiscard]] bool isEditable() const;

    /// Looks at another list, and at its first piece. An id that no list has is passed over.
    void setList(ItemId list);

    /// The pieces that commands are for, by their places in the list, ascending: at least the current one.
    [[nodiscard]] const std::vector<int>& chosen() const { return m_chosen; }

    /// The piece that is changed: its place in the list; -1 where there is none.
    [[nodiscard]] int current() const { return m_current; }

    /// Chooses pieces; `current`, one of them, is changed. Places that are no piece's are passed over.
    void choose(std::vector<int> places, int current);

    /// To be called after each change of the project.
    void take(const Change& change);

Q_SIGNALS:
    /// Another list is looked at, or none any more. contentChanged follows.
    void listChanged();

    /// The list that is looked at has other contents, or belongs to the project instead of a file.
    void contentChanged();

    /// Other pieces are chosen, or another one is changed. Comes after contentChanged, where that is why.
    void chosenChanged();

private:
    void lookAt(ItemId list);
    void followContent();
    bool adopt(std::vector<int> chosen, int current);
    [[nodiscard]] int count() const;
    [[nodiscard]] std::vector<std::string> kindsOfPieces() const;

    const ProjectState& m_state;
    ItemId m_list = 0;
    int m_current = -1;
    std::vector<int> m_chosen;
    std::vector<std::string> m_kinds; ///< of all pieces, as they were when the list was looked at last
};

} // namespace zonewright
