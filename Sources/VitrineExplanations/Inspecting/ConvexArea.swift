import VitrineComposition
import VitrineGeometry
import VitrineJSONValues

/// A part of the canvas of which it is certain that a shape covers it, or that a clip shows it.
struct ConvexArea {
    private let box: Rect
    /// Of each corner, along both axes.
    private let radius: Size

    /// The whole of a box.
    init(_ box: Rect) {
        self.box = box
        radius = .zero
    }

    /// What a shape covers; nothing where only its path says it.
    init?(_ shape: NodeDescription, in box: Rect) {
        let inset = (shape.numbers("inset") ?? []).reduce(0, +)
        let box = box.inset(by: Insets(top: inset, left: inset, bottom: inset, right: inset))
        let shorter = min(box.width, box.height)
        switch shape.properties["shape"] {
        case "rectangle": self.init(box)
        case "capsule": self.init(box, radius: Size(width: shorter / 2, height: shorter / 2))
        case "ellipse": self.init(box, radius: Size(width: box.width / 2, height: box.height / 2))
        case "circle":
            let square = Rect(
                x: box.midX - shorter / 2, y: box.midY - shorter / 2, width: shorter, height: shorter)
            self.init(square, radius: Size(width: shorter / 2, height: shorter / 2))
        case "rounded rectangle":
            guard let radii = shape.number("corner radius").map({ [$0] }) ?? shape.numbers("corner radius")
            else { return nil }
            // Continuous corners begin farther from the corner (1.53 radii), and cut off less than an arc of that radius.
            let reach = shape.properties["corners"] == "continuous" ? 1.53 : 1
            let radius = min((radii.max() ?? 0) * reach, shorter / 2)
            self.init(box, radius: Size(width: radius, height: radius))
        default: return nil
        }
    }

    private init(_ box: Rect, radius: Size) {
        self.box = box
        self.radius = radius
    }

    func contains(_ other: Rect) -> Bool {
        let corners = [
            other.origin, Point(x: other.maxX, y: other.minY), Point(x: other.minX, y: other.maxY),
            Point(x: other.maxX, y: other.maxY),
        ]
        return corners.allSatisfy(contains)
    }

    private func contains(_ point: Point) -> Bool {
        // As much as layouts may miss a sum by.
        let slack = 1e-6
        guard point.x >= box.minX - slack, point.x <= box.maxX + slack, point.y >= box.minY - slack,
            point.y <= box.maxY + slack
        else { return false }
        guard radius.width > 0, radius.height > 0 else { return true }
        // How far the point is beyond the centre of the nearest corner's arc, in radii.
        let x = max(box.minX + radius.width - point.x, point.x - (box.maxX - radius.width), 0) / radius.width
        let y =
            max(box.minY + radius.height - point.y, point.y - (box.maxY - radius.height), 0) / radius.height
        return x * x + y * y <= 1 + slack
    }
}
