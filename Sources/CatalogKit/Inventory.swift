public import Views

/// Everything that a catalogue shows.
public struct Inventory: Sendable {
    /// In the declared order: by component, variant and mode.
    public internal(set) var snapshots: [Snapshot] = []
    /// Definitions that could not say what they show.
    public internal(set) var failures: [DefinitionFailure] = []
}

/// A component in a variant and a mode: one picture.
public struct Snapshot: Sendable {
    public let id: SnapshotID
    public let componentName: String
    /// The definition's type.
    public let definition: String
    public let variantName: String
    /// Where the variant was declared.
    public let place: SourcePlace
    public let mode: Mode
    public let canvas: SnapshotCanvas
    public internal(set) var content: @MainActor @Sendable () throws -> any View

    /// The same snapshot, whose content is made after something else was done on the main actor.
    public func preceded(by action: @escaping @MainActor @Sendable () -> Void) -> Snapshot {
        var snapshot = self
        snapshot.content = { [content] in
            action()
            return try content()
        }
        return snapshot
    }
}

/// A definition whose variants could not be made; nothing is known of its snapshots.
public struct DefinitionFailure: Equatable, Sendable {
    public let component: FileName
    /// The definition's type.
    public let definition: String
    public let reason: String

    public init(component: FileName, definition: String, reason: String) {
        self.component = component
        self.definition = definition
        self.reason = reason
    }
}
