#pragma once

#include <QHash>
#include <QJsonObject>
#include <QSet>
#include <QString>

namespace zonewright::test {

/// Checks JSON against the schemas of a folder, for the keywords of JSON Schema (draft 2020-12) that these use; any
/// other keyword is an error.
class SchemaValidator
{
public:
    /// Reads every `*.schema.json` of a folder; they refer to each other by their `$id`.
    explicit SchemaValidator(const QString& folder);

    /// What is wrong with a value, with its path; empty when it conforms.
    [[nodiscard]] QString fault(const QString& schema, const QJsonValue& value);

    /// Every member that a schema describes, as `SCHEMA#path/properties/name`.
    [[nodiscard]] QSet<QString> described() const;

    /// Those that some value checked so far had.
    [[nodiscard]] const QSet<QString>& seen() const { return m_seen; }

private:
    /// Where a schema stands: its file and the path in it.
    struct Place
    {
        QString file;
        QString path;
    };

    [[nodiscard]] QString check(const QJsonObject& schema, const Place& place, const QJsonValue& value,
                                const QString& at);
    [[nodiscard]] QString checkReference(const QString& reference, const Place& place, const QJsonValue& value,
                                         const QString& at);
    [[nodiscard]] QString checkObject(const QJsonObject& schema, const Place& place, const QJsonObject& value,
                                      const QString& at);
    [[nodiscard]] QString checkArray(const QJsonObject& schema, const Place& place, const QJsonArray& value,
                                     const QString& at);
    [[nodiscard]] QString checkOneOf(const QJsonArray& schemas, const Place& place, const QJsonValue& value,
                                     const QString& at);

    QHash<QString, QJsonObject> m_schemas; ///< by id
    QSet<QString> m_seen;
};

} // namespace zonewright::test
