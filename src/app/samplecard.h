#pragma once

#include "app/thumbnails.h"

#include <QAbstractButton>

namespace zonewright {

/// A project as a card to press: the picture of its world, its name, and a line about it. Enter presses it too.
class SampleCard : public QAbstractButton
{
    Q_OBJECT

public:
    /// `thumbnails` outlives the card.
    SampleCard(const QString& file, const QString& name, const QString& description, Thumbnails& thumbnails,
               QWidget* parent = nullptr);

    /// The project.
    [[nodiscard]] const QString& file() const { return m_file; }

    /// Gives it another line.
    void describe(const QString& description);

    /// True when it was painted with its picture.
    [[nodiscard]] bool isComplete() const { return m_complete; }

    /// The picture may be another one by now: the card is complete again once that is painted.
    void renewPicture();

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }

    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] QFont nameFont() const;
    [[nodiscard]] int pictureHeight(int width) const;
    void paintPicture(QPainter& painter, const QRect& place);

    QString m_file;
    Thumbnails& m_thumbnails;
    bool m_complete = false;
};

} // namespace zonewright
