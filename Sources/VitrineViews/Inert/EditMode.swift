/// Whether a list's rows can be edited.
public nonisolated enum EditMode: Hashable, Sendable {
    case inactive, transient, active

    public var isEditing: Bool { self != .inactive }
}
