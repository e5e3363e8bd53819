import Views

/// A list of components with the modes that they are shown in; the one declaration that drives everything.
@MainActor
public struct Catalog {
    public let name: String
    public let definitions: [any ViewDefinition.Type]
    /// The modes of components that name no others.
    public let modes: [Mode]

    public init(_ name: String, modes: [Mode] = [.light, .dark], definitions: [any ViewDefinition.Type]) {
        self.name = name
        self.definitions = definitions
        self.modes = modes
    }

    /// Asks every definition for its variants, in the declared order.
    ///
    /// A definition that throws is among the failures; names that collide are an error of the whole catalogue.
    public func inventory() throws(CatalogError) -> Inventory {
        var inventory = Inventory()
        var names = NameRegister()
        for definition in definitions {
            try add(definition, to: &inventory, names: &names)
        }
        return inventory
    }

    private func add(
        _ definition: any ViewDefinition.Type, to inventory: inout Inventory, names: inout NameRegister
    ) throws(CatalogError) {
        let type = ComponentName.ofType(named: String(reflecting: definition))
        let name = definition.componentName
        let variants: [ContentVariant]
        var failure: String?
        do {
            variants = try definition.contentVariants.all
        } catch {
            variants = []
            failure = String(describing: error)
        }
        let place = variants.first.map { "\(type) (\($0.place))" } ?? type
        let component = try names.register(.component, name, at: place)
        if let failure {
            inventory.failures.append(
                DefinitionFailure(component: component, definition: type, reason: failure))
        }
        for variant in variants {
            let variantName = try names.register(.variant(component), variant.name, at: "\(variant.place)")
            let modes = variant.modes.modes(inheriting: definition.modes.modes(inheriting: self.modes))
            guard !modes.isEmpty else {
                throw .noModes(component: name, variant: variant.name, place: "\(variant.place)")
            }
            for mode in modes {
                let modeName = try names.register(
                    .mode(component, variantName), mode.name, at: "mode '\(mode.name)' of \(variant.place)")
                inventory.snapshots.append(
                    Snapshot(
                        id: SnapshotID(
                            component: component, variant: variantName,
                            mode: mode.isDefault ? nil : modeName),
                        componentName: name, definition: type, variantName: variant.name,
                        place: variant.place,
                        mode: mode, canvas: variant.canvas ?? definition.canvas,
                        content: Self.content(of: variant, tolerating: definition.snapshotTolerance)))
            }
        }
    }

    /// A definition's tolerance is that of each of its views.
    private static func content(
        of variant: ContentVariant, tolerating tolerance: SnapshotTolerance
    ) -> @MainActor @Sendable () throws -> any View {
        if tolerance == .none { return variant.content }
        return {
            try variant.content().snapshotTolerance(position: tolerance.position, color: tolerance.color)
        }
    }
}
