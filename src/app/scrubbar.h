#pragma once

#include <QWidget>

namespace zonewright {

class ActionSet;
class Document;

/// The decisions that made the floor in focus, one after the other: below the floor, while they are shown.
class ScrubBar : public QWidget
{
    Q_OBJECT

public:
    explicit ScrubBar(QWidget* parent = nullptr);
    ~ScrubBar() override;

    /// What it is about; all outlive it.
    void setUp(Document& document, const ActionSet& actions);
};

} // namespace zonewright
