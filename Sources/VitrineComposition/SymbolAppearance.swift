import VitrineDrawing
package import VitrinePixels
import VitrineViews

/// How the layers of a symbol are painted.
package struct SymbolAppearance: Hashable, Sendable {
    package enum Coloring: Hashable, Sendable {
        /// All layers in the color around the symbol.
        case monochrome
        /// Lower layers in the same color, weaker.
        case hierarchical
        /// Each layer in its own color; the last one holds for those below.
        case layers([SRGBColor])
    }

    package var coloring = Coloring.monochrome
    /// Above this value layers with a threshold are weak.
    package var value: Double?
    /// How large the symbol is beside its text, where the medium scale is 1.
    package var scale = 1.0

    package static let standard = SymbolAppearance()
}

extension SymbolAppearance {
    /// How strong the layers of a hierarchical symbol are, from the uppermost on.
    private static let strengths = [1, 0.5, 0.25]
    /// How strong a layer is that the variable value does not reach.
    private static let restingStrength = 0.3

    init(_ image: Image, named name: String, in environment: EnvironmentValues) {
        value = image.variableValue.map { min(max($0, 0), 1) }
        scale = environment.imageScale.symbolScale
        if environment.hidesSymbols {
            coloring = .layers([.clear])
            return
        }
        let lower = environment.lowerForegroundStyles
        let palette =
            [ForegroundStyle().fill(in: environment).color]
            + lower.map { $0.resolvedFill(in: environment).color }
        switch image.symbolRenderingMode ?? environment.symbolRenderingMode {
        case .hierarchical?: coloring = .hierarchical
        case .palette?: coloring = lower.isEmpty ? .hierarchical : .layers(palette)
        case .multicolor?:
            coloring = MulticolorSymbol.colors(of: name, in: environment).map { .layers($0) } ?? .monochrome
        case .monochrome?: coloring = .monochrome
        // More than one style asks for a palette.
        case nil, .some: coloring = lower.isEmpty ? .monochrome : .layers(palette)
        }
    }

    /// The drawing with the inks of its layers, in which nothing is left to decide.
    func painted(_ drawing: VectorImage) -> VectorImage {
        var drawing = drawing
        drawing.shapes = drawing.shapes.map { shape in
            var shape = shape
            if shape.effect == .engraves { shape.effect = coloring == .monochrome ? .erases : .covers }
            if let value, let threshold = shape.threshold, value <= threshold {
                shape.mapInks { $0.faded(by: Self.restingStrength) }
            }
            let layer = shape.layer.rawValue
            switch coloring {
            case .monochrome: break
            case .hierarchical: shape.mapInks { $0.faded(by: Self.strengths[layer]) }
            case .layers(let colors):
                let color = colors[min(layer, colors.count - 1)]
                shape.mapInks { $0.colored(color) }
            }
            return shape
        }
        return drawing
    }
}

extension Image.Scale {
    /// The sizes of the three scales; strokes stay as wide as those of the letters.
    fileprivate var symbolScale: Double {
        switch self {
        case .small: 0.79
        case .medium: 1
        case .large: 1.28
        }
    }
}

extension VectorImage.Shape {
    fileprivate mutating func mapInks(_ map: (VectorImage.Ink) -> VectorImage.Ink) {
        if let ink = fill?.ink { fill?.ink = map(ink) }
        if let ink = stroke?.ink { stroke?.ink = map(ink) }
    }
}

extension VectorImage.Ink {
    fileprivate func faded(by opacity: Double) -> VectorImage.Ink {
        switch self {
        case .currentColor(let own): .currentColor(opacity: own * opacity)
        case .color(let color): .color(color.opacity(opacity))
        case .gradient(let gradient): .gradient(gradient.mapColors { $0.opacity(opacity) })
        }
    }

    /// The color in the place of that around the symbol.
    fileprivate func colored(_ color: SRGBColor) -> VectorImage.Ink {
        switch self {
        case .currentColor(let opacity): .color(color.opacity(opacity))
        case .color, .gradient: self
        }
    }
}
