import Foundation
import VitrineDrawing
import VitrineGeometry

/// Coordinates, each group followed by what is drawn with them: `m` moves, `l` is a line, `c` a curve with its two
/// control points first, and `h` closes the outline.
extension Path: LosslessStringConvertible {
    public var description: String {
        drawing.elements.map { element in
            switch element {
            case .move(let to): "\(Self.text(to)) m"
            case .line(let to): "\(Self.text(to)) l"
            case .curve(let to, let control1, let control2):
                "\(Self.text(control1)) \(Self.text(control2)) \(Self.text(to)) c"
            case .close: "h"
            }
        }.joined(separator: " ")
    }

    /// A path of the form of ``description``; `q` is a curve with one control point.
    public init?(_ string: String) {
        self.init()
        var numbers: [Double] = []
        for word in string.split(whereSeparator: \.isWhitespace) {
            if let number = Double(word) {
                numbers.append(number)
                continue
            }
            let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
                Point(x: numbers[$0], y: numbers[$0 + 1])
            }
            switch (word, numbers.count) {
            case ("m", 2): drawing.elements.append(.move(to: points[0]))
            case ("l", 2): drawing.elements.append(.line(to: points[0]))
            case ("q", 4):
                addQuadCurve(
                    to: CGPoint(x: numbers[2], y: numbers[3]), control: CGPoint(x: numbers[0], y: numbers[1]))
            case ("c", 6):
                drawing.elements.append(.curve(to: points[2], control1: points[0], control2: points[1]))
            case ("h", 0): drawing.elements.append(.close)
            default: return nil
            }
            numbers = []
        }
        guard numbers.isEmpty else { return nil }
    }

    private static func text(_ point: Point) -> String { "\(text(point.x)) \(text(point.y))" }

    private static func text(_ number: Double) -> String {
        number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
    }
}
