import VitrineGeometry

extension Path: CustomStringConvertible {
    /// The outline in SVG's notation, in thousandths of a point: `M 0,0 L 10,0 Z`.
    public var description: String {
        elements.map { element in
            switch element {
            case .move(let to): "M \(text(of: to))"
            case .line(let to): "L \(text(of: to))"
            case .curve(let to, let control1, let control2):
                "C \(text(of: control1)) \(text(of: control2)) \(text(of: to))"
            case .close: "Z"
            }
        }
        .joined(separator: " ")
    }

    private func text(of point: Point) -> String { "\(decimal(point.x)),\(decimal(point.y))" }
}

/// A number with at most three decimals and none that say nothing.
func decimal(_ number: Double) -> String {
    let rounded = (number * 1000).rounded() / 1000
    let isWhole = rounded == rounded.rounded() && abs(rounded) < 1e15
    return isWhole ? String(Int(rounded)) : String(rounded)
}
