import Foundation
import Views

extension FlexLayout {
    var properties: [String: PropertyValue] {
        .present([
            "direction": direction == .row ? nil : .string(direction.rawValue),
            "wrap": wrap == .nowrap ? nil : .string(wrap.rawValue),
            "justify": justify == .start ? nil : .string(justify.rawValue),
            "align": align == .stretch ? nil : .string(align.rawValue),
            "align content": alignContent == .stretch ? nil : .string(alignContent.rawValue),
            "row gap": rowGap == 0 ? nil : .number(rowGap),
            "column gap": columnGap == 0 ? nil : .number(columnGap),
        ])
    }
}

extension FlexItem {
    /// The properties by the names that tell them apart from those of the element itself.
    var properties: [String: PropertyValue] {
        .present([
            "flex grow": grow.map(PropertyValue.number), "flex shrink": shrink.map(PropertyValue.number),
            "flex basis": basis.map(PropertyValue.init),
            "flex align self": alignSelf.map { .string($0.rawValue) },
            "flex order": order.map { .number(Double($0)) },
            "flex margin": margin == FlexEdges(all: .points(0)) ? nil : PropertyValue(margin),
            "flex width": width.map(PropertyValue.init), "flex height": height.map(PropertyValue.init),
            "flex minimum width": minWidth.map(PropertyValue.init),
            "flex maximum width": maxWidth.map(PropertyValue.init),
            "flex minimum height": minHeight.map(PropertyValue.init),
            "flex maximum height": maxHeight.map(PropertyValue.init),
            "flex aspect ratio": aspectRatio.map(PropertyValue.number),
            "flex position": position.map(PropertyValue.init),
        ])
    }
}

extension PropertyReader {
    var flexLayout: FlexLayout {
        var layout = FlexLayout()
        layout.direction = string("direction").flatMap { FlexDirection(rawValue: $0) } ?? layout.direction
        layout.wrap = string("wrap").flatMap { FlexWrap(rawValue: $0) } ?? layout.wrap
        layout.justify = string("justify").flatMap { FlexDistribution(rawValue: $0) } ?? layout.justify
        layout.align = string("align").flatMap { FlexAlignment(rawValue: $0) } ?? layout.align
        layout.alignContent =
            string("align content").flatMap { FlexDistribution(rawValue: $0) } ?? layout.alignContent
        layout.rowGap = number("row gap") ?? 0
        layout.columnGap = number("column gap") ?? 0
        return layout
    }

    /// What the element is as an item of a `Flex`; nothing if it says nothing about that.
    var flexItem: FlexItem? {
        var item = FlexItem()
        item.grow = number("flex grow")
        item.shrink = number("flex shrink")
        item.basis = flexSize("flex basis")
        item.alignSelf = string("flex align self").flatMap { FlexAlignment(rawValue: $0) }
        item.order = number("flex order").map { Int($0) }
        item.margin = flexEdges("flex margin") ?? item.margin
        item.width = flexSize("flex width")
        item.height = flexSize("flex height")
        item.minWidth = flexSize("flex minimum width")
        item.maxWidth = flexSize("flex maximum width")
        item.minHeight = flexSize("flex minimum height")
        item.maxHeight = flexSize("flex maximum height")
        item.aspectRatio = number("flex aspect ratio")
        item.position = flexEdges("flex position")
        return item == FlexItem() ? nil : item
    }

    private func flexSize(_ key: String) -> FlexSize? {
        if let points = number(key) { return .points(CGFloat(points)) }
        return string(key).flatMap { FlexSize($0) }
    }

    private func flexEdges(_ key: String) -> FlexEdges? {
        let lengths = members(key).compactMap { FlexLength($0) }
        return switch lengths.count {
        case 1: FlexEdges(all: lengths[0])
        case 4: FlexEdges(top: lengths[0], leading: lengths[1], bottom: lengths[2], trailing: lengths[3])
        default: nil
        }
    }
}

extension PropertyValue {
    fileprivate init(_ edges: FlexEdges) {
        let lengths = [edges.top, edges.leading, edges.bottom, edges.trailing].map(PropertyValue.init)
        self = edges == FlexEdges(all: edges.top) ? lengths[0] : .list(lengths)
    }

    fileprivate init(_ length: FlexLength) {
        self =
            switch length {
            case .auto: "auto"
            case .points(let points): .number(Double(points))
            case .percent(let percent): Self.percent(percent)
            }
    }

    fileprivate init(_ size: FlexSize) {
        self =
            switch size {
            case .points(let points): .number(Double(points))
            case .percent(let percent): Self.percent(percent)
            case .auto: "auto"
            case .minContent: "min-content"
            case .maxContent: "max-content"
            case .fitContent: "fit-content"
            case .stretch: "stretch"
            case .content: "content"
            }
    }

    private static func percent(_ percent: CGFloat) -> PropertyValue {
        .string("\(text(of: Double(percent)))%")
    }
}

extension FlexLength {
    fileprivate init?(_ value: PropertyValue) {
        switch value {
        case .number(let points): self = .points(CGFloat(points))
        case .string("auto"): self = .auto
        case .string(let text):
            guard let percent = percentage(text) else { return nil }
            self = .percent(percent)
        case .flag, .list, .record: return nil
        }
    }
}

extension FlexSize {
    fileprivate init?(_ text: String) {
        switch text {
        case "auto": self = .auto
        case "min-content": self = .minContent
        case "max-content": self = .maxContent
        case "fit-content": self = .fitContent
        case "stretch": self = .stretch
        case "content": self = .content
        default:
            guard let percent = percentage(text) else { return nil }
            self = .percent(percent)
        }
    }
}

private func percentage(_ text: String) -> CGFloat? {
    text.hasSuffix("%") ? Double(text.dropLast()).map { CGFloat($0) } : nil
}
