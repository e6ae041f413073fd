#include "app/keyspage.h"

#include "app/commanddelegate.h"
#include "app/iconengine.h"
#include "app/keycaps.h"
#include "app/shortcuts.h"
#include "app/wheelfocus.h"
#include "document/languagechange.h"
#include "ui_keyspage.h"

#include <QHeaderView>
#include <QPainter>

#include <algorithm>

namespace zonewright {

namespace {

constexpr int keysGap = 12;     // logical pixels between two keys of one command
constexpr int keysPadding = 8;  // left of them
constexpr int keysRise = 5;     // above and below the text
constexpr int messageSide = 16; // of the sign before a sentence

std::optional<ActionId> idOf(const QModelIndex& index)
{
    const QString name = index.data(CommandModel::NameRole).toString();
    for (const ActionRow& row : actionTable()) {
        if (name == QLatin1String(row.name))
            return row.id;
    }
    return std::nullopt;
}

/// The cells of the tree: the letters found stand out, and keys are caps.
class KeyRowDelegate : public QStyledItemDelegate
{
public:
    KeyRowDelegate(const Shortcuts& shortcuts, QObject* parent)
        : QStyledItemDelegate(parent)
        , m_shortcuts(shortcuts)
    {
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        QStyleOptionViewItem empty = option;
        initStyleOption(&empty, index);
        empty.text.clear();
        empty.icon = {};
        const QWidget* widget = option.widget;
        widget->style()->drawControl(QStyle::CE_ItemViewItem, &empty, painter, widget);
        painter->save();
        painter->setFont(option.font);
        const QRect cell = option.rect.adjusted(keysPadding, 0, -keysPadding, 0);
        if (index.column() == CommandModel::KeysColumn)
            paintKeys(*painter, cell, option, index);
        else
            paintWords(*painter, cell, option, index);
        painter->restore();
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const QSize hint = QStyledItemDelegate::sizeHint(option, index);
        return {hint.width() + 2 * keysPadding, option.fontMetrics.height() + 2 * keysRise};
    }

private:
    static bool isSelected(const QStyleOptionViewItem& option) { return option.state.testFlag(QStyle::State_Selected); }

    static void paintWords(QPainter& painter, const QRect& cell, const QStyleOptionViewItem& option,
                           const QModelIndex& index)
    {
        const bool isText = index.column() == CommandModel::TextColumn;
        const QPalette& palette = option.palette;
        const QColor ink = palette.color(isSelected(option) ? QPalette::HighlightedText
                                         : isText           ? QPalette::Text
                                                            : QPalette::PlaceholderText);
        const QColor found = isSelected(option) ? ink : palette.color(QPalette::Link);
        const auto positions = isText ? index.data(CommandModel::MatchRole).value<QList<int>>() : QList<int>();
        paintFoundText(painter, cell, index.data().toString(), positions, ink, found);
    }

    void paintKeys(QPainter& painter, QRect cell, const QStyleOptionViewItem& option, const QModelIndex& index) const
    {
        for (const QKeySequence& keys : index.data(CommandModel::KeysRole).value<KeyList>()) {
            paintKeyCaps(painter, cell, keys, option.palette, isSelected(option));
            cell.setLeft(cell.left() + keyCapsWidth(keys, option.fontMetrics) + keysGap);
        }
        const auto id = idOf(index);
        if (!id || !m_shortcuts.bindings().hasOwnKeys(static_cast<std::size_t>(*id)))
            return;
        const QColor ink =
            option.palette.color(isSelected(option) ? QPalette::HighlightedText : QPalette::PlaceholderText);
        const QString own = m_shortcuts.bindings().keys(static_cast<std::size_t>(*id)).isEmpty()
                                ? KeysPage::tr("none, by your choice")
                                : KeysPage::tr("your own");
        paintFoundText(painter, cell, own, {}, ink, ink);
    }

    const Shortcuts& m_shortcuts;
};

} // namespace

KeysPage::KeysPage(Shortcuts& shortcuts, const std::vector<Command>& commands, QWidget* parent)
    : QWidget(parent)
    , m_shortcuts(shortcuts)
    , m_ui(std::make_unique<Ui::KeysPage>())
{
    m_ui->setupUi(this);
    m_model.setCommands(commands);
    m_filter.setSourceModel(&m_model);
    m_ui->keyTree->setModel(&m_filter);
    dressTree();
    wheelNeedsFocus(*m_ui->keyMap);
    connectParts();
    m_ui->keyTree->setCurrentIndex(m_filter.index(0, 0));
    showKeys();
    say({});
    whenLanguageChanges(*this, [this] {
        m_ui->retranslateUi(this);
        showCurrent();
        say({}); // what was refused in other words is not there any more
    });
}

KeysPage::~KeysPage() = default;

void KeysPage::setCommands(const std::vector<Command>& commands)
{
    m_model.setCommands(commands);
    showCurrent();
}

void KeysPage::dressTree()
{
    m_ui->keyTree->setItemDelegate(new KeyRowDelegate(m_shortcuts, this));
    m_ui->keyTree->header()->setSectionsMovable(false);
    m_ui->keyTree->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_ui->keyTree->header()->setStretchLastSection(true);
}

void KeysPage::connectParts()
{
    connect(&m_shortcuts, &Shortcuts::changed, this, &KeysPage::showKeys);
    connect(m_ui->keyMap, &QComboBox::activated, this, [this](int index) {
        say({});
        m_shortcuts.setKeyMap(static_cast<KeyMap>(index));
    });
    connect(m_ui->keySearch, &QLineEdit::textChanged, this, [this](const QString& words) {
        m_filter.setQuery(words);
        m_ui->keyTree->setCurrentIndex(m_filter.index(0, 0));
        showCurrent(); // nobody tells when there is none any more
    });
    connect(m_ui->keyTree->selectionModel(), &QItemSelectionModel::currentChanged, this, [this] {
        say({});
        showCurrent();
    });
    const auto record = [this] { m_ui->keyEdit->setFocus(Qt::OtherFocusReason); };
    connect(m_ui->keyTree, &QTreeView::activated, this, record);
    connect(m_ui->keyTree, &QTreeView::doubleClicked, this, record);
    connect(m_ui->keyEdit, &KeyEdit::recorded, this, &KeysPage::record);
    connect(m_ui->keyEdit, &KeyEdit::left, this, [this] {
        say({}); // about keys that are not shown any more
        showCurrent();
        m_ui->keyTree->setFocus(Qt::OtherFocusReason);
    });
    connect(m_ui->removeKeys, &QPushButton::clicked, this, [this] {
        if (const auto id = currentId())
            say(m_shortcuts.setKeys(*id, {}));
    });
    connect(m_ui->restoreKeys, &QPushButton::clicked, this, [this] {
        if (const auto id = currentId())
            say(m_shortcuts.restore(*id));
    });
    connect(m_ui->restoreAllKeys, &QPushButton::clicked, this, [this] {
        say({});
        m_shortcuts.restoreAll();
    });
}

void KeysPage::showKeys()
{
    m_ui->keyMap->setCurrentIndex(static_cast<int>(m_shortcuts.bindings().keyMap()));
    m_ui->keyTree->viewport()->update();
    const auto table = m_shortcuts.bindings().table();
    m_ui->restoreAllKeys->setEnabled(std::ranges::any_of(table, [this](const ActionRow& row) {
        return m_shortcuts.bindings().hasOwnKeys(static_cast<std::size_t>(row.id));
    }));
    showCurrent();
}

void KeysPage::showCurrent()
{
    const auto id = currentId();
    for (QWidget* part : {static_cast<QWidget*>(m_ui->keyEdit), static_cast<QWidget*>(m_ui->removeKeys),
                          static_cast<QWidget*>(m_ui->restoreKeys)})
        part->setEnabled(id.has_value());
    m_ui->keyEdit->clear();
    m_ui->keyEditLabel->setText(tr("&Keys"));
    if (!id)
        return;
    const auto row = static_cast<std::size_t>(*id);
    const KeyList& keys = m_shortcuts.bindings().keys(row);
    m_ui->keyEdit->setText(QKeySequence::listToString(keys, QKeySequence::NativeText));
    m_ui->removeKeys->setEnabled(!keys.isEmpty());
    m_ui->restoreKeys->setEnabled(m_shortcuts.bindings().hasOwnKeys(row));
    QString name = m_ui->keyTree->currentIndex().data(CommandModel::TextRole).toString();
    m_ui->keyEditLabel->setText(
        tr("&Keys of “%1”", "a command").arg(name.replace(QLatin1Char('&'), QLatin1String("&&"))));
}

void KeysPage::record(const QKeySequence& keys)
{
    const auto id = currentId();
    if (!id)
        return;
    const QString refusal = m_shortcuts.setKeys(*id, {keys});
    say(refusal);
    if (refusal.isEmpty())
        return;
    m_ui->keyEdit->startAnew();
    m_ui->keyEdit->setText(keys.toString(QKeySequence::NativeText)); // what was pressed, beside why it is not taken
}

void KeysPage::say(const QString& sentence)
{
    m_ui->messageIcon->setPixmap(themedIcon(QStringLiteral("warning")).pixmap(messageSide)); // in the theme's colour
    m_ui->messageIcon->setVisible(!sentence.isEmpty());
    m_ui->messageLabel->setText(sentence);
}

std::optional<ActionId> KeysPage::currentId() const
{
    return idOf(m_ui->keyTree->currentIndex());
}

} // namespace zonewright
