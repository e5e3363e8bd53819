package import Foundation

/// What a modifier does to one view.
package indirect enum Modification {
    case padding(Edge.Set, Double?)
    case insets(EdgeInsets)
    case frame(FixedFrame)
    case flexibleFrame(FlexibleFrame)
    case fixedSize(horizontal: Bool, vertical: Bool)
    case layoutPriority(Double)
    case aspectRatio(Double?, ContentMode)
    case offset(x: Double, y: Double)
    case position(x: Double, y: Double)
    case safeAreaIgnored(Edge.Set)
    case alignmentGuide(AlignmentKey, @Sendable (ViewDimensions) -> CGFloat)
    case background(any View, Alignment)
    case overlay(any View, Alignment)
    case mask(any View, Alignment)
    case opacity(Double)
    case shadow(Color, radius: Double, x: Double, y: Double)
    case clip(any Shape, isEvenOdd: Bool)
    case effect(VisualChange)
    case hidden
    case snapshotTolerance(SnapshotTolerance)
    case snapshotMask
    case identified(AnyHashable)
    /// Hands a value to the containers around.
    case trait((inout Traits) -> Void)
    case layoutTrait((inout LayoutTraits) -> Void)
    case accessibility(@Sendable (inout AccessibilityProperties) -> Void)
    /// Is found by assistive technology instead of the view, and neither laid out nor drawn.
    case accessibilityContent(any View)
    /// What touches, typing and tests can do with the view.
    case interactions([Interaction])
    /// What can be done with a view beside what it shows, such as by swiping it: neither laid out nor drawn.
    case actionContent(any View)
    /// The design tokens that the element's properties are made of, by the properties' names.
    case tokens([String: [String]])
    case coordinateSpaces([NamedCoordinateSpace])
    case geometryObserved((GeometryProxy, any CollectingContext) -> Void)
}
