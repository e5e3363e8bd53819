import VitrineDrawing
import VitrineJSONValues
import VitrinePixels
import VitrineViews

extension ElementKinds {
    static let brightness = effect("brightness", neutral: 0) { .brightness($0) }

    static let contrast = effect("contrast", neutral: 1) { .contrast($0) }

    static let saturation = effect("saturation", neutral: 1) { .saturation($0) }

    static let grayscale = effect("grayscale", neutral: 0) { .grayscale($0) }

    static let hueRotation = ElementKind(
        "hue rotation", [Property("degrees", \.self, .degrees, .paint)], blank: Angle.zero,
        changes: .appearance, neutral: ["degrees": 0.0]
    ) { .modified(.effect(.colors(.hueRotation($0)))) }

    static let colorInvert = ElementKind("color invert", [], blank: (), changes: .appearance) {
        .modified(.effect(.colors(.invert)))
    }

    static let colorMultiply = ElementKind(
        "color multiply", [Property("color", \.self, .color, .paint)], blank: SRGBColor.clear,
        changes: .appearance, neutral: ["color": JSONValue(SRGBColor.white)]
    ) { .modified(.effect(.colors(.multiply($0)))) }

    static let luminanceToAlpha = ElementKind("luminance to alpha", [], blank: (), changes: .appearance) {
        .modified(.effect(.colors(.luminanceToAlpha)))
    }

    static let colorMatrix = ElementKind(
        "color matrix", [Property("factors", \.factors, .numbers(.factor), .paint)],
        blank: VitrineDrawing.ColorMatrix.unchanged, changes: .appearance,
        neutral: ["factors": .list(VitrineDrawing.ColorMatrix.unchanged.factors.map(JSONValue.number))]
    ) { .modified(.effect(.colors(.matrix($0)))) }

    /// A kind that has a number alone.
    private static func effect(
        _ name: String, neutral: Double, _ effect: @escaping @Sendable (Double) -> ColorEffect
    ) -> ElementKind<Double> {
        ElementKind(
            name, [Property("amount", \.self, .factor, .paint)], blank: neutral, changes: .appearance,
            neutral: ["amount": .number(neutral)]
        ) { .modified(.effect(.colors(effect($0)))) }
    }

    static let colorEffects = [
        brightness.storage, contrast.storage, saturation.storage, grayscale.storage, hueRotation.storage,
        colorInvert.storage, colorMultiply.storage, luminanceToAlpha.storage, colorMatrix.storage,
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
        case .matrix(let matrix): visitor.visit(matrix, Kinds.colorMatrix)
        }
    }
}

extension VitrineDrawing.ColorMatrix {
    fileprivate static let unchanged = VitrineDrawing.ColorMatrix(
        red: Row(1, 0, 0), green: Row(0, 1, 0), blue: Row(0, 0, 1))

    /// The five numbers of each row in turn.
    fileprivate var factors: [Double] {
        get { rows.flatMap(\.numbers) }
        set {
            let numbers = newValue + Array(repeating: 0, count: Swift.max(0, 20 - newValue.count))
            let rows = (0..<4).map { row in
                let row = Array(numbers[row * 5..<row * 5 + 5])
                return Row(row[0], row[1], row[2], row[3], constant: row[4])
            }
            self = VitrineDrawing.ColorMatrix(red: rows[0], green: rows[1], blue: rows[2], alpha: rows[3])
        }
    }
}
