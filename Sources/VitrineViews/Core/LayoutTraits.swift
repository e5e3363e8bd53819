/// The traits that a view hands to the layout engine and the painter.
package nonisolated struct LayoutTraits: Sendable {
    /// Which sibling is painted over which; 0 without a modifier.
    package var zIndex = 0.0
    /// Values of `LayoutValueKey`s, by their type.
    package var layoutValues: [ObjectIdentifier: any Sendable] = [:]
    /// The `GridRow` that the view is a cell of.
    package var gridRow: GridRowTrait?
    package var gridCell = GridCellTraits()
    package var flexItem: FlexItem? {
        get { boxedFlexItem?.value }
        set { boxedFlexItem = newValue.map(Box.init) }
    }
    private var boxedFlexItem: Box<FlexItem>?

    package init() {}
}
