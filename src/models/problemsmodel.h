#pragma once

#include "document/problemwatch.h"
#include "models/roles.h"

#include <QAbstractItemModel>

#include <memory>
#include <optional>
#include <set>
#include <vector>

namespace zonewright {

class Document;

/// The problems of the open project as a tree: those of the world and the walk, of each catalogue that has some, of the
/// floors of each dungeon; groups without a problem have no row. A problem that goes takes its own row along, and no
/// other: only another project resets the tree.
class ProblemsModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    explicit ProblemsModel(QObject* parent = nullptr);
    ~ProblemsModel() override;

    /// What is shown; both outlive the model.
    void show(const Document& document, const ProblemWatch& watch);

    /// The problem of a row; nothing for a group.
    [[nodiscard]] std::optional<ProjectProblem> problemAt(const QModelIndex& index) const;

    /// The row of a problem; invalid where there is none.
    [[nodiscard]] QModelIndex indexOf(const ProjectProblem& problem) const;

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& index) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    enum class Kind : std::uint8_t { Root, World, Catalogue, Dungeon, Floor };

    /// A group that has a row, with groups or with problems in it.
    struct Node
    {
        Kind kind = Kind::Root;
        ItemId id = 0;
        Node* parent = nullptr;
        QString name;          ///< in the project, if it has one there
        std::size_t count = 0; ///< of problems, those of its groups included
        std::vector<std::unique_ptr<Node>> groups;
        std::vector<ProjectProblem> problems;
    };

    /// What a group should be; its problems are asked for when they are needed.
    struct Wanted
    {
        Kind kind = Kind::Root;
        ItemId id = 0;
        QString name;
        std::size_t count = 0;
        std::vector<Wanted> groups;
    };

    void reset();
    void take();
    [[nodiscard]] Wanted wanted() const;
    [[nodiscard]] Wanted wantedDungeon(const Dungeon& dungeon) const;
    [[nodiscard]] std::vector<ProjectProblem> problemsOf(Kind kind, ItemId id) const;
    [[nodiscard]] std::unique_ptr<Node> newNode(Node& parent, const Wanted& wanted) const;
    void sync(Node& node, const Wanted& wanted);
    void syncGroups(Node& node, const Wanted& wanted);
    void syncProblems(Node& node);
    [[nodiscard]] const Node& parentNode(const QModelIndex& index) const;
    [[nodiscard]] const Node* groupAt(const QModelIndex& index) const;
    [[nodiscard]] QModelIndex indexOf(const Node& node) const;
    [[nodiscard]] static int rowOf(const Node& node);
    [[nodiscard]] static QString nameOf(const Node& node);
    [[nodiscard]] QVariant groupData(const Node& node, int role) const;
    [[nodiscard]] QVariant problemData(const Node& node, const ProjectProblem& problem, int role) const;

    const Document* m_document = nullptr;
    const ProblemWatch* m_watch = nullptr;
    std::unique_ptr<Node> m_root;
    std::set<ItemId> m_otherFloors; ///< whose problems are not taken yet
};

} // namespace zonewright
