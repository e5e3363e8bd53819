public import Foundation

/// How a view would come and go.
public nonisolated struct AnyTransition: Sendable {
    public init<Kind: Transition>(_ transition: Kind) {}

    private init() {}

    public static let identity = AnyTransition()
    public static let opacity = AnyTransition()
    public static let scale = AnyTransition()
    public static let slide = AnyTransition()

    public static func move(edge: Edge) -> AnyTransition { identity }
    public static func push(from edge: Edge) -> AnyTransition { identity }
    public static func offset(_ offset: CGSize) -> AnyTransition { identity }
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { identity }
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { identity }
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        identity
    }
    public static func modifier<Modifier: ViewModifier>(
        active: Modifier, identity: Modifier
    ) -> AnyTransition { self.identity }

    /// Without effect: nothing comes or goes in a picture.
    public func combined(with other: AnyTransition) -> AnyTransition { self }
    /// Without effect: nothing moves in a picture.
    public func animation(_ animation: Animation?) -> AnyTransition { self }
}
