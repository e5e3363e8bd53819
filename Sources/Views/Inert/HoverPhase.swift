public import Foundation

public nonisolated enum HoverPhase: Equatable, Sendable {
    case active(CGPoint)
    case ended
}
