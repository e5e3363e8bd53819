public import Foundation

/// Room that takes what its stack has left, on the stack's axis.
public nonisolated struct Spacer: View, Sendable {
    public var minLength: CGFloat?

    /// Without a minimum a spacer keeps at least 8 pt.
    public init(minLength: CGFloat? = nil) {
        self.minLength = minLength
    }
}

extension Spacer: PrimitiveView {
    package var primitive: Primitive { .spacer(minLength: minLength.map { Double($0) }) }
}
