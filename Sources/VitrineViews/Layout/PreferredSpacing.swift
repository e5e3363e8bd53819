/// The spacing that views prefer, as the layout engine knows it.
package nonisolated protocol PreferredSpacing: Sendable {
    func distance(to next: any PreferredSpacing, along axis: Axis) -> Double
    func union(_ other: any PreferredSpacing, edges: Edge.Set) -> any PreferredSpacing
    /// A spacing as preferences of the same sort.
    func counterpart(of spacing: ViewSpacing) -> any PreferredSpacing
}
