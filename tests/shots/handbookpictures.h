#pragma once

#include "shots/scenes.h"

#include <QSize>
#include <QString>

#include <vector>

namespace zonewright::shots {

/// One picture of the handbook: a window, or the part of it that is spoken of.
struct HandbookPicture
{
    const char* name; ///< of its file in resources/handbook/pictures/LANGUAGE, without the ending
    /// Sets the stage up and gives the widget to take a picture of.
    std::function<QWidget*(Stage&)> set;
};

/// The window of the handbook's pictures: as small as everything in it is still seen.
constexpr QSize handbookStage(1200, 760);

/// All of them: the views, the docks by their ids ("dock-" and the id), and some dialogs.
[[nodiscard]] const std::vector<HandbookPicture>& handbookPictures();

/// The picture as the program gives it now, light, in the language of the moment; null where there is none.
[[nodiscard]] QImage takeHandbookPicture(const HandbookPicture& picture);

/// Takes the pictures of these names, or all, and writes them into a folder with no more colours than a byte can name.
/// Gives how many failed, and says which on the standard error.
[[nodiscard]] int writeHandbookPictures(const QString& folder, const QStringList& wanted);

} // namespace zonewright::shots
