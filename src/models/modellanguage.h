#pragma once

class QAbstractItemModel;

namespace zonewright {

/// Tells the views of a model, whenever the language changes, that every header and every item reads anew; nothing is
/// reset, so what is selected and open stays. For models that make their words when they are asked.
void followLanguage(QAbstractItemModel& model);

/// Tells them so now: for models that keep words, once these are made anew.
void announceOtherWords(QAbstractItemModel& model);

} // namespace zonewright
