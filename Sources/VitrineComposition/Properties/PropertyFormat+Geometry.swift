import Foundation
import VitrineGeometry
import VitrineJSONValues
import VitrineViews

extension PropertyFormat where Value == Point {
    static func point(_ unit: PropertyUnit) -> PropertyFormat {
        PropertyFormat(
            unit: unit, write: { .list([.number($0.x), .number($0.y)]) }, read: \.point,
            check: { NumberRange.finite.fault($0.x) ?? NumberRange.finite.fault($0.y) })
    }
}

extension PropertyFormat where Value == UnitPoint {
    static var unitPoint: PropertyFormat {
        PropertyFormat(
            unit: .factor, write: { .list([.number(Double($0.x)), .number(Double($0.y))]) },
            read: { $0.point.map { UnitPoint(x: CGFloat($0.x), y: CGFloat($0.y)) } },
            check: {
                NumberRange.finite.fault(Double($0.x)) ?? NumberRange.finite.fault(Double($0.y))
            })
    }
}

extension PropertyFormat where Value == Angle {
    static var degrees: PropertyFormat {
        PropertyFormat(
            unit: .degrees, write: { .number($0.degrees) }, read: { $0.number.map { .degrees($0) } },
            check: { NumberRange.finite.fault($0.degrees) })
    }
}

extension PropertyFormat where Value == CGAffineTransform {
    static var map: PropertyFormat {
        PropertyFormat(
            unit: .factor, write: { .list($0.numbers.map(JSONValue.number)) },
            read: { value in
                guard let map = value.numbers?.map({ CGFloat($0) }), map.count == 6 else { return nil }
                return CGAffineTransform(a: map[0], b: map[1], c: map[2], d: map[3], tx: map[4], ty: map[5])
            },
            check: { NumberRange.finite.fault(in: $0.numbers) })
    }
}

extension CGAffineTransform {
    fileprivate var numbers: [Double] { [a, b, c, d, tx, ty].map { Double($0) } }
}

extension PropertyFormat where Value == LayoutAxis {
    static var axis: PropertyFormat {
        PropertyFormat(
            unit: .word, write: { $0 == .horizontal ? "horizontal" : "vertical" },
            read: { $0 == "horizontal" ? .horizontal : $0 == "vertical" ? .vertical : nil })
    }
}

extension PropertyFormat where Value == Axis.Set {
    static var axes: PropertyFormat {
        PropertyFormat(
            unit: .word,
            write: { axes in
                let names = [(Axis.Set.horizontal, "horizontal"), (.vertical, "vertical")]
                return .list(names.filter { axes.contains($0.0) }.map { .string($0.1) })
            },
            read: { value in
                value.list?.reduce(into: []) { $0.insert($1 == "horizontal" ? .horizontal : .vertical) }
            })
    }
}

// Of a user's own guides a sidecar holds the names alone, so that these are not read.

extension PropertyFormat where Value == HorizontalAlignment {
    static var alignment: PropertyFormat {
        PropertyFormat(
            unit: .word, write: { .string($0.key.name) },
            read: { $0.string.flatMap { HorizontalAlignment(named: $0) } })
    }
}

extension PropertyFormat where Value == VerticalAlignment {
    static var alignment: PropertyFormat {
        PropertyFormat(
            unit: .word, write: { .string($0.key.name) },
            read: { $0.string.flatMap { VerticalAlignment(named: $0) } })
    }
}

extension PropertyFormat where Value == Alignment {
    static var alignment: PropertyFormat {
        PropertyFormat(
            unit: .word, write: { .string("\($0.horizontal.key.name) \($0.vertical.key.name)") },
            read: { $0.string.flatMap { Alignment(named: $0) } })
    }
}

extension HorizontalAlignment {
    fileprivate init?(named name: String) {
        let standard: [HorizontalAlignment] = [.leading, .center, .trailing]
        guard let found = standard.first(where: { $0.key.name == name }) else { return nil }
        self = found
    }
}

extension VerticalAlignment {
    fileprivate init?(named name: String) {
        let standard: [VerticalAlignment] = [.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline]
        guard let found = standard.first(where: { $0.key.name == name }) else { return nil }
        self = found
    }
}

extension Alignment {
    fileprivate init?(named name: String) {
        guard let space = name.firstIndex(of: " "),
            let horizontal = HorizontalAlignment(named: String(name[..<space])),
            let vertical = VerticalAlignment(named: String(name[name.index(after: space)...]))
        else { return nil }
        self.init(horizontal: horizontal, vertical: vertical)
    }
}

extension AlignmentKey {
    /// What sidecars call the guide.
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
