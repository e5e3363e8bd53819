public import Foundation

/// A direction with a length, which Foundation lacks on Linux.
public nonisolated struct CGVector: Hashable, Sendable, Codable, CustomDebugStringConvertible {
    public var dx: CGFloat
    public var dy: CGFloat

    public init() {
        self.init(dx: 0, dy: 0)
    }

    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    public static let zero = CGVector()

    /// As points and sizes are described on Apple's systems.
    public var debugDescription: String { "(\(dx), \(dy))" }
}
