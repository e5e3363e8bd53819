/// Effects that would be active together.
public nonisolated struct HoverEffectGroup: Hashable, Sendable {
    /// What an effect would do to the others of its group.
    public struct Behavior: Hashable, Sendable {
        private let name: String

        public static let activatesGroup = Behavior(name: "activatesGroup")
        public static let followsGroup = Behavior(name: "followsGroup")
        public static let ignoresGroup = Behavior(name: "ignoresGroup")
        public static let preservesGroup = Behavior(name: "preservesGroup")
    }

    private let id: String?
    private let namespace: Namespace.ID
    private let behavior: Behavior

    public init(_ namespace: Namespace.ID, behavior: Behavior = .activatesGroup) {
        self.init(id: nil, in: namespace, behavior: behavior)
    }

    public init(id: String?, in namespace: Namespace.ID, behavior: Behavior = .activatesGroup) {
        self.id = id
        self.namespace = namespace
        self.behavior = behavior
    }
}
