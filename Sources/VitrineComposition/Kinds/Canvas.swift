package import VitrineJSONValues
package import VitrinePixels

/// The canvas of a component as the outermost line of a sidecar, with what decided its size.
package struct CanvasElement: Equatable, Sendable {
    /// What is left free at each edge.
    package var margin: Double
    package var width: Double?
    package var height: Double?
    /// What the component may choose, or what else than a canvas of a width and a height it stands on.
    package var extent: Extent?
    /// How much is covered along the edges of a screen: top, left, bottom, right.
    package var safeArea: [Double]?
    package var background: SRGBColor?

    package enum Extent: String, Hashable, Sendable {
        case ideal, minimum, screen
        case croppedScreen = "cropped screen"
    }

    package init(margin: Double, background: SRGBColor?) {
        self.margin = margin
        self.background = background
    }

    package static let kindName = "canvas"

    /// What a sidecar holds of the canvas.
    package var properties: [String: JSONValue] { Dictionary(self, Self.declared) }

    /// Nothing where the stored properties are not as they would be written.
    package init?(_ properties: [String: JSONValue]) {
        guard let canvas = properties.element(CanvasElement(margin: 0, background: nil), Self.declared)
        else { return nil }
        self = canvas
    }

    fileprivate static let declared: [Property<CanvasElement>] = [
        Property("margin", \.margin, .points(), .place),
        Property("width", optional: \.width, .points(), .place),
        Property("height", optional: \.height, .points(), .place),
        Property("extent", optional: \.extent, .word, .place),
        Property("safe area", optional: \.safeArea, .numbers(.points), .place),
        Property("background", optional: \.background, .color, .paint),
    ]
}

extension ElementKinds {
    /// No element of a component is a canvas.
    static let canvas = ElementKind<CanvasElement>(CanvasElement.kindName, CanvasElement.declared) { _ in nil
    }
}
