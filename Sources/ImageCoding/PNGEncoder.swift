public import Pixels

/// Writes PNG files; the same picture gives the same bytes.
public struct PNGEncoder: Sendable {
    private enum Goal {
        case compact
        case fast
    }

    private let goal: Goal

    /// For files that are kept.
    public static let compact = PNGEncoder(goal: .compact)

    /// For files that are looked at once.
    public static let fast = PNGEncoder(goal: .fast)

    public func encode(_ bitmap: StraightBitmap) -> [UInt8] {
        encodeCompact(bitmap)
    }

    public func encode(_ bitmap: Bitmap) -> [UInt8] {
        encodeCompact(StraightBitmap(bitmap))
    }
}
