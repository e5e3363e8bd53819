extension DataModel {
    /// The classes that Xcode would make of models, and the models for those who open them by name.
    static func source(of models: [DataModel]) -> String {
        let entries = models.map { "            \"\($0.name)\": { \($0.functionName)() },\n" }.joined()
        return """
            import CoreData
            import Foundation

            nonisolated final class GeneratedManagedObjectModels: ManagedObjectModels {
                override class var entities: [String: () -> [NSEntityDescription]] {
                    [
            \(entries)        ]
                }
            \(models.map(\.modelSource).joined())}

            """ + models.flatMap(\.entities).map { $0.source }.joined()
    }

    private var functionName: String {
        "entitiesOf_\(name.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined())"
    }

    private var modelSource: String {
        let parents = entities.compactMap { entity in entity.parent.map { "\"\(entity.name)\": \"\($0)\"" } }
        let ways = entities.flatMap { entity in
            entity.relationships.map { way in
                "\"\(entity.name).\(way.name)\": (\"\(way.destination)\", \(way.inverse.map { "\"\($0)\"" } ?? "nil"))"
            }
        }
        return """

                private static func \(functionName)() -> [NSEntityDescription] {
                    NSEntityDescription.connect(
                        [
            \(entities.map(\.description).joined(separator: ",\n"))
                        ],
                        parents: [\(parents.isEmpty ? ":" : parents.joined(separator: ", "))],
                        ways: [\(ways.isEmpty ? ":" : ways.joined(separator: ", "))])
                }

            """
    }
}

extension DataModel.Entity {
    fileprivate var description: String {
        let properties = (attributes.map(\.description) + relationships.map(\.description))
            .map { "                    \($0)" }
        let constraints = uniquenessConstraints.map { "[\($0.map { "\"\($0)\"" }.joined(separator: ", "))]" }
        return """
                            NSEntityDescription(
                                name: "\(name)", className: \(className.map { "\"\($0)\"" } ?? "nil"), isAbstract: \(isAbstract),
                                uniquenessConstraints: [\(constraints.joined(separator: ", "))],
                                properties: [
            \(properties.joined(separator: ",\n"))
                                ])
            """
    }

    /// The class and its properties, as far as they are not written by hand.
    fileprivate var source: String {
        guard let code, let className else { return "" }
        let members = attributes.map(\.source) + relationships.map(\.source)
        return """

            \(code == .class ? "nonisolated public class \(className): \(parent ?? "NSManagedObject") {}\n" : "")
            nonisolated extension \(className) {
                public class func fetchRequest() -> NSFetchRequest<\(className)> { NSFetchRequest(entityName: "\(name)") }
            \(members.joined())}
            \(parent == nil ? "\nnonisolated extension \(className): Identifiable {}\n" : "")
            """
    }
}

extension DataModel.Attribute {
    private var kind: String {
        switch type {
        case "Integer 16": "integer16"
        case "Integer 32": "integer32"
        case "Integer 64": "integer64"
        case "Decimal": "decimal"
        case "Double": "double"
        case "Float": "float"
        case "String": "string"
        case "Boolean": "boolean"
        case "Date": "date"
        case "Binary": "binaryData"
        case "UUID": "UUID"
        case "URI": "URI"
        case "Transformable": "transformable"
        default: "undefined"
        }
    }

    fileprivate var description: String {
        var parts = ["name: \"\(name)\"", "type: .\(kind)AttributeType", "isOptional: \(isOptional)"]
        if isTransient { parts.append("isTransient: true") }
        if let value = defaultValue.flatMap(literal) { parts.append("defaultValue: \(value)") }
        return "NSAttributeDescription(\(parts.joined(separator: ", ")))"
    }

    private func literal(of value: String) -> String? {
        switch type {
        case "Integer 16", "Integer 32", "Integer 64": Int64(value).map { "NSNumber(value: Int64(\($0)))" }
        case "Double", "Float": Double(value).map { "NSNumber(value: \($0))" }
        case "Decimal": Double(value).map { "NSDecimalNumber(string: \"\($0)\")" }
        case "Boolean": "\(value == "YES")"
        case "Date": Double(value).map { "Date(timeIntervalSinceReferenceDate: \($0))" }
        case "String": value.debugDescription
        case "UUID": "UUID(uuidString: \(value.debugDescription)) as Any"
        case "URI": "URL(string: \(value.debugDescription)) as Any"
        default: nil
        }
    }

    fileprivate var source: String { DataModel.property(name, of: typeName) }

    private var typeName: String {
        switch type {
        case "Integer 16": isScalar ? "Int16" : "NSNumber?"
        case "Integer 32": isScalar ? "Int32" : "NSNumber?"
        case "Integer 64": isScalar ? "Int64" : "NSNumber?"
        case "Double": isScalar ? "Double" : "NSNumber?"
        case "Float": isScalar ? "Float" : "NSNumber?"
        case "Boolean": isScalar ? "Bool" : "NSNumber?"
        case "Date": isScalar ? "TimeInterval" : "Date?"
        case "Decimal": "NSDecimalNumber?"
        case "String": "String?"
        case "Binary": "Data?"
        case "UUID": "UUID?"
        case "URI": "URL?"
        default: "\(className ?? "NSObject")?"
        }
    }
}

extension DataModel.Relationship {
    fileprivate var description: String {
        "NSRelationshipDescription(name: \"\(name)\", isOptional: \(isOptional), minCount: \(minCount), maxCount: \(maxCount), "
            + "isOrdered: \(isOrdered), deleteRule: .\(deletionRule.replacing(" ", with: "").loweringFirst)DeleteRule)"
    }

    /// The property, and for several objects the functions that add and remove them.
    fileprivate var source: String {
        guard isToMany else { return DataModel.property(name, of: "\(destination)?") }
        let set = isOrdered ? "NSOrderedSet" : "NSSet"
        let end = name.prefix(1).uppercased() + name.dropFirst()
        var functions = ["addTo", "removeFrom"].flatMap { verb in
            [(verb, "_ value: \(destination)", "value"), (verb, "_ values: \(set)", "values")]
        }
        if isOrdered {
            functions += [
                ("insertInto", "_ value: \(destination), at idx: Int", "value, idx"),
                ("insertInto", "_ values: [\(destination)], at indexes: NSIndexSet", "values, indexes"),
                ("removeFrom", "at idx: Int", "idx"), ("removeFrom", "at indexes: NSIndexSet", "indexes"),
                ("replace", "at idx: Int, with value: \(destination)", "idx, value"),
            ]
        }
        return DataModel.property(name, of: "\(set)?")
            + functions.map { verb, parameters, arguments in
                "    public func \(verb)\(end)(\(parameters)) { changeManagedObjects(\"\(verb)\(end)\", \(arguments)) }\n"
            }.joined()
    }
}

extension DataModel {
    fileprivate static func property(_ name: String, of type: String) -> String {
        """
            public var \(SymbolName.escaped(name)): \(type) {
                get { managedValue(forKey: "\(name)") }
                set { setManagedValue(newValue, forKey: "\(name)") }
            }

        """
    }
}

extension String {
    fileprivate var loweringFirst: String { prefix(1).lowercased() + dropFirst() }
}
