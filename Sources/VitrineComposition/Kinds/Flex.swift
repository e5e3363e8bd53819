import Foundation
import VitrineJSONValues
import VitrineViews

extension ElementKinds {
    static let flex = ElementKind(
        "flex",
        [
            Property("direction", \.direction, .word, .place, default: .row),
            Property("wrap", \.wrap, .word, .place, default: .nowrap),
            Property("justify", \.justify, .word, .place, default: .start),
            Property("align", \.align, .word, .place, default: .stretch),
            Property("align content", \.alignContent, .word, .place, default: .stretch),
            Property("row gap", \.rowGap, .points(.length), .place, default: 0),
            Property("column gap", \.columnGap, .points(.length), .place, default: 0),
        ], blank: FlexLayout(), isLayout: true
    ) { .container("flex", .flex($0)) }
}

extension FlexItem {
    /// What the element is in the `Flex` around; the names tell these from the element's own.
    static let properties: [Property<FlexItem>] = [
        Property("flex grow", optional: \.grow, .number(.factor, .length), .place, usually: 0.0),
        Property("flex shrink", optional: \.shrink, .number(.factor, .length), .place, usually: 1.0),
        Property("flex basis", optional: \.basis, .size, .place),
        Property("flex align self", optional: \.alignSelf, .word, .place),
        Property("flex order", optional: \.order, .count, .place, usually: 0.0),
        Property("flex margin", \.margin, .edges, .place, default: FlexEdges(all: .points(0))),
        Property("flex width", optional: \.width, .size, .place),
        Property("flex height", optional: \.height, .size, .place),
        Property("flex minimum width", optional: \.minWidth, .size, .place),
        Property("flex maximum width", optional: \.maxWidth, .size, .place),
        Property("flex minimum height", optional: \.minHeight, .size, .place),
        Property("flex maximum height", optional: \.maxHeight, .size, .place),
        Property("flex aspect ratio", optional: \.aspectRatio, .number(.factor, .positive), .place),
        Property("flex position", optional: \.position, .edges, .place),
    ]

    private static let checks = PropertyChecks(properties)

    /// The first number that layout could do nothing with.
    var fault: ImpossibleNumber? { Self.checks.fault(in: self) }
}

extension PropertyFormat where Value == FlexSize {
    fileprivate static var size: PropertyFormat {
        PropertyFormat(
            unit: .points,
            write: { size in
                switch size {
                case .points(let points): .number(Double(points))
                case .percent(let percent): .string(FlexSize.text(ofPercent: percent))
                default: .string(FlexSize.keywords.first { $0.value == size }?.key ?? "")
                }
            },
            read: { value in
                switch value {
                case .number(let points): .points(CGFloat(points))
                case .string(let text):
                    FlexSize.keywords[text] ?? FlexSize.percent(in: text).map { .percent($0) }
                case .flag, .list, .record: nil
                }
            },
            check: { size in
                switch size {
                case .points(let number), .percent(let number): NumberRange.length.fault(Double(number))
                case .auto, .minContent, .maxContent, .fitContent, .stretch, .content: nil
                }
            })
    }
}

extension PropertyFormat where Value == FlexEdges {
    fileprivate static var edges: PropertyFormat {
        PropertyFormat(
            unit: .points,
            write: { edges in
                let lengths = edges.lengths.map { JSONValue($0) }
                return edges == FlexEdges(all: edges.top) ? lengths[0] : .list(lengths)
            },
            read: { value in
                let members = value.list ?? [value]
                let lengths = members.compactMap { FlexLength($0) }
                guard lengths.count == members.count else { return nil }
                return switch lengths.count {
                case 1: FlexEdges(all: lengths[0])
                case 4:
                    FlexEdges(top: lengths[0], leading: lengths[1], bottom: lengths[2], trailing: lengths[3])
                default: nil
                }
            },
            check: { edges in
                for case .points(let number) in edges.lengths {
                    if let fault = NumberRange.finite.fault(Double(number)) { return fault }
                }
                for case .percent(let number) in edges.lengths {
                    if let fault = NumberRange.finite.fault(Double(number)) { return fault }
                }
                return nil
            })
    }
}

extension FlexEdges {
    fileprivate var lengths: [FlexLength] { [top, leading, bottom, trailing] }
}

extension FlexSize {
    fileprivate static let keywords: [String: FlexSize] = [
        "auto": .auto, "min-content": .minContent, "max-content": .maxContent, "fit-content": .fitContent,
        "stretch": .stretch, "content": .content,
    ]

    fileprivate static func text(ofPercent percent: CGFloat) -> String {
        "\(JSONValue.text(of: Double(percent)))%"
    }

    fileprivate static func percent(in text: String) -> CGFloat? {
        text.hasSuffix("%") ? Double(text.dropLast()).map { CGFloat($0) } : nil
    }
}

extension JSONValue {
    fileprivate init(_ length: FlexLength) {
        switch length {
        case .auto: self = "auto"
        case .points(let points): self = .number(Double(points))
        case .percent(let percent): self = .string(FlexSize.text(ofPercent: percent))
        }
    }
}

extension FlexLength {
    fileprivate init?(_ value: JSONValue) {
        switch value {
        case .number(let points): self = .points(CGFloat(points))
        case .string("auto"): self = .auto
        case .string(let text):
            guard let percent = FlexSize.percent(in: text) else { return nil }
            self = .percent(percent)
        case .flag, .list, .record: return nil
        }
    }
}
