#pragma once

#include <QIcon>
#include <QStyledItemDelegate>
#include <QWidget>

class QUndoView;

namespace zonewright {

class Document;

/// Shows the steps of the history, and beside the one that the file holds that it is saved.
class HistoryDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    /// The row that the file holds; none for no file.
    void setSavedRow(int row) { m_savedRow = row; }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;

private:
    int m_savedRow = -1;
};

/// The history of the project's changes: a click on a step, or the arrow keys, undo and redo up to it. What lies after
/// the present step stands back.
class HistoryPanel : public QWidget
{
    Q_OBJECT

public:
    /// The document outlives the panel.
    explicit HistoryPanel(Document& document, QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void retranslate();
    void showBeginning();
    void showSaved();

    Document& m_document;
    QUndoView* m_view;
    HistoryDelegate m_delegate;
};

} // namespace zonewright
