public import Foundation

extension CGPoint {
    public func equalTo(_ other: CGPoint) -> Bool { self == other }
}

extension CGSize {
    public func equalTo(_ other: CGSize) -> Bool { self == other }
}

extension CGRect {
    /// Whether both cover the same, however their sides are signed.
    public func equalTo(_ other: CGRect) -> Bool { standardized == other.standardized }
}
