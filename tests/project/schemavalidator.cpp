#include "project/schemavalidator.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>

namespace zonewright::test {

namespace {

const QStringList understood{
    QStringLiteral("$schema"),    QStringLiteral("$id"),           QStringLiteral("$defs"),
    QStringLiteral("title"),      QStringLiteral("description"),   QStringLiteral("default"),
    QStringLiteral("$ref"),       QStringLiteral("type"),          QStringLiteral("const"),
    QStringLiteral("enum"),       QStringLiteral("minimum"),       QStringLiteral("maximum"),
    QStringLiteral("minLength"),  QStringLiteral("maxLength"),     QStringLiteral("pattern"),
    QStringLiteral("items"),      QStringLiteral("minItems"),      QStringLiteral("maxItems"),
    QStringLiteral("properties"), QStringLiteral("maxProperties"), QStringLiteral("additionalProperties"),
    QStringLiteral("required"),   QStringLiteral("oneOf")};

bool isInteger(const QJsonValue& value)
{
    constexpr qint64 otherwise = 1;
    return value.isDouble() && value.toInteger(otherwise) == value.toInteger(otherwise + 1);
}

QString typeFault(const QString& type, const QJsonValue& value)
{
    const bool fits = type == QLatin1String("integer")   ? isInteger(value)
                      : type == QLatin1String("string")  ? value.isString()
                      : type == QLatin1String("boolean") ? value.isBool()
                      : type == QLatin1String("array")   ? value.isArray()
                      : type == QLatin1String("object")  ? value.isObject()
                                                         : false;
    return fits ? QString() : QStringLiteral("is no %1").arg(type);
}

QString numberFault(const QJsonObject& schema, const QJsonValue& value)
{
    if (!isInteger(value))
        return {};
    const qint64 number = value.toInteger();
    if (number < schema.value(QLatin1String("minimum")).toInteger(number) ||
        number > schema.value(QLatin1String("maximum")).toInteger(number))
        return QStringLiteral("%1 is out of range").arg(number);
    return {};
}

QString textFault(const QJsonObject& schema, const QJsonValue& value)
{
    if (!value.isString())
        return {};
    const auto length = static_cast<qint64>(value.toString().toUcs4().size());
    if (length < schema.value(QLatin1String("minLength")).toInteger(length) ||
        length > schema.value(QLatin1String("maxLength")).toInteger(length))
        return QStringLiteral("has %1 characters").arg(length);
    const QRegularExpression pattern(schema.value(QLatin1String("pattern")).toString());
    return pattern.match(value.toString()).hasMatch() ? QString() : QStringLiteral("has another form");
}

/// What a schema says of the value itself, whatever is in it.
QString plainFault(const QJsonObject& schema, const QJsonValue& value)
{
    for (const QString& keyword : schema.keys()) {
        if (!understood.contains(keyword))
            return QStringLiteral("the validator does not know the keyword ") + keyword;
    }
    if (schema.contains(QLatin1String("type"))) {
        if (const QString fault = typeFault(schema.value(QLatin1String("type")).toString(), value); !fault.isEmpty())
            return fault;
    }
    if (schema.contains(QLatin1String("const")) && schema.value(QLatin1String("const")) != value)
        return QStringLiteral("is another value");
    if (schema.contains(QLatin1String("enum")) && !schema.value(QLatin1String("enum")).toArray().contains(value))
        return QStringLiteral("is none of the words");
    const QString fault = numberFault(schema, value);
    return fault.isEmpty() ? textFault(schema, value) : fault;
}

QString told(const QString& at, const QString& fault)
{
    return at + QStringLiteral(": ") + fault;
}

void collectProperties(const QJsonValue& value, const QString& path, QSet<QString>& all)
{
    if (value.isArray()) {
        const QJsonArray array = value.toArray();
        for (qsizetype i = 0; i < array.size(); ++i)
            collectProperties(array[i], QStringLiteral("%1/%2").arg(path).arg(i), all);
    }
    const QJsonObject object = value.toObject();
    for (auto member = object.begin(); member != object.end(); ++member) {
        const QString inner = path + QLatin1Char('/') + member.key();
        if (member.key() == QLatin1String("properties") && !path.endsWith(QLatin1String("/properties"))) {
            for (const QString& name : member.value().toObject().keys())
                all.insert(inner + QLatin1Char('/') + name);
        }
        collectProperties(member.value(), inner, all);
    }
}

} // namespace

SchemaValidator::SchemaValidator(const QString& folder)
{
    for (const QFileInfo& info : QDir(folder).entryInfoList({QStringLiteral("*.schema.json")})) {
        QFile file(info.filePath());
        if (!file.open(QIODevice::ReadOnly))
            continue;
        const QJsonObject schema = QJsonDocument::fromJson(file.readAll()).object();
        m_schemas.insert(schema.value(QLatin1String("$id")).toString(), schema);
    }
}

QString SchemaValidator::fault(const QString& schema, const QJsonValue& value)
{
    if (!m_schemas.contains(schema))
        return QStringLiteral("there is no schema ") + schema;
    return check(m_schemas.value(schema), {schema, QString()}, value, QString());
}

QSet<QString> SchemaValidator::described() const
{
    QSet<QString> all;
    for (auto schema = m_schemas.begin(); schema != m_schemas.end(); ++schema)
        collectProperties(schema.value(), schema.key() + QLatin1Char('#'), all);
    return all;
}

QString SchemaValidator::check(const QJsonObject& schema, const Place& place, const QJsonValue& value,
                               const QString& at)
{
    if (const QString fault = plainFault(schema, value); !fault.isEmpty())
        return told(at, fault);
    if (schema.contains(QLatin1String("$ref"))) {
        const QString fault = checkReference(schema.value(QLatin1String("$ref")).toString(), place, value, at);
        if (!fault.isEmpty())
            return fault;
    }
    if (schema.contains(QLatin1String("oneOf"))) {
        const QString fault = checkOneOf(schema.value(QLatin1String("oneOf")).toArray(), place, value, at);
        if (!fault.isEmpty())
            return fault;
    }
    if (value.isObject())
        return checkObject(schema, place, value.toObject(), at);
    return value.isArray() ? checkArray(schema, place, value.toArray(), at) : QString();
}

QString SchemaValidator::checkReference(const QString& reference, const Place& place, const QJsonValue& value,
                                        const QString& at)
{
    const auto hash = reference.indexOf(QLatin1Char('#'));
    const Place named{hash == 0 ? place.file : reference.left(hash), reference.mid(hash + 1)};
    QJsonValue schema = m_schemas.value(named.file);
    for (const QString& word : named.path.split(QLatin1Char('/'), Qt::SkipEmptyParts))
        schema = schema.toObject().value(word);
    if (!schema.isObject())
        return told(at, QStringLiteral("there is no ") + reference);
    return check(schema.toObject(), named, value, at);
}

QString SchemaValidator::checkOneOf(const QJsonArray& schemas, const Place& place, const QJsonValue& value,
                                    const QString& at)
{
    QStringList faults;
    for (qsizetype i = 0; i < schemas.size(); ++i) {
        const Place inner{place.file, QStringLiteral("%1/oneOf/%2").arg(place.path).arg(i)};
        const QString fault = check(schemas[i].toObject(), inner, value, at);
        if (!fault.isEmpty())
            faults.push_back(fault);
    }
    const auto fitting = schemas.size() - faults.size();
    return fitting == 1
               ? QString()
               : told(at, QStringLiteral("fits %1 of several: %2").arg(fitting).arg(faults.join(QLatin1Char(' '))));
}

QString SchemaValidator::checkObject(const QJsonObject& schema, const Place& place, const QJsonObject& value,
                                     const QString& at)
{
    for (const QJsonValue& name : schema.value(QLatin1String("required")).toArray()) {
        if (!value.contains(name.toString()))
            return told(at, name.toString() + QStringLiteral(" is missing"));
    }
    if (value.size() > schema.value(QLatin1String("maxProperties")).toInteger(value.size()))
        return told(at, QStringLiteral("has too many members"));
    const QJsonObject properties = schema.value(QLatin1String("properties")).toObject();
    const QJsonValue others = schema.value(QLatin1String("additionalProperties"));
    for (auto member = value.begin(); member != value.end(); ++member) {
        const QString inner = at + QLatin1Char('/') + member.key();
        QString fault;
        if (properties.contains(member.key())) {
            const QString path = place.path + QStringLiteral("/properties/") + member.key();
            m_seen.insert(place.file + QLatin1Char('#') + path);
            fault = check(properties.value(member.key()).toObject(), {place.file, path}, member.value(), inner);
        } else if (others.isBool() && !others.toBool()) {
            fault = told(inner, QStringLiteral("is not described"));
        } else if (others.isObject()) {
            const Place elsewhere{place.file, place.path + QStringLiteral("/additionalProperties")};
            fault = check(others.toObject(), elsewhere, member.value(), inner);
        }
        if (!fault.isEmpty())
            return fault;
    }
    return {};
}

QString SchemaValidator::checkArray(const QJsonObject& schema, const Place& place, const QJsonArray& value,
                                    const QString& at)
{
    if (value.size() < schema.value(QLatin1String("minItems")).toInteger(0) ||
        value.size() > schema.value(QLatin1String("maxItems")).toInteger(value.size()))
        return told(at, QStringLiteral("has %1 elements").arg(value.size()));
    const QJsonObject items = schema.value(QLatin1String("items")).toObject();
    for (qsizetype i = 0; i < value.size(); ++i) {
        const Place inner{place.file, place.path + QStringLiteral("/items")};
        const QString fault = check(items, inner, value[i], QStringLiteral("%1/%2").arg(at).arg(i));
        if (!fault.isEmpty())
            return fault;
    }
    return {};
}

} // namespace zonewright::test
