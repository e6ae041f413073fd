#include "document/demoproject.h"
#include "document/floorwatch.h"
#include "document/projectmirror.h"
#include "document/randomedits.h"
#include "project/projectformat.h"
#include "support/testregistry.h"

#include <QTemporaryDir>
#include <QTest>

#include <set>

using namespace zonewright;
using namespace zonewright::test;

/// Long histories of every verb, with undo, redo and saves between them.
class TestRandomEdits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void historiesEndWhereTheyShould_data();
    void historiesEndWhereTheyShould();
    void everyVerbHasHadAnEffect();

private:
    QTemporaryDir m_folder;
    std::set<std::size_t> m_effective; ///< verbs that made a step
};

namespace {

constexpr int commandCount = 500;

/// The states that a history should have, from its first one on, as the undo stack is believed to keep them.
class StateList
{
public:
    explicit StateList(Document& document)
        : m_document(document)
        , m_states{bytes()}
        , m_saved(m_states.front())
    {
    }

    [[nodiscard]] std::string bytes() const { return formatProject(m_document.project()); }

    /// Takes the state after an edit in; `before` is the stack's index before it. Says what is wrong, null if nothing.
    [[nodiscard]] const char* takeEdit(int before)
    {
        const QUndoStack& stack = m_document.undoStack();
        const auto at = static_cast<std::size_t>(stack.index());
        std::string now = bytes();
        m_changed = now != m_states[static_cast<std::size_t>(before)];
        if (!m_changed && stack.index() == before)
            return m_states.size() == static_cast<std::size_t>(stack.count()) + 1 ? nullptr : "it cut redo off";
        if (stack.index() > before + 1 || stack.index() < before - 1)
            return "more than one step";
        if (stack.index() < before && now != m_states[at])
            return "two steps that undo each other did not lead back";
        m_states.resize(at);
        m_states.push_back(std::move(now));
        return checkMarks(m_states.back());
    }

    /// Whether the last edit changed anything.
    [[nodiscard]] bool changed() const { return m_changed; }

    [[nodiscard]] const char* check() const
    {
        const std::string now = bytes();
        if (now != m_states[static_cast<std::size_t>(m_document.undoStack().index())])
            return "another state than it was";
        return checkMarks(now);
    }

    void save()
    {
        m_document.undoStack().setClean();
        m_saved = bytes();
    }

private:
    [[nodiscard]] const char* checkMarks(const std::string& now) const
    {
        const QUndoStack& stack = m_document.undoStack();
        if (m_states.size() != static_cast<std::size_t>(stack.count()) + 1)
            return "the history has another length";
        if (!m_document.isModified() && now != m_saved)
            return "not modified, and not as saved";
        if (m_document.isModified() && stack.index() == stack.cleanIndex())
            return "modified where it was saved";
        return nullptr;
    }

    Document& m_document;
    std::vector<std::string> m_states;
    std::string m_saved;
    bool m_changed = false;
};

/// Whether the file of a project can be read, and gives the same file again.
bool survivesItsFile(const Project& project)
{
    const std::string file = formatProject(project);
    const auto read = parseProject(file, "random.zonewright", {});
    return read && formatProject(*read) == file;
}

} // namespace

void TestRandomEdits::initTestCase()
{
    QVERIFY(m_folder.isValid());
}

void TestRandomEdits::historiesEndWhereTheyShould_data()
{
    QTest::addColumn<quint64>("seed");
    for (const quint64 seed : {1, 2, 3, 4, 5, 6})
        QTest::addRow("seed %llu", static_cast<unsigned long long>(seed)) << seed;
}

void TestRandomEdits::historiesEndWhereTheyShould()
{
    QFETCH(quint64, seed);
    Document document({.name = "Elderlore"});
    openProject(document, demoProject(m_folder.path()));
    StateList states(document);
    ProjectMirror mirror(document);
    FloorWatch floors(document);
    RandomEdits edits(document, seed);
    QUndoStack& stack = document.undoStack();
    for (int done = 0; done < commandCount;) {
        const std::uint32_t action = edits.random().below(20);
        const char* wrong = nullptr;
        std::string what = "undo or redo";
        if (action < 15) {
            const int before = stack.index();
            const std::size_t verb = edits.make();
            what = RandomEdits::verbs()[verb];
            wrong = states.takeEdit(before);
            if (states.changed()) {
                m_effective.insert(verb);
                ++done;
            }
        } else if (action < 19) {
            const auto target = static_cast<int>(edits.random().below(static_cast<std::uint32_t>(stack.count()) + 1));
            const int near = std::clamp(target, stack.index() - 4, stack.index() + 4);
            stack.setIndex(near);
            wrong = states.check();
        } else {
            states.save();
        }
        const QStringList problems = mirror.problems() + floors.check();
        QVERIFY2(wrong == nullptr && problems.isEmpty(),
                 qPrintable(QStringLiteral("%1, after %2 steps: %3 %4")
                                .arg(QString::fromStdString(what))
                                .arg(done)
                                .arg(QString::fromUtf8(wrong), problems.join(u'\n'))));
        if (done % 20 == 0)
            QVERIFY2(survivesItsFile(document.project()), what.c_str());
    }
    while (stack.canUndo()) {
        stack.undo();
        QCOMPARE(states.check(), static_cast<const char*>(nullptr));
    }
    QVERIFY(document.project() == demoProject(m_folder.path()));
    while (stack.canRedo()) {
        stack.redo();
        QCOMPARE(states.check(), static_cast<const char*>(nullptr));
    }
    QVERIFY(mirror.problems().isEmpty());
    QVERIFY(floors.check().isEmpty());
}

void TestRandomEdits::everyVerbHasHadAnEffect()
{
    const std::vector<std::string> verbs = RandomEdits::verbs();
    for (std::size_t verb = 0; verb < verbs.size(); ++verb)
        QVERIFY2(m_effective.contains(verb), verbs[verb].c_str());
}

ZONEWRIGHT_TEST(randomedits, TestRandomEdits)

#include "tst_randomedits.moc"
