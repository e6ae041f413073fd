#pragma once

#include "app/paircommands.h"
#include "models/pairmatrixmodel.h"
#include "models/pathsuggestionsmodel.h"

#include <QStyledItemDelegate>
#include <QWidget>

#include <memory>

namespace zonewright {

namespace Ui {
class PairsPanel;
}

/// Shows special paths: the one that the pair has is bold, with a tick before it.
class PathDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
};

/// The pair matrix of the catalogue in focus, the chosen pair joined, and the special paths that it may take. The
/// current cell of the matrix is the pair in focus; Enter goes on to its paths. A path that is pointed at or current is
/// shown on the pair, and Enter or a double click gives it to the pair.
class PairsPanel : public QWidget
{
    Q_OBJECT

public:
    explicit PairsPanel(const DockServices& services, QWidget* parent = nullptr);
    ~PairsPanel() override;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    /// How matrix, pair and paths stand: all in a row, the paths below the others, each below the other.
    enum class Shape { None, Wide, Low, High };

    void connectMatrix();
    void connectPaths();
    void showTheme();
    void showPage();
    void showCaption();
    void showPaths();
    void showUsedPath();
    void showButtons();
    void followPair();
    void goToPaths();
    void tryPath(const QModelIndex& index);
    void useCurrentPath();
    [[nodiscard]] int pathRowHeight() const;

    Document& m_document;
    std::unique_ptr<Ui::PairsPanel> m_ui;
    PairCommands m_commands;
    PairMatrixModel m_matrix;
    PathSuggestionsModel m_paths;
    PathDelegate m_pathDelegate;
    QPersistentModelIndex m_hovered; ///< cell of the matrix
    Shape m_shape = Shape::None;
    bool m_isFollowing = false; ///< the matrix is brought in step with the focus
};

} // namespace zonewright
