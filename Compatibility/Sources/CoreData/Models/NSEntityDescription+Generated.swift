import Foundation

// Used by the code that is generated for an `.xcdatamodeld`.

extension NSEntityDescription {
    /// - Parameters:
    ///   - className: the name of the objects' class in the module that the file belongs to; nothing for `NSManagedObject`.
    public convenience init(
        name: String, className: String?, isAbstract: Bool, uniquenessConstraints: [[String]],
        properties: [NSPropertyDescription],
        file: String = #fileID
    ) {
        self.init()
        self.name = name
        self.isAbstract = isAbstract
        self.uniquenessConstraints = uniquenessConstraints
        self.properties = properties
        managedObjectClassName = className.map { "\(file.prefix { $0 != "/" }).\($0)" } ?? "NSManagedObject"
    }

    /// Connects entities by the names of their parents, destinations and inverses.
    ///
    /// - Parameters:
    ///   - parents: the name of an entity's parent by its own name.
    ///   - ways: the names of a relationship's destination and inverse by `Entity.relationship`.
    public static func connect(
        _ entities: [NSEntityDescription], parents: [String: String],
        ways: [String: (destination: String, inverse: String?)]
    ) -> [NSEntityDescription] {
        let named = Dictionary(entities.map { ($0.name ?? "", $0) }, uniquingKeysWith: { first, _ in first })
        for entity in entities {
            let children = entities.filter { parents[$0.name ?? ""] == entity.name }
            if !children.isEmpty { entity.subentities = children }
        }
        for entity in entities {
            for relationship in entity.properties.compactMap({ $0 as? NSRelationshipDescription })
            where relationship.entity === entity {
                guard let way = ways["\(entity.name ?? "").\(relationship.name)"] else { continue }
                relationship.destinationEntity = named[way.destination]
                relationship.inverseRelationship = way.inverse.flatMap {
                    named[way.destination]?.relationshipsByName[$0]
                }
            }
        }
        return entities
    }
}

extension NSAttributeDescription {
    public convenience init(
        name: String, type: NSAttributeType, isOptional: Bool = true, isTransient: Bool = false,
        defaultValue: Any? = nil
    ) {
        self.init()
        self.name = name
        self.isOptional = isOptional
        self.isTransient = isTransient
        self.defaultValue = defaultValue
        attributeType = type
    }
}

extension NSRelationshipDescription {
    public convenience init(
        name: String, isOptional: Bool = true, minCount: Int = 0, maxCount: Int = 0, isOrdered: Bool = false,
        deleteRule: NSDeleteRule = .nullifyDeleteRule
    ) {
        self.init()
        self.name = name
        self.isOptional = isOptional
        self.minCount = minCount
        self.maxCount = maxCount
        self.isOrdered = isOrdered
        self.deleteRule = deleteRule
    }
}
