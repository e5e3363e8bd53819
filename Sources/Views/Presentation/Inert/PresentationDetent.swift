public import Foundation

/// A height that a sheet may have.
public nonisolated enum PresentationDetent: Hashable, Sendable {
    case large, medium
    case fraction(CGFloat)
    case height(CGFloat)
}
