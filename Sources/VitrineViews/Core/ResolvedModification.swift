package import Foundation

/// A modification that leaves nothing to the environment: elements keep it as the modifier made it.
package enum ResolvedModification: Sendable {
    case padding(EdgeInsets)
    case frame(FixedFrame)
    case flexibleFrame(FlexibleFrame)
    case fixedSize(horizontal: Bool, vertical: Bool)
    case layoutPriority(Double)
    case aspectRatio(Double?, ContentMode)
    case offset(x: Double, y: Double)
    case position(x: Double, y: Double)
    case alignmentGuide(AlignmentKey, @Sendable (ViewDimensions) -> CGFloat)
    case opacity(Double)
    case effect(VisualChange)
    case hidden
    case snapshotTolerance(SnapshotTolerance)
    case snapshotMask
}
