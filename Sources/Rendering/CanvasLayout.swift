import Composition
import Flexbox
import Geometry
import Pixels

/// How a component and its canvas fit together.
struct CanvasLayout {
    let extent: RenderRequest.Extent
    let margin: Double
    let scale: Double

    init(request: RenderRequest) {
        self.init(extent: request.extent, margin: request.margin, scale: request.scale)
    }

    private init(extent: RenderRequest.Extent, margin: Double, scale: Double) {
        self.extent = extent
        self.margin = margin
        self.scale = scale
    }

    /// What the component is proposed.
    var proposal: Proposal {
        switch extent {
        case .width(let width): Proposal(width: inner(width), height: nil)
        case .fixed(let width, let height): Proposal(width: inner(width), height: inner(height))
        case .ideal: .ideal
        case .minimum: .zero
        }
    }

    /// The canvas with the component in its middle.
    func area(around component: Size, background: SRGBColor) -> CanvasArea {
        var size = Size(width: component.width + 2 * margin, height: component.height + 2 * margin)
        switch extent {
        case .width(let width): size.width = width
        case .fixed(let width, let height): size = Size(width: width, height: height)
        case .ideal, .minimum: break
        }
        let origin = Point(x: (size.width - component.width) / 2, y: (size.height - component.height) / 2)
        return CanvasArea(size: size, origin: origin, scale: scale, background: background)
    }

    /// The canvas as the outermost line of a sidecar, with what decided its size.
    func description(of area: CanvasArea) -> NodeDescription {
        var canvas = CanvasElement(margin: margin, background: area.background)
        switch extent {
        case .width(let width): canvas.width = width
        case .fixed(let width, let height): (canvas.width, canvas.height) = (width, height)
        case .ideal: canvas.extent = .ideal
        case .minimum: canvas.extent = .minimum
        }
        return NodeDescription(
            id: CanvasElement.kindName, depth: 0, kind: CanvasElement.kindName,
            box: Rect(origin: .zero, size: area.size), properties: canvas.properties)
    }

    /// Reads what ``description(of:)`` wrote, with the background.
    static func reading(
        _ description: NodeDescription, scale: Double
    ) -> (canvas: CanvasLayout, background: SRGBColor)? {
        guard description.kind == CanvasElement.kindName, let canvas = CanvasElement(description.properties),
            let background = canvas.background
        else { return nil }
        let extent: RenderRequest.Extent
        switch (canvas.extent, canvas.width, canvas.height) {
        case (.ideal?, _, _): extent = .ideal
        case (.minimum?, _, _): extent = .minimum
        case (nil, let width?, let height?): extent = .fixed(width: width, height: height)
        case (nil, let width?, nil): extent = .width(width)
        case (nil, nil, _): return nil
        }
        return (CanvasLayout(extent: extent, margin: canvas.margin, scale: scale), background)
    }

    private func inner(_ length: Double) -> Double { max(0, length - 2 * margin) }
}
