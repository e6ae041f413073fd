#pragma once

#include <QMap>
#include <QString>
#include <QStringList>

class QObject;
class QWidget;

namespace zonewright::test {

/// Whatever a window and its parts say, to the eye or to a screen reader, by where they say it: properties that are
/// text, tabs, the entries of combo boxes, and the headers and first rows of lists and tables.
using SpokenTexts = QMap<QString, QString>;

[[nodiscard]] SpokenTexts spokenTexts(const QObject& root);

/// A line for each place where the second says something else than the first, or nothing, or says anything more.
[[nodiscard]] QStringList differences(const SpokenTexts& expected, const SpokenTexts& found);

} // namespace zonewright::test
