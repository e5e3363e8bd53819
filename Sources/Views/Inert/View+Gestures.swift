public import Foundation

extension View {
    public func gesture<G: Gesture>(_ gesture: G, including mask: GestureMask = .all) -> some View { self }

    public func gesture<G: Gesture>(_ gesture: G, isEnabled: Bool) -> some View { self }

    public func highPriorityGesture<G: Gesture>(
        _ gesture: G, including mask: GestureMask = .all
    ) -> some View { self }

    public func highPriorityGesture<G: Gesture>(_ gesture: G, isEnabled: Bool) -> some View { self }

    public func simultaneousGesture<G: Gesture>(
        _ gesture: G, including mask: GestureMask = .all
    ) -> some View { self }

    public func simultaneousGesture<G: Gesture>(_ gesture: G, isEnabled: Bool) -> some View { self }

    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { self }

    public func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View { self }

    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View { self }

    @_disfavoredOverload
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
        perform action: @escaping () -> Void
    ) -> some View { self }

    public func allowsHitTesting(_ enabled: Bool) -> some View { self }

    public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }

    public func contentShape<S: Shape>(
        _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
    ) -> some View { self }

    public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }

    public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View { self }

    public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

    public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View { self }

    public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

    public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }

    public func defersSystemGestures(on edges: Edge.Set) -> some View { self }

    public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }

    public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool
    ) -> some View { self }

    public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?
    ) -> some View { self }

    public func onDrag(_ data: @escaping () -> Any) -> some View { self }

    public func moveDisabled(_ isDisabled: Bool) -> some View { self }

    public func deleteDisabled(_ isDisabled: Bool) -> some View { self }

    public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }

    public func pointerStyle(_ style: PointerStyle?) -> some View { self }
}

public nonisolated struct ContentShapeKinds: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let interaction = ContentShapeKinds(rawValue: 1)
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
    public static let accessibility = ContentShapeKinds(rawValue: 16)
    public static let focusEffect = ContentShapeKinds(rawValue: 32)
}

public nonisolated enum HoverPhase: Equatable, Sendable {
    case active(CGPoint)
    case ended
}

public nonisolated struct HoverEffect: Hashable, Sendable {
    private let name: String

    public static let automatic = HoverEffect(name: "automatic")
    public static let highlight = HoverEffect(name: "highlight")
    public static let lift = HoverEffect(name: "lift")
}

public nonisolated struct PointerStyle: Hashable, Sendable {
    private let name: String

    public static let `default` = PointerStyle(name: "default")
    public static let link = PointerStyle(name: "link")
}

public nonisolated struct ButtonRepeatBehavior: Hashable, Sendable {
    private let name: String

    public static let automatic = ButtonRepeatBehavior(name: "automatic")
    public static let enabled = ButtonRepeatBehavior(name: "enabled")
    public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

public nonisolated struct SensoryFeedback: Hashable, Sendable {
    /// How heavy what touches would be.
    public struct Weight: Hashable, Sendable {
        private let name: String

        public static let light = Weight(name: "light")
        public static let medium = Weight(name: "medium")
        public static let heavy = Weight(name: "heavy")
    }

    /// How hard what touches would be.
    public struct Flexibility: Hashable, Sendable {
        private let name: String

        public static let rigid = Flexibility(name: "rigid")
        public static let solid = Flexibility(name: "solid")
        public static let soft = Flexibility(name: "soft")
    }

    private let name: String

    public static let success = SensoryFeedback(name: "success")
    public static let warning = SensoryFeedback(name: "warning")
    public static let error = SensoryFeedback(name: "error")
    public static let selection = SensoryFeedback(name: "selection")
    public static let increase = SensoryFeedback(name: "increase")
    public static let decrease = SensoryFeedback(name: "decrease")
    public static let start = SensoryFeedback(name: "start")
    public static let stop = SensoryFeedback(name: "stop")
    public static let alignment = SensoryFeedback(name: "alignment")
    public static let levelChange = SensoryFeedback(name: "levelChange")
    public static let impact = SensoryFeedback(name: "impact")

    public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback { impact }
    public static func impact(flexibility: Flexibility, intensity: Double = 1.0) -> SensoryFeedback { impact }
}
