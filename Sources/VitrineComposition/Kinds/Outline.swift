import VitrineDrawing
import VitrineGeometry
import VitrineHashing
import VitrineJSONValues

extension Outline {
    /// The outline of shapes and clips.
    static let properties: [Property<Outline>] = [
        Property(
            PropertyDeclaration(name: "shape", unit: .word, role: .content),
            write: { outline, _ in .string(outline.name) }),
        Property(
            PropertyDeclaration(name: "corner radius", unit: .points, role: .paint),
            write: { outline, _ in outline.corners.map { JSONValue($0.radii) } },
            check: { outline in
                guard let radii = outline.corners?.radii else { return nil }
                let all = [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft]
                return NumberRange.number.fault(in: all)
            }),
        Property(
            PropertyDeclaration(name: "corners", unit: .word, role: .paint),
            write: { outline, _ in
                outline.corners.map { $0.isContinuous ? "continuous" : "circular" }
            }),
        Property(
            PropertyDeclaration(name: "inset", unit: .points, role: .place),
            write: { outline, _ in
                let insets = outline.insets
                return insets.isEmpty ? nil : .list(insets.map(JSONValue.number))
            },
            check: { NumberRange.finite.fault(in: $0.insets) }),
        // A shape of a user's is known only by the path that it makes for its rectangle.
        Property(
            PropertyDeclaration(name: "path", unit: .word, role: .content),
            write: { outline, size in
                guard case .custom(_, _, let path) = outline else { return nil }
                return .string(PathNotation.text(of: path(Rect(origin: .zero, size: size))))
            }),
        // The path for a rectangle of one size identifies the shape, whatever size it is used in.
        Property(
            PropertyDeclaration(name: "outline", unit: .contentHash, role: .content),
            write: { outline, _ in
                guard case .custom(_, let hash, let path) = outline else { return nil }
                if let hash { return hash }
                let text = PathNotation.text(of: path(Rect(x: 0, y: 0, width: 640, height: 400)))
                return JSONValue(hash: Array(text.utf8).withUnsafeBytes { hash128(of: $0).high })
            }),
    ]

    var isCircle: Bool {
        if case .geometry(.circle) = self { true } else { false }
    }

    private var name: String {
        switch self {
        case .custom(let name, _, _): name
        case .geometry(let geometry): geometry.innermost.name
        }
    }

    private var corners: (radii: CornerRadii, isContinuous: Bool)? {
        guard case .geometry(let geometry) = self,
            case .roundedRectangle(let radii, let isContinuous) = geometry.innermost
        else { return nil }
        return (radii, isContinuous)
    }

    /// From the innermost to the outermost.
    private var insets: [Double] {
        if case .geometry(let geometry) = self { geometry.insets } else { [] }
    }
}

extension ShapeGeometry {
    fileprivate var innermost: ShapeGeometry {
        if case .inset(let inner, _) = self { inner.innermost } else { self }
    }

    fileprivate var insets: [Double] {
        if case .inset(let inner, let amount) = self { inner.insets + [amount] } else { [] }
    }

    fileprivate var name: String {
        switch self {
        case .rectangle: "rectangle"
        case .circle: "circle"
        case .ellipse: "ellipse"
        case .capsule: "capsule"
        case .roundedRectangle: "rounded rectangle"
        case .inset(let inner, _): inner.name
        }
    }

    fileprivate init?(_ properties: [String: JSONValue]) {
        let plain: [ShapeGeometry] = [.rectangle, .circle, .ellipse, .capsule]
        let name = properties["shape"]?.string
        if let geometry = plain.first(where: { $0.name == name }) {
            self = geometry
        } else if name == "rounded rectangle",
            let radii = properties["corner radius"].flatMap({ CornerRadii($0) })
        {
            self = .roundedRectangle(radii, isContinuous: properties["corners"] == "continuous")
        } else {
            return nil
        }
        guard let insets = properties["inset"] else { return }
        guard let amounts = insets.numbers else { return nil }
        for amount in amounts { self = .inset(self, amount) }
    }
}

extension CornerRadii {
    fileprivate init?(_ value: JSONValue) {
        if let radius = value.number {
            self.init(all: radius)
        } else if let radii = value.numbers, radii.count == 4 {
            self.init(
                topLeft: radii[0], topRight: radii[1], bottomRight: radii[2], bottomLeft: radii[3])
        } else {
            return nil
        }
    }
}

extension JSONValue {
    fileprivate init(_ radii: CornerRadii) {
        let values = [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft]
        self =
            radii == CornerRadii(all: radii.topLeft)
            ? .number(radii.topLeft) : .list(values.map(JSONValue.number))
    }
}

extension StoredElement {
    var outline: Outline? {
        guard let notation = properties["path"]?.string else {
            return ShapeGeometry(properties).map { .geometry($0) }
        }
        guard let path = PathNotation.path(notation), let shape = properties["shape"]?.string else {
            return nil
        }
        let size = description.box.size
        return .custom(shape, hash: properties["outline"]) { rect in
            // The path fits the stored box, which may lie otherwise on the pixels now.
            path.mapped { point in
                Point(
                    x: rect.minX + (size.width > 0 ? point.x / size.width * rect.width : point.x),
                    y: rect.minY + (size.height > 0 ? point.y / size.height * rect.height : point.y))
            }
        }
    }
}
