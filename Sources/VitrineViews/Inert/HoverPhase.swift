public import Foundation

/// Where a pointer would be over a view.
public nonisolated enum HoverPhase: Equatable, Sendable {
    case active(CGPoint)
    case ended
}
