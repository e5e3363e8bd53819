import VitrineDrawing
import VitrineGeometry

/// Reads the `d` attribute of a path (SVG 2 §9.3) into lines and cubic curves in absolute coordinates.
struct PathDataReader {
    /// The second control point of the last curve, which smooth commands mirror.
    private enum LastControl {
        case none
        case cubic(Point)
        case quadratic(Point)
    }

    private var scanner: ValueScanner
    private var elements: [Path.Element] = []
    private var current = Point.zero
    private var subpathStart = Point.zero
    private var lastControl = LastControl.none
    private var isSubpathOpen = false

    private init(_ text: String) {
        self.scanner = ValueScanner(text)
    }

    /// An empty value is an empty path.
    static func path(_ text: String) throws(ValueError) -> Path {
        var reader = PathDataReader(text)
        try reader.readAll()
        return Path(reader.elements)
    }

    private mutating func readAll() throws(ValueError) {
        var command: Character?
        while !scanner.isAtEnd() {
            let place = scanner.place
            if let letter = scanner.letter() {
                guard "MmLlHhVvCcSsQqTtAaZz".contains(letter) else {
                    throw ValueError(reason: "has the unknown command '\(letter)' \(place)")
                }
                command = letter
            }
            guard let present = command else {
                throw ValueError(reason: "does not begin with a command")
            }
            if elements.isEmpty, present != "M", present != "m" {
                throw ValueError(reason: "does not begin with 'M'")
            }
            try read(present)
            command = following(present)
        }
    }

    /// The command that further numbers without a letter stand for.
    private func following(_ command: Character) -> Character? {
        switch command {
        case "M": "L"
        case "m": "l"
        case "Z", "z": nil
        default: command
        }
    }

    private mutating func read(_ command: Character) throws(ValueError) {
        let origin = command.isLowercase ? current : .zero
        switch command.uppercased() {
        case "M": move(to: try point(from: origin))
        case "L": line(to: try point(from: origin))
        case "H": line(to: Point(x: origin.x + (try scanner.number()), y: current.y))
        case "V": line(to: Point(x: current.x, y: origin.y + (try scanner.number())))
        case "C":
            let control1 = try point(from: origin)
            let control2 = try point(from: origin)
            curve(to: try point(from: origin), control1, control2)
        case "S":
            let control2 = try point(from: origin)
            var control1 = current
            if case .cubic(let last) = lastControl { control1 = mirrored(last) }
            curve(to: try point(from: origin), control1, control2)
        case "Q":
            let control = try point(from: origin)
            quadraticCurve(to: try point(from: origin), control)
        case "T":
            var control = current
            if case .quadratic(let last) = lastControl { control = mirrored(last) }
            quadraticCurve(to: try point(from: origin), control)
        case "A": try arc(from: origin)
        default: close()
        }
    }

    private mutating func point(from origin: Point) throws(ValueError) -> Point {
        let x = try scanner.number()
        return origin + Point(x: x, y: try scanner.number())
    }

    private func mirrored(_ control: Point) -> Point {
        current + (current - control)
    }

    private mutating func move(to point: Point) {
        elements.append(.move(to: point))
        current = point
        subpathStart = point
        isSubpathOpen = true
        lastControl = .none
    }

    /// What follows a closed subpath without a move begins where that one began.
    private mutating func reopen() {
        if !isSubpathOpen { move(to: subpathStart) }
    }

    private mutating func line(to point: Point) {
        reopen()
        elements.append(.line(to: point))
        current = point
        lastControl = .none
    }

    private mutating func curve(to point: Point, _ control1: Point, _ control2: Point) {
        reopen()
        elements.append(.curve(to: point, control1: control1, control2: control2))
        current = point
        lastControl = .cubic(control2)
    }

    private mutating func quadraticCurve(to point: Point, _ control: Point) {
        let start = current
        curve(
            to: point,
            Point(x: start.x + (control.x - start.x) * 2 / 3, y: start.y + (control.y - start.y) * 2 / 3),
            Point(x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3))
        lastControl = .quadratic(control)
    }

    private mutating func arc(from origin: Point) throws(ValueError) {
        let radiusX = try scanner.number()
        let radiusY = try scanner.number()
        let rotation = try scanner.number()
        let isLarge = try scanner.flag()
        let isSweeping = try scanner.flag()
        let end = try point(from: origin)
        reopen()
        let arc = EllipticalArc(
            from: current, to: end, radii: Size(width: radiusX, height: radiusY),
            shape: .init(rotation: rotation * .pi / 180, isLarge: isLarge, isClockwise: isSweeping))
        elements += arc.elements
        current = end
        lastControl = .none
    }

    private mutating func close() {
        if isSubpathOpen { elements.append(.close) }
        current = subpathStart
        isSubpathOpen = false
        lastControl = .none
    }
}
