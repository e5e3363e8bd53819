import Foundation
import Geometry
import Views

extension PropertyReader {
    var axes: Axis.Set? {
        list("axes").map { names in
            Axis.Set(
                names.compactMap { name in
                    switch name.string {
                    case "horizontal": .horizontal
                    case "vertical": .vertical
                    default: nil
                    }
                })
        }
    }

    /// The reverse of ``VisualChange/properties``.
    func visualChange(_ kind: String) -> VisualChange? {
        let anchor = point("anchor").map { UnitPoint(x: CGFloat($0.x), y: CGFloat($0.y)) }
        switch kind {
        case "blur": return number("radius").map { .blur($0) }
        case "scale":
            guard let x = number("x"), let y = number("y"), let anchor else { return nil }
            return .scale(x: x, y: y, anchor: anchor)
        case "rotation":
            guard let degrees = number("degrees"), let anchor else { return nil }
            return .rotation(.degrees(degrees), anchor: anchor)
        case "transform":
            let values = list("map")?.compactMap { $0.number.map { CGFloat($0) } } ?? []
            guard values.count == 6 else { return nil }
            return .transform(
                CGAffineTransform(values[0], values[1], values[2], values[3], values[4], values[5]))
        case "blend mode":
            return string("mode").flatMap { name in
                BlendMode.allCases.first { "\($0)" == name }.map { .blend($0) }
            }
        case "group": return .group
        default: return nil
        }
    }
}
