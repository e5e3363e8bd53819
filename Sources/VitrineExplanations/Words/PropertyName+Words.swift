import VitrineComposition
import VitrineJSONValues

extension PropertyName: CustomStringConvertible {
    /// As people call it: `leading padding`, `corner radius`, `opacity`, `columns`.
    public var description: String {
        switch (kind, name) {
        case ("padding", "all edges"): "padding"
        case ("padding", "top"), ("padding", "leading"), ("padding", "bottom"), ("padding", "trailing"),
            ("padding", "horizontal"), ("padding", "vertical"):
            "\(name) padding"
        case ("frame", "alignment"), ("flexible frame", "alignment"): "frame alignment"
        case ("background", "alignment"), ("overlay", "alignment"), ("mask", "alignment"): "\(kind) alignment"
        case ("clip", "shape"), ("clip", "outline"): "clip shape"
        case ("shape", "outline"): "outline"
        case ("shape", "stroke"): "line color"
        case ("shadow", _): "shadow \(name)"
        case ("blend mode", "mode"), ("hue rotation", "degrees"), ("rotation", "degrees"), ("blur", "radius"),
            ("layout priority", "priority"):
            kind
        case ("aspect ratio", "mode"): "content mode"
        case ("aspect ratio", "ratio"): "aspect ratio"
        case ("scale", "anchor"), ("rotation", "anchor"): "\(kind) anchor"
        case ("color multiply", "color"): "multiplied color"
        case ("transform", "map"): "transform"
        case ("fixed size", "horizontal"): "fixed width"
        case ("fixed size", "vertical"): "fixed height"
        case ("grid", "tracks"): "columns"
        case ("alignment guide", "guide"): "alignment guide"
        case ("text", "alignment"): "text alignment"
        case ("text", "runs"): "styled parts"
        case ("image", "image"): "picture"
        case (_, "amount"): kind
        case _ where isSpoken: "accessibility \(name)"
        default: name
        }
    }

    /// What numbers of it mean.
    var unit: PropertyUnit? { declaration?.unit }

    package var isLength: Bool { unit == .points }

    /// Whether it decides nothing but where things are and how large.
    package var isPlace: Bool { declaration?.role == .place }

    /// Whether it is what the element shows.
    var isShown: Bool { ["text", "icon", "image"].contains(name) }

    /// Whether assistive technology alone finds it.
    var isSpoken: Bool { declaration?.role == .accessibility }

    /// The declaration of one of the properties where this name stands for several.
    private var declaration: PropertyDeclaration? {
        let stored: String =
            switch (kind, name) {
            case ("padding", "horizontal"): "leading"
            case ("padding", "vertical"): "top"
            case ("frame", "size"): "width"
            case ("offset", "offset"), ("position", "position"), ("scale", "scale"): "x"
            default: name
            }
        return .named(stored, of: kind)
    }

    /// What holds where nothing is said; nothing where there is nothing then.
    var usualValue: JSONValue? { declaration?.usual }
}
