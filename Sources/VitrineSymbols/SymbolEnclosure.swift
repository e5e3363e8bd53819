import VitrineGeometry

/// A form around a symbol, as the last word of its name.
enum SymbolEnclosure: String, CaseIterable, Sendable {
    case circle, square, app, rectangle, capsule, diamond, triangle, hexagon, octagon, seal, shield, heart
    case bubble, message, doc, folder, clipboard, cloud, bin, magnifyingglass, viewfinder, tv, display, iphone
    case goforward, gobackward

    /// The file that holds the form.
    var file: String {
        switch self {
        case .app: "square"
        case .bubble: "bubble.left"
        case .goforward: "arrow.clockwise"
        case .gobackward: "arrow.counterclockwise"
        default: rawValue
        }
    }

    /// Where the middle of the sign lies, and how far it may reach from there.
    var room: (center: Point, reach: Double) {
        switch self {
        case .circle, .square, .app: (Point(x: 12, y: 12), 5.1)
        case .rectangle, .capsule: (Point(x: 12, y: 12), 4.4)
        case .diamond: (Point(x: 12, y: 12), 4.3)
        case .triangle: (Point(x: 12, y: 13.6), 3.7)
        case .hexagon, .octagon, .seal: (Point(x: 12, y: 12), 4.8)
        case .shield: (Point(x: 12, y: 11.6), 4.4)
        case .heart: (Point(x: 12, y: 10.9), 4.1)
        case .bubble: (Point(x: 12, y: 10.5), 3.9)
        case .message: (Point(x: 12, y: 11), 4.4)
        case .doc: (Point(x: 12, y: 14), 3.6)
        case .folder: (Point(x: 12, y: 13.2), 3.6)
        case .clipboard: (Point(x: 12, y: 13.8), 4.2)
        case .cloud: (Point(x: 12, y: 13.4), 3.5)
        case .bin: (Point(x: 12, y: 13), 4)
        case .magnifyingglass: (Point(x: 10.5, y: 10.5), 3.5)
        case .viewfinder: (Point(x: 12, y: 12), 5)
        case .tv, .display: (Point(x: 12, y: 10.4), 3.9)
        case .iphone: (Point(x: 12, y: 12), 3.3)
        case .goforward, .gobackward: (Point(x: 12, y: 12), 3.7)
        }
    }
}
