#pragma once

#include "core/base/result.h"
#include "document/keyedwork.h"
#include "document/pathwatch.h"

#include <QByteArray>
#include <QObject>

#include <chrono>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace zonewright {

class Document;
struct Change;

/// What the file of a catalogue or a piece list was found to be.
struct LibraryFile
{
    enum class State : std::uint8_t {
        Known,      ///< it holds what the project read from it
        Changed,    ///< it holds something else
        Unreadable, ///< it holds nothing that can be read
        Removed,    ///< it is there no more
    };

    State state = State::Known;
    QByteArray digest;                          ///< of its bytes (see digestOf); empty where they were not read
    std::shared_ptr<const RoomCatalogue> rooms; ///< what a changed file holds, one of the two
    std::shared_ptr<const PieceList> pieces;
    std::optional<Error> error; ///< of one that is unreadable

    friend bool operator==(const LibraryFile& a, const LibraryFile& b)
    {
        return a.state == b.state && a.digest == b.digest;
    }
};

/// A file that is not what the project read from it.
struct LibraryChange
{
    ItemId item = 0; ///< which has the file
    std::string path;
    LibraryFile file;
};

/// Notices that files of the open project's catalogues and piece lists are no longer what the project read from them.
/// It goes by the rooms and the pieces in them, so that bytes in another layout are no change. Files are read on a
/// thread of their own. The project stays as it is until the designer answers.
class LibraryWatch : public QObject
{
    Q_OBJECT

public:
    /// The document outlives the watch.
    explicit LibraryWatch(Document& document, QObject* parent = nullptr);

    /// For how long nothing may stir around the files before they are looked at.
    void setQuietTime(std::chrono::milliseconds time) { m_paths.setQuietTime(time); }

    /// Looks at the files at once.
    void check();

    /// What is not answered yet: catalogues, then piece lists, in the project's order.
    [[nodiscard]] std::vector<LibraryChange> changes() const;

    /// An answer: the project takes what changed files hold, as one step of the history. What cannot be read stays as
    /// it is, and is not answered by this.
    void reload();

    /// The other answer: all stays as it is, until a file is another one again.
    void keep();

    /// Whether every file was looked at since it stirred last.
    [[nodiscard]] bool isSettled() const { return m_files.isSettled(); }

Q_SIGNALS:
    /// changes() may be others.
    void changesChanged();

private:
    void follow(const Change& change);
    void takeFiles();
    void look();
    void take(ItemId item);

    void answer(const LibraryChange& change) { m_answered[change.item] = change.file; }

    [[nodiscard]] KeyedWork<LibraryFile>::Task task(ItemId item) const;

    Document& m_document;
    PathWatch m_paths;
    std::set<ItemId> m_items;                 ///< with files of their own
    std::map<ItemId, LibraryFile> m_answered; ///< what was asked about last
    KeyedWork<LibraryFile> m_files;
};

} // namespace zonewright
