import Flexbox
import VitrineComposition
import VitrineGeometry
import VitrinePixels

/// How a component and its canvas fit together.
struct CanvasLayout {
    let extent: CanvasExtent
    let margin: Double
    let scale: Double

    init(request: RenderRequest) {
        self.init(extent: request.extent, margin: request.margin, scale: request.scale)
    }

    private init(extent: CanvasExtent, margin: Double, scale: Double) {
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
        case .screen(let screen): Proposal(screen.room)
        }
    }

    /// What the component is proposed in the end: a view that hosts it and sizes itself to fit lays it out again in the size
    /// that it has found, so that a divider or an expanding frame takes that. Where a width is said there is nothing to find
    /// across, and texts stay as high as they want to be.
    func proposal(havingFound size: Size) -> Proposal {
        switch extent {
        case .width, .fixed, .screen: proposal
        case .ideal, .minimum: Proposal(Self.bounded(size))
        }
    }

    /// A component may want to be endless, as with `frame(idealWidth: .infinity)`; then it is as long as a phone.
    private static func bounded(_ size: Size) -> Size {
        Size(
            width: size.width < endless ? size.width : phone.width,
            height: size.height < endless ? size.height : phone.height)
    }

    /// Longer than any picture.
    private static let endless = 100_000.0
    private static let phone = Size(width: 393, height: 852)

    /// The canvas with the component in its middle, or on a screen in the middle of what is free.
    func area(around component: Size, background: SRGBColor) -> CanvasArea {
        var size = Size(width: component.width + 2 * margin, height: component.height + 2 * margin)
        var covered = Insets.zero
        switch extent {
        case .width(let width): size.width = width
        case .fixed(let width, let height): size = Size(width: width, height: height)
        case .ideal, .minimum: break
        case .screen(let screen):
            (size, covered) = screen.shown(around: component, margin: margin)
        }
        let origin = Point(
            x: covered.left + (size.width - covered.horizontal - component.width) / 2,
            y: covered.top + (size.height - covered.vertical - component.height) / 2)
        return CanvasArea(size: size, origin: origin, scale: scale, background: background)
    }

    /// The device's screen in the coordinates of a canvas that shows a part of it; nothing where it shows all that there is.
    func screen(around component: Size, on area: CanvasArea) -> Rect? {
        guard case .screen(let screen) = extent, area.size != screen.size else { return nil }
        let place = screen.place(of: component)
        return Rect(origin: area.origin - place, size: screen.size)
    }

    /// The canvas that also shows what is drawn beyond its edges, with the margin around it, as far as the screen reaches.
    ///
    /// Edges are moved by whole points, so that the component stays on the same pixels. All rectangles are in the canvas' coordinates.
    func area(_ area: CanvasArea, showing drawn: Rect, on screen: Rect) -> CanvasArea {
        func beyond(_ excess: Double, limit: Double) -> Double {
            // Half a point, since a letter or a line may stand out by as much.
            excess > 0.5 ? max(0, min((excess + margin).rounded(.up), limit)) : 0
        }
        let left = beyond(-drawn.minX, limit: -screen.minX)
        let top = beyond(-drawn.minY, limit: -screen.minY)
        let right = beyond(drawn.maxX - area.size.width, limit: screen.maxX - area.size.width)
        let bottom = beyond(drawn.maxY - area.size.height, limit: screen.maxY - area.size.height)
        var area = area
        area.origin = area.origin + Point(x: left, y: top)
        area.size = Size(width: area.size.width + left + right, height: area.size.height + top + bottom)
        return area
    }

    /// The canvas as the outermost line of a sidecar, with what decided its size.
    func description(of area: CanvasArea) -> NodeDescription {
        let canvas = CanvasElement(extent, margin: margin, background: area.background)
        return NodeDescription(
            id: CanvasElement.kindName, depth: 0, kind: CanvasElement.kindName,
            box: Rect(origin: .zero, size: area.size), properties: canvas.properties)
    }

    /// Reads what ``description(of:)`` wrote, with the background.
    static func reading(
        _ description: NodeDescription, scale: Double
    ) -> (canvas: CanvasLayout, background: SRGBColor)? {
        guard description.kind == CanvasElement.kindName, let canvas = CanvasElement(description.properties),
            let extent = canvas.extent, let background = canvas.background
        else { return nil }
        return (CanvasLayout(extent: extent, margin: canvas.margin, scale: scale), background)
    }

    private func inner(_ length: Double) -> Double { max(0, length - 2 * margin) }
}

extension CanvasExtent.Screen {
    /// What the system does not cover.
    var room: Size {
        Size(
            width: max(0, size.width - safeArea.horizontal), height: max(0, size.height - safeArea.vertical))
    }

    /// Where a component stands on the screen: in the middle of what is free.
    fileprivate func place(of component: Size) -> Point {
        Point(
            x: safeArea.left + (room.width - component.width) / 2,
            y: safeArea.top + (room.height - component.height) / 2)
    }

    /// The part of the screen that the canvas is, and how much is covered along its edges.
    ///
    /// An axis on which a component fills what is free is shown as long as the screen; from any other a cropped screen shows the
    /// component and its margin, as far as the screen reaches.
    fileprivate func shown(around component: Size, margin: Double) -> (size: Size, covered: Insets) {
        var (shown, covered) = (size, safeArea)
        guard isCropped else { return (shown, covered) }
        // Half a point, since boxes have not been rounded to pixels.
        if component.width < room.width - 0.5 {
            shown.width = min(size.width, component.width + 2 * margin)
            (covered.left, covered.right) = (0, 0)
        }
        if component.height < room.height - 0.5 {
            shown.height = min(size.height, component.height + 2 * margin)
            (covered.top, covered.bottom) = (0, 0)
        }
        return (shown, covered)
    }
}
