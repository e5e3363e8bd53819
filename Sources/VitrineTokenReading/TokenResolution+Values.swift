import VitrineJSONValues
import VitrinePixels
import VitrineViews
import VitrineWording

extension TokenResolution {
    /// How many pointers may lead from one part to the next.
    private static let pointerLimit = 32

    /// A value of a type, or the one that the reference in its place resolves to.
    mutating func read(
        _ value: JSONValue, as type: TokenType, at part: TokenPart
    ) throws(TokenFailure) -> TokenValue {
        switch try reference(value, at: part) {
        case .token(let target)?: return try self.value(of: target, as: type, at: part)
        case .pointer(let steps)?:
            switch try self.target(of: steps, at: part) {
            case .token(let target): return try self.value(of: target, as: type, at: part)
            case .part(let value, let target):
                try descend(at: part)
                defer { pointerDepth -= 1 }
                return try read(value, as: type, at: target)
            }
        case nil: return try readPlain(value, as: type, at: part)
        }
    }

    private mutating func value(
        of target: String, as type: TokenType, at part: TokenPart
    ) throws(TokenFailure) -> TokenValue {
        let token = try token(target, for: part)
        guard token.type == type else {
            throw fault("'\(target)' is \(token.type.words); here stands \(type.words)", at: part)
        }
        return token.value
    }

    private mutating func readPlain(
        _ value: JSONValue, as type: TokenType, at part: TokenPart
    ) throws(TokenFailure) -> TokenValue {
        switch type {
        case .color: .color(try readColor(value, at: part))
        case .dimension: .dimension(try readDimension(value, at: part))
        case .fontFamily: .fontFamily(try readFontFamily(value, at: part))
        case .fontWeight: .fontWeight(try readFontWeight(value, at: part))
        case .duration: .duration(try readDuration(value, at: part))
        case .cubicBezier: .cubicBezier(try readCurve(value, at: part))
        case .number: .number(try readNumber(value, at: part))
        case .strokeStyle: .strokeStyle(try readLine(value, at: part))
        case .border: .border(try readBorder(value, at: part))
        case .transition: .transition(try readTransition(value, at: part))
        case .shadow: .shadow(try readShadows(value, at: part))
        case .gradient: .gradient(try readGradient(value, at: part))
        case .typography: .typography(try readTypography(value, at: part))
        }
    }

    /// A value that is no token's, with the value that a pointer in its place leads to.
    mutating func plain(
        _ value: JSONValue, at part: TokenPart
    ) throws(TokenFailure) -> (value: JSONValue, part: TokenPart) {
        guard case .pointer(let steps)? = try reference(value, at: part) else { return (value, part) }
        guard case .part(let found, let target) = try target(of: steps, at: part) else {
            throw fault("the pointer leads to a token; here stands a part of one", at: part)
        }
        try descend(at: part)
        defer { pointerDepth -= 1 }
        return try plain(found, at: target)
    }

    private mutating func descend(at part: TokenPart) throws(TokenFailure) {
        pointerDepth += 1
        guard pointerDepth <= Self.pointerLimit else {
            pointerDepth -= 1
            throw fault("pointers lead to each other, or more than \(Self.pointerLimit) in a row", at: part)
        }
    }

    /// A number, or the value of a number token in its place.
    mutating func readNumber(_ value: JSONValue, at part: TokenPart) throws(TokenFailure) -> Double {
        if case .token(let target)? = try reference(value, at: part) {
            guard case .number(let number) = try self.value(of: target, as: .number, at: part) else {
                return 0
            }
            return number
        }
        let (value, part) = try plain(value, at: part)
        guard case .number(let number) = value else {
            throw fault("'\(part.token)' has \(value.words) where a number stands", at: part)
        }
        guard number.isFinite else {
            throw fault("'\(part.token)' has a number beyond all measure", at: part)
        }
        return number
    }

    /// The members of an object of some keys; others are an error that suggests the nearest one.
    mutating func members(
        _ value: JSONValue, at part: TokenPart, needed: [String], optional: [String] = []
    ) throws(TokenFailure) -> [String: JSONValue] {
        guard case .record(let members) = value else {
            throw fault(
                "'\(part.token)' has \(value.words) where an object with '\(needed.joined(separator: "', '"))' stands",
                at: part)
        }
        for key in members.keys.sorted() where !(needed + optional).contains(key) {
            let help = Spelling.closest(to: key, among: needed + optional)
            throw fault(
                "'\(part.token)' has '\(key)', which has no place here"
                    + (help.map { "; did you mean '\($0)'?" } ?? ""), at: part.appending(key))
        }
        if let key = needed.first(where: { members[$0] == nil }) {
            throw fault("'\(part.token)' lacks '\(key)'", at: part)
        }
        return members
    }

    /// A part of a composite value.
    mutating func read<Value>(
        _ key: String, of members: [String: JSONValue], as type: TokenType, at part: TokenPart,
        _ unwrap: (TokenValue) -> Value?
    ) throws(TokenFailure) -> Value {
        guard let value = members[key],
            let result = unwrap(try read(value, as: type, at: part.appending(key)))
        else { throw fault("'\(part.token)' lacks '\(key)'", at: part) }
        return result
    }
}

extension TokenValue {
    var color: SRGBColor? { if case .color(let color) = self { color } else { nil } }
    var dimension: Double? { if case .dimension(let length) = self { length } else { nil } }
    var duration: Double? { if case .duration(let seconds) = self { seconds } else { nil } }
    var curve: TokenCurve? { if case .cubicBezier(let curve) = self { curve } else { nil } }
    var line: TokenLine? { if case .strokeStyle(let line) = self { line } else { nil } }
    var families: [String]? { if case .fontFamily(let families) = self { families } else { nil } }
    var weight: Double? { if case .fontWeight(let weight) = self { weight } else { nil } }
    var shadows: [TokenShadow]? { if case .shadow(let shadows) = self { shadows } else { nil } }
    var stops: [TokenStop]? { if case .gradient(let stops) = self { stops } else { nil } }
}

extension JSONValue {
    /// What it is, as errors say it.
    var words: String {
        switch self {
        case .flag(let flag): "'\(flag)'"
        case .number(let number): "the number \(JSONValue.text(of: number))"
        case .string(let text): "the text '\(text.count > 60 ? "\(text.prefix(60))…" : text)'"
        case .list: "a list"
        case .record: "an object"
        }
    }
}
