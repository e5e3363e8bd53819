import Foundation
import VitrineDrawing
import VitrineGeometry

extension Transform {
    /// Reads a `transform` attribute: `translate`, `scale`, `rotate`, `skewX`, `skewY` and `matrix`, the last of
    /// which is applied first.
    static func parsing(_ text: String) throws(ValueError) -> Transform {
        var scanner = ValueScanner(text)
        var result = Transform.identity
        while !scanner.isAtEnd() {
            _ = scanner.take(",")
            let name = scanner.word()
            guard scanner.take("(") else { throw ValueError(reason: "lacks '(' \(scanner.place)") }
            var numbers: [Double] = []
            while !scanner.take(")") { numbers.append(try scanner.number()) }
            result = try single(name, numbers).followed(by: result)
        }
        return result
    }

    private static func single(_ name: String, _ numbers: [Double]) throws(ValueError) -> Transform {
        switch (name, numbers.count) {
        case ("translate", 1...2):
            return Transform(a: 1, b: 0, c: 0, d: 1, tx: numbers[0], ty: numbers.count > 1 ? numbers[1] : 0)
        case ("scale", 1...2):
            return Transform(a: numbers[0], b: 0, c: 0, d: numbers[numbers.count - 1], tx: 0, ty: 0)
        case ("rotate", 1): return rotation(degrees: numbers[0])
        case ("rotate", 3):
            let back = Transform(a: 1, b: 0, c: 0, d: 1, tx: -numbers[1], ty: -numbers[2])
            let forth = Transform(a: 1, b: 0, c: 0, d: 1, tx: numbers[1], ty: numbers[2])
            return back.followed(by: rotation(degrees: numbers[0])).followed(by: forth)
        case ("skewX", 1): return Transform(a: 1, b: 0, c: tan(numbers[0] * .pi / 180), d: 1, tx: 0, ty: 0)
        case ("skewY", 1): return Transform(a: 1, b: tan(numbers[0] * .pi / 180), c: 0, d: 1, tx: 0, ty: 0)
        case ("matrix", 6):
            return Transform(
                a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
        default:
            throw ValueError(
                reason: "has '\(name)' with \(numbers.count) numbers, which is no transform")
        }
    }

    private static func rotation(degrees: Double) -> Transform {
        let (sine, cosine) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
        return Transform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// The map, where it keeps the coordinates of icons within what can be calculated with.
    var withinLimits: Transform {
        get throws(ValueError) {
            guard isWithinLimits else {
                throw ValueError(reason: "enlarges beyond \(Int(ValueScanner.limit))")
            }
            return self
        }
    }

    /// Whether it keeps the coordinates of icons within what can be calculated with.
    var isWithinLimits: Bool {
        [a, b, c, d, tx, ty].allSatisfy { abs($0) <= ValueScanner.limit }
    }
}
