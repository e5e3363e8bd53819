import VitrineJSONValues

/// A value that refers to another one.
enum TokenReference: Equatable {
    /// `{color.text}`: a whole token, by its path.
    case token(String)
    /// `{"$ref": "#/color/text/$value/alpha"}`: a token or a part of one, as a JSON pointer (RFC 6901).
    case pointer([String])

    /// Nothing where the value is none; an error in words where it is a wrong one.
    init?(_ value: JSONValue) throws(WrongReference) {
        switch value {
        case .string(let text) where text.hasPrefix("{"):
            guard text.hasSuffix("}") else { throw WrongReference("'\(text)' has no '}' at its end") }
            self = .token(try Self.path(text))
        case .record(let members) where members["$ref"] != nil:
            guard case .string(let text)? = members["$ref"], members.count == 1 else {
                throw WrongReference("a '$ref' is a text and stands alone in its object")
            }
            self = .pointer(try Self.steps(text))
        default: return nil
        }
    }

    /// The path in `{color.text}`.
    static func path(_ text: String) throws(WrongReference) -> String {
        let path = String(text.dropFirst().dropLast())
        let names = path.split(separator: ".", omittingEmptySubsequences: false)
        guard !names.contains(where: \.isEmpty), !path.contains("{"), !path.contains("}") else {
            throw WrongReference(
                "'\(text)' is no path of names with dots between them, such as '{color.text}'")
        }
        return path
    }

    /// The names and indices of `#/color/text/$value`.
    static func steps(_ text: String) throws(WrongReference) -> [String] {
        guard text.hasPrefix("#/") else {
            throw WrongReference("'\(text)' is no JSON pointer, such as '#/color/text'")
        }
        var steps: [String] = []
        for step in text.dropFirst(2).split(separator: "/", omittingEmptySubsequences: false) {
            steps.append(try unescaped(step, in: text))
        }
        return steps
    }

    private static func unescaped(_ step: Substring, in text: String) throws(WrongReference) -> String {
        var result = ""
        var rest = step
        while let letter = rest.popFirst() {
            guard letter == "~" else {
                result.append(letter)
                continue
            }
            switch rest.popFirst() {
            case "0": result.append("~")
            case "1": result.append("/")
            default: throw WrongReference("in '\(text)', '~' stands before neither 0 nor 1")
            }
        }
        return result
    }
}

/// Why something is no reference.
struct WrongReference: Error {
    let reason: String

    init(_ reason: String) {
        self.reason = reason
    }
}
