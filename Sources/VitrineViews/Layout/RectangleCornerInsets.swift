public import Foundation

/// How much each corner of a rectangle is inset.
public nonisolated struct RectangleCornerInsets: Hashable, Sendable {
    public var topLeading = CGSize.zero
    public var topTrailing = CGSize.zero
    public var bottomLeading = CGSize.zero
    public var bottomTrailing = CGSize.zero

    public init() {}
}
