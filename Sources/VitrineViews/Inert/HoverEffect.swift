/// How a view would look below a pointer.
public nonisolated struct HoverEffect: Hashable, Sendable {
    private let name: String

    private init(name: String) {
        self.name = name
    }

    public init<Effect: CustomHoverEffect>(_ effect: Effect) {
        self.init(name: "custom")
    }

    public static let automatic = HoverEffect(name: "automatic")
    public static let highlight = HoverEffect(name: "highlight")
    public static let lift = HoverEffect(name: "lift")
}
