#pragma once

#include <QWidget>

namespace zonewright {

/// What covers a window while a project hovers over it, and says what dropping it does.
class DropHighlight : public QWidget
{
    Q_OBJECT

public:
    explicit DropHighlight(QWidget& window);

    /// Covers the window; `fileName` is what would be opened.
    void showName(const QString& fileName);

    /// The sentence on it.
    [[nodiscard]] QString text() const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_fileName;
};

} // namespace zonewright
