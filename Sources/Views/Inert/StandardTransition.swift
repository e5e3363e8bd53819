public import Foundation

/// The standard transitions.
public nonisolated struct StandardTransition: Transition, Sendable {
    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

nonisolated extension Transition where Self == StandardTransition {
    public static var identity: StandardTransition { StandardTransition() }
    public static var opacity: StandardTransition { StandardTransition() }
    public static var slide: StandardTransition { StandardTransition() }
    public static var scale: StandardTransition { StandardTransition() }
    public static var blurReplace: StandardTransition { StandardTransition() }
    public static func blurReplace(_ config: BlurReplaceConfiguration) -> StandardTransition {
        StandardTransition()
    }
    public static func move(edge: Edge) -> StandardTransition { StandardTransition() }
    public static func push(from edge: Edge) -> StandardTransition { StandardTransition() }
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> StandardTransition { StandardTransition() }
    public static func offset(_ offset: CGSize) -> StandardTransition { StandardTransition() }
    public static func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> StandardTransition {
        StandardTransition()
    }
}
