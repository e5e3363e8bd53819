package import VitrineDrawing
import VitrineGeometry
import VitrineJSONValues

/// Outlines as text, in SVG's notation, in millionths of a point: `M 0,0 L 10.25,0 Z`.
package enum PathNotation {
    package static func text(of path: VitrineDrawing.Path) -> String {
        let text = { (point: Point) in
            let decimal = { (number: Double) in JSONValue.text(of: (number * 1e6).rounded() / 1e6 + 0) }
            return "\(decimal(point.x)),\(decimal(point.y))"
        }
        return path.elements.map { element in
            switch element {
            case .move(let to): "M \(text(to))"
            case .line(let to): "L \(text(to))"
            case .curve(let to, let control1, let control2):
                "C \(text(control1)) \(text(control2)) \(text(to))"
            case .close: "Z"
            }
        }
        .joined(separator: " ")
    }

    /// Nothing where the text is not as ``text(of:)`` writes it.
    package static func path(_ text: String) -> VitrineDrawing.Path? {
        var words = text.split(separator: " ")[...]
        var elements: [VitrineDrawing.Path.Element] = []
        func point() -> Point? {
            let numbers = (words.popFirst() ?? "").split(separator: ",").compactMap { Double($0) }
            return numbers.count == 2 ? Point(x: numbers[0], y: numbers[1]) : nil
        }
        while let command = words.popFirst() {
            switch command {
            case "M":
                guard let to = point() else { return nil }
                elements.append(.move(to: to))
            case "L":
                guard let to = point() else { return nil }
                elements.append(.line(to: to))
            case "C":
                guard let control1 = point(), let control2 = point(), let to = point() else { return nil }
                elements.append(.curve(to: to, control1: control1, control2: control2))
            case "Z": elements.append(.close)
            default: return nil
            }
        }
        return VitrineDrawing.Path(elements)
    }
}
