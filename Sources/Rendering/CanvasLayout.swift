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
        self.extent = request.extent
        self.margin = request.margin
        self.scale = request.scale
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

    private func inner(_ length: Double) -> Double { max(0, length - 2 * margin) }
}
