public import Foundation

extension View {
    public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View { self }

    public func animation(_ animation: Animation?) -> some View { self }

    public func animation<Content: View>(
        _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> Content
    ) -> some View {
        body(PlaceholderContentView(self))
    }

    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }

    public func transaction<Value: Equatable>(
        value: Value, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View { self }

    public func transaction<Content: View>(
        _ transform: @escaping (inout Transaction) -> Void,
        @ViewBuilder body: (PlaceholderContentView<Self>) -> Content
    ) -> some View {
        body(PlaceholderContentView(self))
    }

    public func transition(_ transition: AnyTransition) -> some View { self }

    public func transition<Kind: Transition>(_ transition: Kind) -> some View { self }

    public func contentTransition(_ transition: ContentTransition) -> some View { self }

    public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View { self }

    public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }

    public func navigationTransition(_ style: some NavigationTransition) -> some View { self }

    public func geometryGroup() -> some View { self }

    /// Shows the first phase, as before the first change.
    public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        phases.first { _ in true }.map { content(PlaceholderContentView(self), $0) }
    }

    public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        phases.first { _ in true }.map { content(PlaceholderContentView(self), $0) }
    }

    public func symbolEffect<Effect: SymbolEffect>(
        _ effect: Effect, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View { self }

    public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }

    public func symbolEffect<Effect: SymbolEffect, Value: Equatable>(
        _ effect: Effect, options: SymbolEffectOptions = .default, value: Value
    ) -> some View { self }
}

/// How often and how fast a symbol moves.
public nonisolated struct SymbolEffectOptions: Hashable, Sendable {
    public static let `default` = SymbolEffectOptions()
    public static let repeating = SymbolEffectOptions()
    public static let nonRepeating = SymbolEffectOptions()

    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { .repeating }
    public static func speed(_ speed: Double) -> SymbolEffectOptions { .default }
    public func speed(_ speed: Double) -> SymbolEffectOptions { self }
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
}

/// A view inside a closure that decorates it.
public struct PlaceholderContentView<Content>: PrimitiveView {
    private let content: any View

    init(_ content: any View) {
        self.content = content
    }

    package var primitive: Primitive { .list([Primitive.Element(view: content)]) }
}

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

    public func combined(with other: AnyTransition) -> AnyTransition { self }
    public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// A transition of a user's own.
@MainActor @preconcurrency
public protocol Transition {
    associatedtype Body: View
    typealias Content = PlaceholderContentView<Self>

    @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

public nonisolated enum TransitionPhase: Hashable, Sendable {
    case willAppear, identity, didDisappear

    public var isIdentity: Bool { self == .identity }
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

/// The standard transitions.
public nonisolated struct StandardTransition: Transition, Sendable {
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == StandardTransition {
    public static var identity: StandardTransition { StandardTransition() }
    public static var opacity: StandardTransition { StandardTransition() }
    public static var slide: StandardTransition { StandardTransition() }
    public static var scale: StandardTransition { StandardTransition() }
    public static var blurReplace: StandardTransition { StandardTransition() }
    public static func move(edge: Edge) -> StandardTransition { StandardTransition() }
    public static func push(from edge: Edge) -> StandardTransition { StandardTransition() }
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> StandardTransition { StandardTransition() }
    public static func offset(_ offset: CGSize) -> StandardTransition { StandardTransition() }
    public static func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> StandardTransition {
        StandardTransition()
    }
}

extension Transition {
    public func animation(_ animation: Animation?) -> Self { self }
    public func combined<Other: Transition>(with other: Other) -> Self { self }
}

public nonisolated struct ContentTransition: Hashable, Sendable {
    private let name: String

    public static let identity = ContentTransition(name: "identity")
    public static let interpolate = ContentTransition(name: "interpolate")
    public static let opacity = ContentTransition(name: "opacity")
    public static let symbolEffect = ContentTransition(name: "symbolEffect")

    public static func symbolEffect<Effect: SymbolEffect>(
        _ effect: Effect, options: SymbolEffectOptions = .default
    ) -> ContentTransition { symbolEffect }

    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(name: "numericText")
    }
    public static func numericText(value: Double) -> ContentTransition {
        ContentTransition(name: "numericText")
    }
}

public nonisolated struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    public static let position = MatchedGeometryProperties(rawValue: 1)
    public static let size = MatchedGeometryProperties(rawValue: 2)
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// How a screen would follow another.
public nonisolated protocol NavigationTransition: Sendable {}

public nonisolated struct StandardNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == StandardNavigationTransition {
    public static var automatic: StandardNavigationTransition { StandardNavigationTransition() }
    public static func zoom(
        sourceID: some Hashable, in namespace: Namespace.ID
    ) -> StandardNavigationTransition {
        StandardNavigationTransition()
    }
}

public nonisolated struct ScrollTransitionConfiguration: Sendable {
    public static let animated = ScrollTransitionConfiguration()
    public static let interactive = ScrollTransitionConfiguration()
    public static let identity = ScrollTransitionConfiguration()

    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
        animated
    }
    public func threshold(_ threshold: Double) -> ScrollTransitionConfiguration { self }
}

public nonisolated enum ScrollTransitionPhase: Hashable, Sendable {
    case topLeading, identity, bottomTrailing

    public var isIdentity: Bool { self == .identity }
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}

/// How a symbol would move.
public nonisolated protocol SymbolEffect: Sendable {}

public nonisolated struct StandardSymbolEffect: SymbolEffect {
    public var up: StandardSymbolEffect { self }
    public var down: StandardSymbolEffect { self }
    public var byLayer: StandardSymbolEffect { self }
    public var wholeSymbol: StandardSymbolEffect { self }
    public var reversing: StandardSymbolEffect { self }
    public var iterative: StandardSymbolEffect { self }
    public var cumulative: StandardSymbolEffect { self }
}

extension SymbolEffect where Self == StandardSymbolEffect {
    public static var appear: StandardSymbolEffect { StandardSymbolEffect() }
    public static var bounce: StandardSymbolEffect { StandardSymbolEffect() }
    public static var breathe: StandardSymbolEffect { StandardSymbolEffect() }
    public static var disappear: StandardSymbolEffect { StandardSymbolEffect() }
    public static var pulse: StandardSymbolEffect { StandardSymbolEffect() }
    public static var replace: StandardSymbolEffect { StandardSymbolEffect() }
    public static var rotate: StandardSymbolEffect { StandardSymbolEffect() }
    public static var scale: StandardSymbolEffect { StandardSymbolEffect() }
    public static var variableColor: StandardSymbolEffect { StandardSymbolEffect() }
    public static var wiggle: StandardSymbolEffect { StandardSymbolEffect() }
}
