import VitrineDrawing
import VitrineGeometry
import VitrineJSONValues
import VitrinePixels

extension PropertyFormat where Value == SRGBColor {
    static var color: PropertyFormat {
        PropertyFormat(unit: .color, write: { JSONValue($0) }, read: \.color, check: { $0.fault })
    }
}

extension PropertyFormat where Value == TextStyle.Line {
    /// A line's colour, if it has one of its own.
    static var line: PropertyFormat {
        PropertyFormat(
            unit: .color, write: { $0.color.map { JSONValue($0) } ?? true },
            read: { value in
                value == true ? TextStyle.Line() : value.color.map { TextStyle.Line(color: $0) }
            },
            check: { $0.color?.fault })
    }
}

extension PropertyFormat where Value == [Shadow] {
    static var shadows: PropertyFormat {
        PropertyFormat(
            unit: .record,
            write: { shadows in
                .list(
                    shadows.map { shadow in
                        .record([
                            shadow.isInner ? "inner" : "drop": JSONValue(shadow.color),
                            "radius": .number(shadow.deviation),
                            "offset": .list([.number(shadow.offset.x), .number(shadow.offset.y)]),
                        ])
                    })
            },
            read: { value in
                let shadows = value.list?.compactMap { Shadow($0) }
                return shadows?.count == value.list?.count ? shadows : nil
            },
            check: { shadows in
                for shadow in shadows { if let fault = shadow.fault { return fault } }
                return nil
            })
    }
}

extension Shadow {
    fileprivate init?(_ value: JSONValue) {
        guard let color = value["inner"]?.color ?? value["drop"]?.color,
            let deviation = value["radius"]?.number, let offset = value["offset"]?.point
        else { return nil }
        self.init(color: color, deviation: deviation, offset: offset, isInner: value["inner"] != nil)
    }

    fileprivate var fault: ImpossibleNumber? {
        color.fault ?? NumberRange.length.fault(deviation)
            ?? NumberRange.finite.fault(in: [offset.x, offset.y])
    }
}

extension PropertyFormat where Value == ShapeFill {
    /// A colour, a material, or a gradient with its colours and places.
    static var fill: PropertyFormat {
        PropertyFormat(
            unit: .color, write: { JSONValue($0) }, read: { ShapeFill($0) }, check: { $0.fault })
    }
}

extension JSONValue {
    fileprivate init(_ fill: ShapeFill) {
        let stops = { (stops: [GradientStop]) -> JSONValue in
            .list(stops.map { .list([JSONValue($0.color), .number($0.location)]) })
        }
        let point = { (point: Point) -> JSONValue in .list([.number(point.x), .number(point.y)]) }
        switch fill {
        case .color(let color):
            self.init(color)
        case .material(let color, let deviation):
            self = .record(["material": JSONValue(color), "blur": .number(deviation)])
        case .linear(let colors, let from, let to):
            self = .record(["linear": stops(colors), "from": point(from), "to": point(to)])
        case .radial(let colors, let center, let startRadius, let endRadius):
            self = .record([
                "radial": stops(colors), "center": point(center),
                "radii": .list([.number(startRadius), .number(endRadius)]),
            ])
        case .elliptical(let colors, let center, let startRadius, let endRadius):
            self = .record([
                "elliptical": stops(colors), "center": point(center),
                "radii": .list([.number(startRadius), .number(endRadius)]),
            ])
        case .mesh(let mesh):
            self = .record([
                "mesh": .list(mesh.colors.map { JSONValue($0) }), "points": .list(mesh.points.map(point)),
                "columns": .number(Double(mesh.columns)), "background": JSONValue(mesh.background),
                "smooth": .flag(mesh.isSmooth), "perceptual": .flag(mesh.isPerceptual),
            ])
        case .angular(let colors, let center, let startAngle, let endAngle):
            self = .record([
                "angular": stops(colors), "center": point(center),
                "angles": .list([.number(startAngle), .number(endAngle)]),
            ])
        }
    }
}

extension ShapeFill {
    fileprivate init?(_ value: JSONValue) {
        if let color = value.color {
            self = .color(color)
        } else if let color = value["material"]?.color, let deviation = value["blur"]?.number {
            self = .material(color, blurDeviation: deviation)
        } else if let stops = value["linear"].flatMap(Self.stops), let from = value["from"]?.point,
            let to = value["to"]?.point
        {
            self = .linear(stops, from: from, to: to)
        } else if let stops = value["radial"].flatMap(Self.stops), let center = value["center"]?.point,
            let radii = value["radii"]?.point
        {
            self = .radial(stops, center: center, startRadius: radii.x, endRadius: radii.y)
        } else if let stops = value["elliptical"].flatMap(Self.stops), let center = value["center"]?.point,
            let radii = value["radii"]?.point
        {
            self = .elliptical(stops, center: center, startRadius: radii.x, endRadius: radii.y)
        } else if let mesh = ColorMesh(value) {
            self = .mesh(mesh)
        } else if let stops = value["angular"].flatMap(Self.stops), let center = value["center"]?.point,
            let angles = value["angles"]?.point
        {
            self = .angular(stops, center: center, startAngle: angles.x, endAngle: angles.y)
        } else {
            return nil
        }
    }

    private static func stops(_ value: JSONValue) -> [GradientStop]? {
        let stops = value.list?.compactMap { stop -> GradientStop? in
            guard let parts = stop.list, parts.count == 2, let color = parts[0].color,
                let location = parts[1].number
            else { return nil }
            return GradientStop(color: color, location: location)
        }
        return stops?.count == value.list?.count ? stops : nil
    }

    fileprivate var fault: ImpossibleNumber? {
        switch self {
        case .color(let color): color.fault
        case .material(let color, let deviation): color.fault ?? NumberRange.length.fault(deviation)
        case .linear(let stops, let from, let to):
            Self.fault(stops, [from.x, from.y, to.x, to.y])
        case .mesh(let mesh):
            mesh.colors.lazy.compactMap(\.fault).first ?? mesh.background.fault
                ?? NumberRange.finite.fault(in: mesh.points.flatMap { [$0.x, $0.y] })
        case .radial(let stops, let center, let startRadius, let endRadius),
            .elliptical(let stops, let center, let startRadius, let endRadius):
            Self.fault(stops, [center.x, center.y, startRadius, endRadius])
        case .angular(let stops, let center, let startAngle, let endAngle):
            Self.fault(stops, [center.x, center.y, startAngle, endAngle])
        }
    }

    private static func fault(_ stops: [GradientStop], _ numbers: [Double]) -> ImpossibleNumber? {
        for stop in stops {
            if let fault = stop.color.fault ?? NumberRange.finite.fault(stop.location) { return fault }
        }
        return NumberRange.finite.fault(in: numbers)
    }
}

extension ColorMesh {
    fileprivate init?(_ value: JSONValue) {
        guard let colors = value["mesh"]?.list?.map(\.color),
            let points = value["points"]?.list?.map(\.point),
            let columns = value["columns"]?.number.flatMap({ Int(exactly: $0) }), columns > 0,
            let background = value["background"]?.color, let isSmooth = value["smooth"]?.flag,
            let isPerceptual = value["perceptual"]?.flag
        else { return nil }
        self.init(
            columns: columns, rows: colors.count / columns, points: points.compactMap(\.self),
            colors: colors.compactMap(\.self), background: background, isSmooth: isSmooth,
            isPerceptual: isPerceptual)
    }
}

extension SRGBColor {
    /// The first component that is no number.
    var fault: ImpossibleNumber? {
        let range = NumberRange.finite
        return range.fault(red) ?? range.fault(green) ?? range.fault(blue) ?? range.fault(alpha)
    }
}
