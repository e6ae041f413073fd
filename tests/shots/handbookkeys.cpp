#include "shots/handbookkeys.h"

#include "app/actionset.h"
#include "app/keybindings.h"
#include "models/commandmodel.h"

#include <QLocale>
#include <QStringList>

namespace zonewright::shots {

namespace {

QString cellOf(const KeyList& keys)
{
    QStringList names;
    for (const QKeySequence& key : keys)
        names << QStringLiteral("`%1`").arg(key.toString(QKeySequence::NativeText));
    return names.join(QStringLiteral(" "));
}

} // namespace

QString handbookKeysTable()
{
    const bool isFrench = QLocale().language() == QLocale::French;
    QString table = isFrench
                        ? QStringLiteral("| commande | jeu ordinaire | comme dans les débogueurs |\n|---|---|---|\n")
                        : QStringLiteral("| command | standard map | as in debuggers |\n|---|---|---|\n");
    for (const ActionRow& row : ActionSet::table()) {
        const KeyList standard = defaultKeys(row, KeyMap::Standard);
        const KeyList debugger = defaultKeys(row, KeyMap::Debugger);
        if (!standard.empty() || !debugger.empty())
            table += QStringLiteral("| %1 | %2 | %3 |\n")
                         .arg(commandText(ActionSet::textOf(row)), cellOf(standard), cellOf(debugger));
    }
    return table;
}

} // namespace zonewright::shots
