import VitrineGeometry
package import VitrineJSONValues
package import VitrinePixels

/// The canvas of a component as the outermost line of a sidecar, with what decided its size.
package struct CanvasElement: Equatable, Sendable {
    /// What is left free at each edge.
    package private(set) var margin: Double
    package private(set) var background: SRGBColor?
    private var width: Double?
    private var height: Double?
    /// Nothing for a canvas of a width alone or of a width and a height.
    private var keyword: Keyword?
    /// How much is covered along the edges of a screen: top, left, bottom, right.
    private var safeArea: [Double]?

    private enum Keyword: String, Hashable, Sendable {
        case ideal, minimum, screen
        case croppedScreen = "cropped screen"
    }

    private init(margin: Double, background: SRGBColor?) {
        self.margin = margin
        self.background = background
    }

    package init(_ extent: CanvasExtent, margin: Double, background: SRGBColor?) {
        self.init(margin: margin, background: background)
        switch extent {
        case .width(let width): self.width = width
        case .fixed(let width, let height): (self.width, self.height) = (width, height)
        case .ideal: keyword = .ideal
        case .minimum: keyword = .minimum
        case .screen(let screen):
            keyword = screen.isCropped ? .croppedScreen : .screen
            (width, height) = (screen.size.width, screen.size.height)
            let covered = screen.safeArea
            safeArea = [covered.top, covered.left, covered.bottom, covered.right]
        }
    }

    package static let kindName = "canvas"

    /// What decided the canvas' size; nothing where the stored properties do not go together.
    package var extent: CanvasExtent? {
        switch (keyword, width, height) {
        case (.ideal?, _, _): return .ideal
        case (.minimum?, _, _): return .minimum
        case (.screen?, let width?, let height?), (.croppedScreen?, let width?, let height?):
            guard let covered = safeArea, covered.count == 4 else { return nil }
            return .screen(
                CanvasExtent.Screen(
                    size: Size(width: width, height: height),
                    safeArea: Insets(
                        top: covered[0], left: covered[1], bottom: covered[2], right: covered[3]),
                    isCropped: keyword == .croppedScreen))
        case (.screen?, _, _), (.croppedScreen?, _, _): return nil
        case (nil, let width?, let height?): return .fixed(width: width, height: height)
        case (nil, let width?, nil): return .width(width)
        case (nil, nil, _): return nil
        }
    }

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
        Property("extent", optional: \.keyword, .word, .place),
        Property("safe area", optional: \.safeArea, .numbers(.points), .place),
        Property("background", optional: \.background, .color, .paint),
    ]
}

extension ElementKinds {
    /// No element of a component is a canvas.
    static let canvas = ElementKind<CanvasElement>(CanvasElement.kindName, CanvasElement.declared) { _ in nil
    }
}
