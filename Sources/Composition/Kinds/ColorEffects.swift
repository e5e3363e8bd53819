import Pixels
import Views

extension ElementKinds {
    static let brightness = ElementKind("brightness", amount, blank: 0) { .effect(.colors(.brightness($0))) }

    static let contrast = ElementKind("contrast", amount, blank: 1) { .effect(.colors(.contrast($0))) }

    static let saturation = ElementKind("saturation", amount, blank: 1) { .effect(.colors(.saturation($0))) }

    static let grayscale = ElementKind("grayscale", amount, blank: 0) { .effect(.colors(.grayscale($0))) }

    static let hueRotation = ElementKind(
        "hue rotation", [Property("degrees", \.self, .degrees, .paint)], blank: Angle.zero
    ) { .effect(.colors(.hueRotation($0))) }

    static let colorInvert = ElementKind("color invert", [], blank: ()) { .effect(.colors(.invert)) }

    static let colorMultiply = ElementKind(
        "color multiply", [Property("color", \.self, .color, .paint)], blank: SRGBColor.clear
    ) { .effect(.colors(.multiply($0))) }

    static let luminanceToAlpha = ElementKind("luminance to alpha", [], blank: ()) {
        .effect(.colors(.luminanceToAlpha))
    }

    private static let amount: [Property<Double>] = [Property("amount", \.self, .factor, .paint)]

    static let colorEffects = [
        brightness.storage, contrast.storage, saturation.storage, grayscale.storage, hueRotation.storage,
        colorInvert.storage, colorMultiply.storage, luminanceToAlpha.storage,
    ]
}

extension ColorEffect {
    func accept<Visitor: ElementVisitor>(_ visitor: Visitor) -> Visitor.Result {
        typealias Kinds = ElementKinds
        return switch self {
        case .brightness(let amount): visitor.visit(amount, Kinds.brightness)
        case .contrast(let amount): visitor.visit(amount, Kinds.contrast)
        case .saturation(let amount): visitor.visit(amount, Kinds.saturation)
        case .grayscale(let amount): visitor.visit(amount, Kinds.grayscale)
        case .hueRotation(let angle): visitor.visit(angle, Kinds.hueRotation)
        case .invert: visitor.visit((), Kinds.colorInvert)
        case .multiply(let color): visitor.visit(color, Kinds.colorMultiply)
        case .luminanceToAlpha: visitor.visit((), Kinds.luminanceToAlpha)
        }
    }
}
