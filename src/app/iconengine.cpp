#include "app/iconengine.h"

#include <QApplication>
#include <QFile>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QPixmapCache>
#include <QSvgRenderer>

namespace zonewright {

namespace {

/// Draws an SVG whose one colour is `currentColor` in the palette's text colour.
class StrokeIconEngine : public QIconEngine
{
public:
    explicit StrokeIconEngine(const QString& name)
        : m_name(name)
    {
        QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
        if (file.open(QIODevice::ReadOnly))
            m_svg = file.readAll();
    }

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override
    {
        QByteArray colored = m_svg;
        colored.replace("currentColor", colorOf(mode).name().toLatin1());
        QSvgRenderer(colored).render(painter, QRectF(rect));
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        const QString key = QStringLiteral("zonewright/%1/%2/%3")
                                .arg(m_name, colorOf(mode).name())
                                .arg(size.width() * 4096 + size.height());
        QPixmap pixmap;
        if (QPixmapCache::find(key, &pixmap))
            return pixmap;
        pixmap = QPixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect({}, size), mode, state);
        painter.end();
        QPixmapCache::insert(key, pixmap);
        return pixmap;
    }

    [[nodiscard]] QIconEngine* clone() const override { return new StrokeIconEngine(*this); }

    [[nodiscard]] QString key() const override { return QStringLiteral("zonewright"); }

    bool isNull() override { return m_svg.isEmpty(); }

private:
    static QColor colorOf(QIcon::Mode mode)
    {
        const QPalette palette = QApplication::palette();
        if (mode == QIcon::Disabled)
            return palette.color(QPalette::Disabled, QPalette::ButtonText);
        return palette.color(mode == QIcon::Selected ? QPalette::HighlightedText : QPalette::ButtonText);
    }

    QString m_name;
    QByteArray m_svg;
};

} // namespace

QIcon themedIcon(const QString& name)
{
    return QIcon(new StrokeIconEngine(name));
}

} // namespace zonewright
