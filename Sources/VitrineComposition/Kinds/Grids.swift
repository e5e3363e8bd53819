import Foundation
import VitrineGeometry
import VitrineJSONValues
import VitrineViews

extension ElementKinds {
    static let lazyGrid = ElementKind(
        "grid",
        [
            Property("axis", \.isVertical, .word("vertical", else: "horizontal"), .place),
            Property("tracks", \.tracks, .tracks, .place),
            Property("alignment", \.alignment, .alignment, .place),
            Property("spacing", optional: \.spacing, .points(), .place, usually: "standard"),
        ], blank: LazyGridLayout(isVertical: true, tracks: [], alignment: .center, spacing: nil),
        isLayout: true
    ) { .container("grid", .grid($0)) }

    /// A sidecar does not hold which cells stand in which row.
    static let table = ElementKind<TableLayout>(
        "table",
        [
            Property("alignment", \.alignment, .alignment, .place),
            Property(
                "horizontal spacing", optional: \.horizontalSpacing, .points(), .place, usually: "standard"),
            Property("vertical spacing", optional: \.verticalSpacing, .points(), .place, usually: "standard"),
        ], isLayout: true
    ) { _ in nil }
}

extension PropertyFormat where Value == [GridItem] {
    fileprivate static var tracks: PropertyFormat {
        PropertyFormat(
            unit: .record, write: { .list($0.map { JSONValue($0) }) },
            read: { value in
                let tracks = value.list?.compactMap { GridItem($0) }
                return tracks?.count == value.list?.count ? tracks : nil
            },
            check: { tracks in
                for track in tracks { if let fault = track.fault { return fault } }
                return nil
            })
    }
}

extension JSONValue {
    fileprivate init(_ track: GridItem) {
        var values: [String: JSONValue] =
            switch track.size {
            case .fixed(let length): ["fixed": .number(Double(length))]
            case .flexible(let minimum, let maximum):
                ["flexible": .list([.number(Double(minimum)), .number(Double(maximum))])]
            case .adaptive(let minimum, let maximum):
                ["adaptive": .list([.number(Double(minimum)), .number(Double(maximum))])]
            }
        values["spacing"] = track.spacing.map { .number(Double($0)) }
        values["alignment"] = track.alignment.map(PropertyFormat<Alignment>.alignment.write)
        self = .record(values)
    }
}

extension GridItem {
    fileprivate init?(_ value: JSONValue) {
        let size: Size
        if let length = value["fixed"]?.number {
            size = .fixed(CGFloat(length))
        } else if let range = value["flexible"]?.point {
            size = .flexible(minimum: CGFloat(range.x), maximum: CGFloat(range.y))
        } else if let range = value["adaptive"]?.point {
            size = .adaptive(minimum: CGFloat(range.x), maximum: CGFloat(range.y))
        } else {
            return nil
        }
        self.init(
            size, spacing: value["spacing"]?.number.map { CGFloat($0) },
            alignment: value["alignment"].flatMap(PropertyFormat<Alignment>.alignment.read))
    }

    fileprivate var fault: ImpossibleNumber? {
        if let spacing, let fault = NumberRange.finite.fault(Double(spacing)) { return fault }
        return switch size {
        case .fixed(let length): NumberRange.length.fault(Double(length))
        case .flexible(let minimum, let maximum):
            NumberRange.length.fault(Double(minimum)) ?? NumberRange.bound.fault(Double(maximum))
        case .adaptive(let minimum, let maximum):
            NumberRange.positive.fault(Double(minimum)) ?? NumberRange.bound.fault(Double(maximum))
        }
    }
}
