public import Foundation

/// A kind of object: its name, class and properties.
open class NSEntityDescription: NSObject {
    open var name: String?
    /// The class's name, with its module's.
    open var managedObjectClassName: String! = "NSManagedObject"
    open var isAbstract = false
    open var userInfo: [AnyHashable: Any]?
    open var uniquenessConstraints: [[Any]] = []
    open var renamingIdentifier: String?
    public internal(set) weak var managedObjectModel: NSManagedObjectModel?
    public internal(set) weak var superentity: NSEntityDescription?

    open var subentities: [NSEntityDescription] = [] {
        didSet { for entity in subentities { entity.superentity = self } }
    }

    /// The entity's properties; those that it inherits follow its own.
    open var properties: [NSPropertyDescription] {
        get { ownProperties + (superentity?.properties ?? []) }
        set {
            ownProperties = newValue.filter { property in
                !(superentity?.properties ?? []).contains { $0 === property }
            }
            for property in ownProperties { property.entity = self }
        }
    }
    private var ownProperties: [NSPropertyDescription] = []

    open var propertiesByName: [String: NSPropertyDescription] {
        Dictionary(properties.map { ($0.name, $0) }, uniquingKeysWith: { own, _ in own })
    }

    open var attributesByName: [String: NSAttributeDescription] {
        propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
    }

    open var relationshipsByName: [String: NSRelationshipDescription] {
        propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
    }

    open func isKindOf(entity: NSEntityDescription) -> Bool {
        self === entity || superentity?.isKindOf(entity: entity) == true
    }

    open func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription] {
        properties.compactMap { $0 as? NSRelationshipDescription }.filter { $0.destinationEntity === entity }
    }

    /// The entity of a name in a context's model.
    open class func entity(
        forEntityName entityName: String, in context: NSManagedObjectContext
    ) -> NSEntityDescription? {
        context.model?.entitiesByName[entityName]
    }

    /// A new object of an entity; a context without that entity ends the process, as on Apple's systems.
    open class func insertNewObject(
        forEntityName entityName: String, into context: NSManagedObjectContext
    ) -> NSManagedObject {
        guard let entity = entity(forEntityName: entityName, in: context) else {
            fatalError("there is no entity '\(entityName)' in the model of the context")
        }
        return entity.objectClass.init(entity: entity, insertInto: context)
    }

    /// The class of the entity's objects.
    var objectClass: NSManagedObject.Type {
        NSClassFromString(managedObjectClassName) as? NSManagedObject.Type ?? NSManagedObject.self
    }

    /// Whether it is the entity of a class's objects.
    func describes(_ type: NSManagedObject.Type) -> Bool {
        let name = managedObjectClassName.split(separator: ".").last
        return name.map(String.init) == String(describing: type)
    }
}
