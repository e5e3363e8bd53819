import Drawing
import Foundation
package import Geometry
import Pixels
import Views

extension ResolvedNode.Kind {
    /// What sidecars and explanations call it.
    package var name: String {
        switch self {
        case .text: "text"
        case .image: "image"
        case .icon: "icon"
        case .shape: "shape"
        case .spacer: "spacer"
        case .divider: "divider"
        case .container(let container): container.layout.name
        case .padding: "padding"
        case .frame: "frame"
        case .flexibleFrame: "flexible frame"
        case .fixedSize: "fixed size"
        case .layoutPriority: "layout priority"
        case .aspectRatio: "aspect ratio"
        case .offset: "offset"
        case .position: "position"
        case .alignmentGuide: "alignment guide"
        case .background: "background"
        case .overlay: "overlay"
        case .mask: "mask"
        case .opacity: "opacity"
        case .shadow: "shadow"
        case .clip: "clip"
        case .effect(let change): change.name
        case .hidden: "hidden"
        case .snapshotTolerance: "snapshot tolerance"
        case .snapshotMask: "snapshot mask"
        case .placed(let layout): layout.kind
        }
    }

    /// Everything that decides how an element of a size looks, beside its place and its children.
    package func properties(in size: Size) -> [String: PropertyValue] {
        switch self {
        case .text(let paragraph): paragraph.properties
        case .image(let image): image.properties
        case .icon(let icon): icon.properties
        case .shape(let shape): shape.properties(in: size)
        case .spacer(let axis, let minLength):
            .present([
                "axis": axis.map(PropertyValue.init), "minimum length": minLength.map(PropertyValue.number),
            ])
        case .divider(let axis, let color, let thickness):
            .present([
                "axis": PropertyValue(axis), "color": PropertyValue(color),
                "thickness": thickness.map(PropertyValue.number),
            ])
        case .container(let container): container.layout.properties
        case .background(let alignment), .overlay(let alignment), .mask(let alignment):
            ["alignment": PropertyValue(alignment)]
        case .padding(let insets): insets.properties
        case .frame(let frame):
            .present([
                "width": frame.width.map(PropertyValue.number),
                "height": frame.height.map(PropertyValue.number),
                "alignment": PropertyValue(frame.alignment),
            ])
        case .flexibleFrame(let frame): frame.properties
        case .fixedSize(let horizontal, let vertical):
            ["horizontal": .flag(horizontal), "vertical": .flag(vertical)]
        case .layoutPriority(let priority): ["priority": .number(priority)]
        case .aspectRatio(let ratio, let mode):
            .present(["ratio": ratio.map(PropertyValue.number), "mode": mode == .fit ? "fit" : "fill"])
        case .offset(let x, let y): ["x": .number(x), "y": .number(y)]
        case .position(let x, let y): ["x": .number(x), "y": .number(y)]
        case .effect(let change): change.properties
        case .alignmentGuide(let key, _): ["guide": .string(key.name)]
        case .opacity(let opacity): ["opacity": .number(opacity)]
        case .shadow(let shadow):
            [
                "color": PropertyValue(shadow.color), "radius": .number(shadow.deviation),
                "offset": .list([.number(shadow.offset.x), .number(shadow.offset.y)]),
            ]
        case .clip(let outline, let rule): outline.properties(in: size).merging(rule.properties) { $1 }
        case .hidden, .snapshotMask: [:]
        case .snapshotTolerance(let tolerance):
            ["position": .number(Double(tolerance.position)), "color": .number(tolerance.color)]
        case .placed(let layout): layout.properties
        }
    }
}

extension Paragraph {
    fileprivate var properties: [String: PropertyValue] {
        var values: [String: PropertyValue] = .present([
            "text": .string(text),
            "alignment": alignment == .leading ? nil : .string(alignment.rawValue),
            "line limit": lineLimit.map { .number(Double($0)) },
            "reserved lines": reservedLines == 0 ? nil : .number(Double(reservedLines)),
            "truncation": truncation == .tail ? nil : .string(truncation.rawValue),
            "last line": lastLine == .refilled ? nil : .string(lastLine.rawValue),
            "line spacing": lineSpacing == 0 ? nil : .number(lineSpacing),
            "minimum scale factor": minimumScaleFactor == 1 ? nil : .number(minimumScaleFactor),
            "language": language == Self.usualLanguage ? nil : .string(language),
        ])
        if let run = runs.first, runs.count == 1 {
            values.merge(run.properties) { $1 }
        } else {
            values["runs"] = .list(
                runs.map { run in .record(run.properties.merging(["text": .string(run.text)]) { $1 }) })
        }
        return values
    }

    /// The language that is not told.
    static let usualLanguage = "en-US"
}

extension Paragraph.Run {
    fileprivate var properties: [String: PropertyValue] {
        style.properties.merging(ink?.properties ?? [:]) { $1 }.merging(picture?.properties ?? [:]) { $1 }
    }
}

extension SymbolAppearance {
    /// What differs from a symbol in one color beside its text.
    var properties: [String: PropertyValue] {
        .present([
            "layers": layersProperty, "variable value": value.map { .number($0) },
            "symbol scale": scale == 1 ? nil : .number(scale),
        ])
    }

    private var layersProperty: PropertyValue? {
        switch coloring {
        case .monochrome: nil
        case .hierarchical: "hierarchical"
        case .layers(let colors): .list(colors.map(PropertyValue.init))
        }
    }
}

extension InlinePicture {
    fileprivate var properties: [String: PropertyValue] {
        .present([
            isSymbol ? "symbol" : "picture": .string(id.name), "content": PropertyValue(hash: id.contentHash),
            "template": isTemplate && !isSymbol ? true : nil,
        ])
    }
}

extension Ink {
    fileprivate var properties: [String: PropertyValue] {
        .present(["fill": fill.map(PropertyValue.init), "shadows": PropertyValue(shadows)])
    }
}

extension TextStyle {
    fileprivate var properties: [String: PropertyValue] {
        .present([
            "font": .string(fontName),
            "font size": .number(size),
            "letter scale": glyphScale == 1 ? nil : .number(glyphScale),
            "line height": .number(lineHeight),
            "color": PropertyValue(color),
            "tracking": tracking == 0 ? nil : .number(tracking),
            "baseline offset": baselineOffset == 0 ? nil : .number(baselineOffset),
            "features": features.isEmpty ? nil : .list(features.map(PropertyValue.string)),
            "underline": underline.map(\.property), "strikethrough": strikethrough.map(\.property),
        ])
    }
}

extension TextStyle.Line {
    /// Its colour, if it has one of its own.
    fileprivate var property: PropertyValue { color.map(PropertyValue.init) ?? true }
}

extension TextStyle {
    /// Family, weight and slant.
    fileprivate var fontName: String { "\(family) \(weight)\(isItalic ? " italic" : "")" }
}

extension ResolvedImage {
    fileprivate var properties: [String: PropertyValue] {
        .present([
            "image": .string(id.name), "content": PropertyValue(hash: id.contentHash),
            "resizable": isResizable ? true : nil, "tint": tint.map(PropertyValue.init),
            "resizing": resizing?.property,
        ])
    }
}

extension ResolvedIcon {
    fileprivate var properties: [String: PropertyValue] {
        .present([
            "icon": .string(id.name), "content": PropertyValue(hash: id.contentHash),
            "resizable": isResizable ? true : nil, "color": PropertyValue(color),
            "font": style.map { .string($0.fontName) }, "font size": style.map { .number($0.size) },
            "line height": style.map { .number($0.lineHeight) },
        ]).merging(appearance.properties) { $1 }.merging(ink?.properties ?? [:]) { $1 }
    }
}

extension ResolvedShape {
    fileprivate func properties(in size: Size) -> [String: PropertyValue] {
        var values = outline.properties(in: size)
        values["shadows"] = PropertyValue(shadows)
        switch ink {
        case .fill(let fill, let rule):
            values["fill"] = PropertyValue(fill)
            values.merge(rule.properties) { $1 }
        case .stroke(let fill, let style):
            values["stroke"] = PropertyValue(fill)
            values.merge(style.properties) { $1 }
        }
        return values
    }
}

extension Outline {
    /// A shape of a user's is known only by the path that it makes for its rectangle.
    fileprivate func properties(in size: Size) -> [String: PropertyValue] {
        switch self {
        case .geometry(let geometry): geometry.properties
        case .custom(let name, let path):
            [
                "shape": .string(name),
                "path": .string(PathNotation.text(of: path(Rect(origin: .zero, size: size)))),
            ]
        }
    }
}

extension ShapeGeometry {
    fileprivate var properties: [String: PropertyValue] {
        switch self {
        case .rectangle: ["shape": "rectangle"]
        case .circle: ["shape": "circle"]
        case .ellipse: ["shape": "ellipse"]
        case .capsule: ["shape": "capsule"]
        case .roundedRectangle(let radii, let isContinuous):
            [
                "shape": "rounded rectangle", "corner radius": PropertyValue(radii),
                "corners": isContinuous ? "continuous" : "circular",
            ]
        case .inset(let geometry, let amount):
            geometry.properties.merging(["inset": .list([.number(amount)])]) { inner, outer in
                .list(inner.members + outer.members)
            }
        }
    }
}

extension Drawing.Path.FillRule {
    fileprivate var properties: [String: PropertyValue] {
        self == .nonZero ? [:] : ["rule": .string(rawValue)]
    }
}

extension Drawing.StrokeStyle {
    fileprivate var properties: [String: PropertyValue] {
        .present([
            "line width": .number(width),
            "line cap": cap == .butt ? nil : .string(cap.rawValue),
            "line join": join == .miter ? nil : .string(join.rawValue),
            "miter limit": join == .miter && miterLimit != 10 ? .number(miterLimit) : nil,
            "dash": dash.isEmpty ? nil : .list((dash + [dashPhase]).map(PropertyValue.number)),
        ])
    }
}

extension FlexibleFrame {
    fileprivate var properties: [String: PropertyValue] {
        .present([
            "minimum width": minWidth.map(PropertyValue.number),
            "ideal width": idealWidth.map(PropertyValue.number),
            "maximum width": maxWidth.map(PropertyValue.number),
            "minimum height": minHeight.map(PropertyValue.number),
            "ideal height": idealHeight.map(PropertyValue.number),
            "maximum height": maxHeight.map(PropertyValue.number), "alignment": PropertyValue(alignment),
        ])
    }
}

extension EdgeInsets {
    fileprivate var properties: [String: PropertyValue] {
        if top == bottom && leading == trailing && top == leading {
            return ["all edges": .number(Double(top))]
        }
        return .present([
            "top": top == 0 ? nil : .number(Double(top)),
            "leading": leading == 0 ? nil : .number(Double(leading)),
            "bottom": bottom == 0 ? nil : .number(Double(bottom)),
            "trailing": trailing == 0 ? nil : .number(Double(trailing)),
        ])
    }
}
