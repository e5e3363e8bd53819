import VitrineJSONValues
import VitrineViews

// Lines, borders, transitions, shadows and gradients (2025.10 Format §9.2 to §9.7).
extension TokenResolution {
    private static let lineNames = [
        "solid", "dashed", "dotted", "double", "groove", "ridge", "outset", "inset",
    ]
    private static let lineCaps = ["round", "butt", "square"]

    mutating func readLine(_ value: JSONValue, at part: TokenPart) throws(TokenFailure) -> TokenLine {
        let (value, part) = try plain(value, at: part)
        if case .string(let name) = value {
            if Self.lineNames.contains(name) { return .named(name) }
            throw fault(
                "there is no stroke style '\(name)'; there are \(Self.lineNames.joined(separator: ", "))",
                at: part)
        }
        let members = try members(value, at: part, needed: ["dashArray", "lineCap"])
        guard case .string(let cap)? = members["lineCap"], Self.lineCaps.contains(cap) else {
            throw fault(
                "the 'lineCap' of '\(part.token)' is none of \(Self.lineCaps.joined(separator: ", "))",
                at: part.appending("lineCap"))
        }
        let array = part.appending("dashArray")
        guard case .list(let values) = try plain(members["dashArray"] ?? .list([]), at: array).value,
            !values.isEmpty
        else { throw fault("the 'dashArray' of '\(part.token)' is no list of lengths", at: array) }
        var dashes: [Double] = []
        for (index, value) in values.enumerated() {
            let place = array.appending("\(index)")
            guard case .dimension(let length) = try read(value, as: .dimension, at: place), length >= 0 else {
                throw fault("'\(part.token)' has a negative dash", at: place)
            }
            dashes.append(length)
        }
        return .dashes(dashes, cap: cap)
    }

    mutating func readBorder(_ value: JSONValue, at part: TokenPart) throws(TokenFailure) -> TokenBorder {
        let (value, part) = try plain(value, at: part)
        let members = try members(value, at: part, needed: ["color", "width", "style"])
        return TokenBorder(
            color: try read("color", of: members, as: .color, at: part, \.color),
            width: try read("width", of: members, as: .dimension, at: part, \.dimension),
            style: try read("style", of: members, as: .strokeStyle, at: part, \.line))
    }

    mutating func readTransition(
        _ value: JSONValue, at part: TokenPart
    ) throws(TokenFailure) -> TokenTransition {
        let (value, part) = try plain(value, at: part)
        let members = try members(value, at: part, needed: ["duration", "delay", "timingFunction"])
        return TokenTransition(
            duration: try read("duration", of: members, as: .duration, at: part, \.duration),
            delay: try read("delay", of: members, as: .duration, at: part, \.duration),
            curve: try read("timingFunction", of: members, as: .cubicBezier, at: part, \.curve))
    }

    mutating func readShadows(_ value: JSONValue, at part: TokenPart) throws(TokenFailure) -> [TokenShadow] {
        let (value, part) = try plain(value, at: part)
        guard case .list(let values) = value else { return [try readShadow(value, at: part)] }
        guard !values.isEmpty else { throw fault("'\(part.token)' has no shadow in its list", at: part) }
        var shadows: [TokenShadow] = []
        for (index, value) in values.enumerated() {
            let place = part.appending("\(index)")
            shadows += try read(value, as: .shadow, at: place).shadows ?? []
            guard shadows.count <= TokenGroup.countLimit else {
                throw fault("'\(part.token)' has more than \(TokenGroup.countLimit) shadows", at: place)
            }
        }
        return shadows
    }

    private mutating func readShadow(
        _ value: JSONValue, at part: TokenPart
    ) throws(TokenFailure) -> TokenShadow {
        let needed = ["color", "offsetX", "offsetY", "blur"]
        let members = try members(value, at: part, needed: needed, optional: ["spread", "inset"])
        var shadow = TokenShadow(
            color: try read("color", of: members, as: .color, at: part, \.color),
            x: try read("offsetX", of: members, as: .dimension, at: part, \.dimension),
            y: try read("offsetY", of: members, as: .dimension, at: part, \.dimension),
            blur: try read("blur", of: members, as: .dimension, at: part, \.dimension))
        guard shadow.blur >= 0 else {
            throw fault("the blur of '\(part.token)' is negative", at: part.appending("blur"))
        }
        if members["spread"] != nil {
            shadow.spread = try read("spread", of: members, as: .dimension, at: part, \.dimension)
        } else {
            tolerate("'\(part.token)' lacks 'spread', which the format asks for", at: part)
        }
        switch members["inset"] {
        case nil: break
        case .flag(let isInset)?: shadow.isInset = isInset
        case let value?:
            throw fault(
                "the 'inset' of '\(part.token)' is \(value.words), not true or false",
                at: part.appending("inset"))
        }
        return shadow
    }

    /// Stops of colour; one in the list may be a token with one stop, which takes its place.
    mutating func readGradient(_ value: JSONValue, at part: TokenPart) throws(TokenFailure) -> [TokenStop] {
        let (value, part) = try plain(value, at: part)
        guard case .list(let values) = value, !values.isEmpty else {
            throw fault("'\(part.token)' has \(value.words) where a list of stops stands", at: part)
        }
        var stops: [TokenStop] = []
        for (index, value) in values.enumerated() {
            let place = part.appending("\(index)")
            if case .token(let target)? = try reference(value, at: place) {
                let spliced = try read(.string("{\(target)}"), as: .gradient, at: place).stops ?? []
                guard spliced.count == 1 else {
                    throw fault(
                        "'\(target)' has \(spliced.count) stops; only one can take a stop's place", at: place)
                }
                stops += spliced
                continue
            }
            let (stop, inner) = try plain(value, at: place)
            let members = try members(stop, at: inner, needed: ["color", "position"])
            let position = try readNumber(members["position"] ?? .list([]), at: inner.appending("position"))
            stops.append(
                TokenStop(
                    color: try read("color", of: members, as: .color, at: inner, \.color),
                    position: min(max(position, 0), 1)))
        }
        return stops
    }
}
