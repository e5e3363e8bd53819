public import Foundation

// A scroll view's content stands at its beginning; where it would be scrolled to does not matter.

extension View {
    public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View { self }

    public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

    public func scrollDisabled(_ disabled: Bool) -> some View { self }

    public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        environment(\.clipsScrollContent, !disabled)
    }

    public func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> some View { self }

    public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }

    public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

    public func scrollTarget(isEnabled: Bool = true) -> some View { self }

    public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View { self }

    public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
        self
    }

    public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }

    public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
        self
    }

    public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View { self }

    public func onScrollVisibilityChange(
        threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
    ) -> some View { self }

    public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View { self }
}

public nonisolated struct ScrollIndicatorVisibility: Hashable, Sendable {
    private let name: String

    public static let automatic = ScrollIndicatorVisibility(name: "automatic")
    public static let visible = ScrollIndicatorVisibility(name: "visible")
    public static let hidden = ScrollIndicatorVisibility(name: "hidden")
    public static let never = ScrollIndicatorVisibility(name: "never")
}

public nonisolated struct ScrollBounceBehavior: Hashable, Sendable {
    private let name: String

    public static let automatic = ScrollBounceBehavior(name: "automatic")
    public static let always = ScrollBounceBehavior(name: "always")
    public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

public nonisolated struct ScrollEdgeEffectStyle: Hashable, Sendable {
    private let name: String

    public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
    public static let hard = ScrollEdgeEffectStyle(name: "hard")
    public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

/// Where scrolling would come to rest.
public nonisolated protocol ScrollTargetBehavior: Sendable {}

public nonisolated struct StandardScrollTargetBehavior: ScrollTargetBehavior {}

extension ScrollTargetBehavior where Self == StandardScrollTargetBehavior {
    public static var paging: StandardScrollTargetBehavior { StandardScrollTargetBehavior() }
    public static var viewAligned: StandardScrollTargetBehavior { StandardScrollTargetBehavior() }
    public static func viewAligned(limitBehavior: ScrollLimitBehavior) -> StandardScrollTargetBehavior {
        StandardScrollTargetBehavior()
    }
}

public nonisolated enum ScrollLimitBehavior: Hashable, Sendable {
    case automatic, always, never, alwaysByOne, alwaysByFew
}

public nonisolated struct ScrollPosition: Hashable, Sendable {
    public private(set) var edge: Edge?
    public private(set) var point: CGPoint?

    public init(idType: (some Hashable & Sendable).Type) {}

    public init(edge: Edge) {
        self.edge = edge
    }

    public init(point: CGPoint) {
        self.point = point
    }

    public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {}

    public mutating func scrollTo(edge: Edge) { self.edge = edge }
    public mutating func scrollTo(point: CGPoint) { self.point = point }
    public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {}
}

public nonisolated struct ScrollGeometry: Equatable, Sendable {
    public var contentOffset: CGPoint
    public var contentSize: CGSize
    public var contentInsets: EdgeInsets
    public var containerSize: CGSize
}

public nonisolated enum ScrollPhase: Hashable, Sendable {
    case idle, tracking, interacting, decelerating, animating

    public var isScrolling: Bool { self != .idle }
}

/// Hands out a proxy that could scroll; shows its content.
public struct ScrollViewReader<Content: View>: View {
    public var content: (ScrollViewProxy) -> Content

    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
        self.content = content
    }

    public var body: some View { content(ScrollViewProxy()) }
}

public nonisolated struct ScrollViewProxy: Sendable {
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
