import Drawing
import Geometry
package import Pixels
import Views

extension PropertyValue {
    /// The colour's hexadecimal digits where they say it all, else its exact components: `srgb 0.5 0.5 0.5 1`.
    package init(_ color: SRGBColor) {
        let isExact = [color.red, color.green, color.blue, color.alpha].allSatisfy { component in
            (0...1).contains(component) && (component * 255).rounded() / 255 == component
        }
        guard !isExact else {
            self = .string(color.description)
            return
        }
        let components = [color.red, color.green, color.blue, color.alpha].map(Self.text)
        self = .string("srgb \(components.joined(separator: " "))")
    }

    /// The colour that the value was made of.
    package var color: SRGBColor? {
        guard case .string(let text) = self else { return nil }
        if text.hasPrefix("srgb ") {
            let components = text.split(separator: " ").dropFirst().compactMap { Double(String($0)) }
            guard components.count == 4 else { return nil }
            return SRGBColor(
                red: components[0], green: components[1], blue: components[2], alpha: components[3])
        }
        guard text.hasPrefix("#"), [7, 9].contains(text.utf8.count),
            let digits = UInt32(text.dropFirst(), radix: 16)
        else { return nil }
        let word = text.utf8.count == 7 ? digits << 8 | 0xff : digits
        let component = { (shift: UInt32) in Double((word >> shift) & 0xff) / 255 }
        return SRGBColor(red: component(24), green: component(16), blue: component(8), alpha: component(0))
    }

    init(_ axis: LayoutAxis) {
        self = axis == .horizontal ? "horizontal" : "vertical"
    }

    init(_ alignment: Alignment) {
        self = .string("\(alignment.horizontal.key.name) \(alignment.vertical.key.name)")
    }

    init(_ radii: CornerRadii) {
        let values = [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft]
        self =
            radii == CornerRadii(all: radii.topLeft)
            ? .number(radii.topLeft) : .list(values.map(PropertyValue.number))
    }

    init(hash: UInt64) {
        let digits = String(hash, radix: 16)
        self = .string(String(repeating: "0", count: 16 - digits.count) + digits)
    }

    init(_ fill: ShapeFill) {
        let stops = { (stops: [GradientStop]) -> PropertyValue in
            .list(stops.map { .list([PropertyValue($0.color), .number($0.location)]) })
        }
        let point = { (point: Point) -> PropertyValue in .list([.number(point.x), .number(point.y)]) }
        switch fill {
        case .color(let color):
            self.init(color)
        case .material(let color, let deviation):
            self = .record(["material": PropertyValue(color), "blur": .number(deviation)])
        case .linear(let colors, let from, let to):
            self = .record(["linear": stops(colors), "from": point(from), "to": point(to)])
        case .radial(let colors, let center, let startRadius, let endRadius):
            self = .record([
                "radial": stops(colors), "center": point(center),
                "radii": .list([.number(startRadius), .number(endRadius)]),
            ])
        case .angular(let colors, let center, let startAngle, let endAngle):
            self = .record([
                "angular": stops(colors), "center": point(center),
                "angles": .list([.number(startAngle), .number(endAngle)]),
            ])
        }
    }
}

extension PropertyValue {
    /// Nothing for no shadows.
    init?(_ shadows: [Shadow]) {
        guard !shadows.isEmpty else { return nil }
        self = .list(
            shadows.map { shadow in
                .record([
                    shadow.isInner ? "inner" : "drop": PropertyValue(shadow.color),
                    "radius": .number(shadow.deviation),
                    "offset": .list([.number(shadow.offset.x), .number(shadow.offset.y)]),
                ])
            })
    }
}

extension AlignmentKey {
    var name: String {
        switch self {
        case .leading: "leading"
        case .horizontalCenter, .verticalCenter: "center"
        case .trailing: "trailing"
        case .top: "top"
        case .bottom: "bottom"
        case .firstTextBaseline: "first text baseline"
        case .lastTextBaseline: "last text baseline"
        case .custom(let custom): custom.name
        }
    }
}

extension [String: PropertyValue] {
    /// The properties that have a value.
    static func present(_ values: [String: PropertyValue?]) -> Self {
        values.compactMapValues { $0 }
    }
}
