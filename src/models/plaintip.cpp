#include "models/plaintip.h"

#include <QTextDocument>

namespace zonewright {

namespace {

const QString escapedTipHead = QStringLiteral("<p style=\"white-space:pre; margin-top:0; margin-bottom:0\">");
const QString escapedTipTail = QStringLiteral("</p>");

QString escapedTip(const QString& inner)
{
    return escapedTipHead + inner + escapedTipTail;
}

/// What stands between head and tail of an escaped tip; a plain one, escaped.
QString innerOfTip(const QString& tip)
{
    if (!tip.startsWith(escapedTipHead))
        return tip.toHtmlEscaped();
    return tip.mid(escapedTipHead.size(), tip.size() - escapedTipHead.size() - escapedTipTail.size());
}

} // namespace

QString plainTip(const QString& text)
{
    return Qt::mightBeRichText(text) ? escapedTip(text.toHtmlEscaped()) : text;
}

QString joinedTips(const QStringList& tips)
{
    QStringList inners;
    bool anyEscaped = false;
    for (const QString& tip : tips) {
        inners << innerOfTip(tip);
        anyEscaped = anyEscaped || tip.startsWith(escapedTipHead);
    }
    const QString gap = QStringLiteral("\n\n");
    return anyEscaped ? escapedTip(inners.join(gap)) : tips.join(gap);
}

} // namespace zonewright
