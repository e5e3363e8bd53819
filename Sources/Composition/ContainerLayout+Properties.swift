import Drawing
import Foundation
import Geometry
import Views

extension ContainerLayout {
    /// What sidecars and explanations call it.
    var name: String {
        switch self {
        case .horizontal: "hstack"
        case .vertical: "vstack"
        case .overlapping: "zstack"
        case .lazyHorizontal: "lazy hstack"
        case .lazyVertical: "lazy vstack"
        case .grid: "grid"
        case .table: "table"
        case .flex: "flex"
        case .scroll: "scroll"
        case .firstThatFits: "first that fits"
        case .proposal: "geometry"
        case .custom: "layout"
        }
    }

    var properties: [String: PropertyValue] {
        switch self {
        case .horizontal(let alignment, let spacing), .lazyHorizontal(let alignment, let spacing):
            .present(["alignment": .string(alignment.key.name), "spacing": spacing.map(PropertyValue.number)])
        case .vertical(let alignment, let spacing), .lazyVertical(let alignment, let spacing):
            .present(["alignment": .string(alignment.key.name), "spacing": spacing.map(PropertyValue.number)])
        case .overlapping(let alignment): ["alignment": PropertyValue(alignment)]
        case .grid(let layout): layout.properties
        case .table(let layout):
            .present([
                "alignment": PropertyValue(layout.alignment),
                "horizontal spacing": layout.horizontalSpacing.map(PropertyValue.number),
                "vertical spacing": layout.verticalSpacing.map(PropertyValue.number),
            ])
        case .flex(let layout): layout.properties
        case .scroll(let axes), .firstThatFits(let axes): ["axes": PropertyValue(axes)]
        case .proposal: [:]
        case .custom(let arrangement): ["layout": .string(arrangement.name)]
        }
    }
}

extension VisualChange {
    /// What sidecars and explanations call it.
    var name: String {
        switch self {
        case .blur: "blur"
        case .scale: "scale"
        case .rotation: "rotation"
        case .transform: "transform"
        case .blend: "blend mode"
        case .brightness: "brightness"
        case .contrast: "contrast"
        case .saturation: "saturation"
        case .grayscale: "grayscale"
        case .hueRotation: "hue rotation"
        case .colorInvert: "color invert"
        case .colorMultiply: "color multiply"
        case .luminanceToAlpha: "luminance to alpha"
        case .group: "group"
        }
    }

    var properties: [String: PropertyValue] {
        switch self {
        case .blur(let radius): ["radius": .number(radius)]
        case .scale(let x, let y, let anchor):
            ["x": .number(x), "y": .number(y), "anchor": PropertyValue(anchor)]
        case .rotation(let angle, let anchor):
            ["degrees": .number(angle.degrees), "anchor": PropertyValue(anchor)]
        case .transform(let map):
            [
                "map": .list(
                    [map.a, map.b, map.c, map.d, map.tx, map.ty].map { PropertyValue.number(Double($0)) })
            ]
        case .blend(let mode): ["mode": .string("\(mode)")]
        case .brightness(let amount), .contrast(let amount), .saturation(let amount), .grayscale(let amount):
            ["amount": .number(amount)]
        case .hueRotation(let angle): ["degrees": .number(angle.degrees)]
        case .colorMultiply(let color): ["color": PropertyValue(color)]
        case .colorInvert, .luminanceToAlpha, .group: [:]
        }
    }
}

extension PropertyValue {
    init(_ axes: Axis.Set) {
        let names = [(Axis.Set.horizontal, "horizontal"), (.vertical, "vertical")]
        self = .list(names.filter { axes.contains($0.0) }.map { .string($0.1) })
    }

    init(_ point: UnitPoint) {
        self = .list([.number(Double(point.x)), .number(Double(point.y))])
    }
}

extension LazyGridLayout {
    fileprivate var properties: [String: PropertyValue] {
        .present([
            "axis": isVertical ? "vertical" : "horizontal", "tracks": .list(tracks.map(\.property)),
            "alignment": PropertyValue(alignment), "spacing": spacing.map(PropertyValue.number),
        ])
    }
}

extension GridItem {
    fileprivate var property: PropertyValue {
        let size: [String: PropertyValue] =
            switch self.size {
            case .fixed(let length): ["fixed": .number(Double(length))]
            case .flexible(let minimum, let maximum):
                ["flexible": .list([.number(Double(minimum)), .number(Double(maximum))])]
            case .adaptive(let minimum, let maximum):
                ["adaptive": .list([.number(Double(minimum)), .number(Double(maximum))])]
            }
        return .record(
            size.merging(
                .present([
                    "spacing": spacing.map { .number(Double($0)) },
                    "alignment": alignment.map(PropertyValue.init),
                ])
            ) { $1 })
    }
}
