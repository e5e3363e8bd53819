/// A value where an axis has a mark.
public struct AxisValue {
    let value: PlottedValue
    public let index: Int
    public let count: Int

    public func `as`<P: Plottable>(_ type: P.Type) -> P? { P(plotted: value) }
}
