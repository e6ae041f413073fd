#pragma once

#include <QWidget>

namespace zonewright {

class ActionSet;
class Document;

/// The tools that set cells of the floor by hand, and what they paint with.
class FloorToolBar : public QWidget
{
    Q_OBJECT

public:
    explicit FloorToolBar(QWidget* parent = nullptr);
    ~FloorToolBar() override;

    /// What it is about; all outlive it.
    void setUp(Document& document, const ActionSet& actions);
};

} // namespace zonewright
