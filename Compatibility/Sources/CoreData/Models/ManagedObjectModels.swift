import Foundation

/// The models of a module; the `GeneratedManagedObjectModels` of a module with an `.xcdatamodeld` inherits from it.
open class ManagedObjectModels {
    public init() {}

    /// What makes the entities of a model, by the model's name.
    open class var entities: [String: () -> [NSEntityDescription]] { [:] }

    /// The models of the module that a file or type belongs to, by name.
    static func all(inModuleOf place: String) -> [NSManagedObjectModel] {
        let entities = models(of: place)?.entities ?? [:]
        return entities.sorted { $0.key < $1.key }.map { NSManagedObjectModel(entities: $0.value()) }
    }

    static func model(named name: String, inModuleOf place: String) -> NSManagedObjectModel? {
        models(of: place)?.entities[name].map { NSManagedObjectModel(entities: $0()) }
    }

    /// - Parameter place: `Module/File.swift` or `Module.Type`.
    private static func models(of place: String) -> ManagedObjectModels.Type? {
        let module = place.prefix { $0 != "/" && $0 != "." }
        return NSClassFromString("\(module).GeneratedManagedObjectModels") as? ManagedObjectModels.Type
    }
}
