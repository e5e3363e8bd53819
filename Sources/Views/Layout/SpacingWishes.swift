/// Wishes about spacing as the layout engine knows them.
package nonisolated protocol SpacingWishes: Sendable {
    func distance(to next: any SpacingWishes, along axis: Axis) -> Double
    func union(_ other: any SpacingWishes, edges: Edge.Set) -> any SpacingWishes
    /// A spacing as wishes of the same sort.
    func counterpart(of spacing: ViewSpacing) -> any SpacingWishes
}
