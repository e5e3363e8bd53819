import Foundation
import VitrineJSONValues
import VitrineViews

struct ScaleElement: Sendable {
    var x = 1.0
    var y = 1.0
    var anchor = UnitPoint.center
}

struct RotationElement: Sendable {
    var angle = Angle.zero
    var anchor = UnitPoint.center
}

extension ElementKinds {
    static let blur = ElementKind(
        "blur", [Property("radius", \.self, .points(.length), .paint)], blank: 0.0, changes: .appearance,
        neutral: ["radius": 0.0]
    ) { .modified(.effect(.blur($0))) }

    static let scale = ElementKind(
        "scale",
        [
            Property("x", \.x, .factor, .paint),
            Property("y", \.y, .factor, .paint),
            Property("anchor", \.anchor, .unitPoint, .paint),
        ], blank: ScaleElement(), neutral: ["x": 1.0, "y": 1.0]
    ) { .modified(.effect(.scale(x: $0.x, y: $0.y, anchor: $0.anchor))) }

    static let rotation = ElementKind(
        "rotation",
        [
            Property("degrees", \.angle, .degrees, .paint),
            Property("anchor", \.anchor, .unitPoint, .paint),
        ], blank: RotationElement(), neutral: ["degrees": 0.0]
    ) { .modified(.effect(.rotation($0.angle, anchor: $0.anchor))) }

    static let transform = ElementKind(
        "transform", [Property("map", \.self, .map, .paint)], blank: CGAffineTransform.identity
    ) { .modified(.effect(.transform($0))) }

    static let blendMode = ElementKind(
        "blend mode", [Property("mode", \.self, .caseName, .paint)], blank: BlendMode.normal,
        changes: .appearance, neutral: ["mode": "normal"]
    ) { .modified(.effect(.blend($0))) }

    static let group = ElementKind("group", [], blank: (), changes: .appearance) {
        .modified(.effect(.group))
    }
}

extension VisualChange {
    func accept<Visitor: ElementVisitor>(_ visitor: Visitor) -> Visitor.Result {
        typealias Kinds = ElementKinds
        return switch self {
        case .blur(let radius): visitor.visit(radius, Kinds.blur)
        case .scale(let x, let y, let anchor):
            visitor.visit(ScaleElement(x: x, y: y, anchor: anchor), Kinds.scale)
        case .rotation(let angle, let anchor):
            visitor.visit(RotationElement(angle: angle, anchor: anchor), Kinds.rotation)
        case .transform(let map): visitor.visit(map, Kinds.transform)
        case .blend(let mode): visitor.visit(mode, Kinds.blendMode)
        case .group: visitor.visit((), Kinds.group)
        case .colors(let effect): effect.accept(visitor)
        }
    }
}
