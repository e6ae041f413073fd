#pragma once

#include "app/handbookbrowser.h"
#include "app/handbookwindow.h"

#include <QLineEdit>
#include <QTest>

namespace zonewright::test {

/// A part of the handbook's window by its name in the form.
template <typename Part>
Part& part(HandbookWindow& window, const char* name)
{
    auto* found = window.findChild<Part*>(QLatin1String(name));
    if (found == nullptr)
        qFatal("the handbook has no %s", name);
    return *found;
}

inline HandbookBrowser& page(HandbookWindow& window)
{
    return part<HandbookBrowser>(window, "handbookPage");
}

/// Searches, and opens the first place that is found.
inline void find(HandbookWindow& window, const QString& words)
{
    auto& search = part<QLineEdit>(window, "handbookSearch");
    search.setText(words);
    QTest::keyClick(&search, Qt::Key_Return);
}

} // namespace zonewright::test
