/// The effect of a modifier on one view.
package indirect enum Modification {
    case resolved(ResolvedModification)
    /// A padding whose length is the system's where none is given.
    case padding(Edge.Set, Double?)
    case safeAreaIgnored(Edge.Set)
    case background(any View, Alignment)
    case overlay(any View, Alignment)
    case mask(any View, Alignment)
    case shadow(Color, radius: Double, x: Double, y: Double)
    case clip(any Shape, isEvenOdd: Bool)
    case identified(AnyHashable)
    /// Hands a value to the containers around.
    case trait((inout Traits) -> Void)
    case layoutTrait((inout LayoutTraits) -> Void)
    case accessibility(@Sendable (inout AccessibilityProperties) -> Void)
    /// Is found by assistive technology instead of the view, and neither laid out nor drawn.
    case accessibilityContent(any View)
    /// Tells assistive technology what the view is called, and is neither laid out nor drawn.
    case accessibilityLabelContent(any View)
    /// What touches, typing and tests can do with the view.
    case interactions([Interaction])
    /// What can be done with a view beside what it shows, such as by swiping it: neither laid out nor drawn.
    case actionContent(any View)
    /// The design tokens that the element's properties are made of, by the properties' names.
    case tokens([String: [String]])
    case coordinateSpaces([NamedCoordinateSpace])
    case geometryObserved((GeometryProxy, any CollectingContext) -> Void)
}
