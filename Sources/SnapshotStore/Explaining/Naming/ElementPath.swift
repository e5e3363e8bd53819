/// An element's id, taken apart: `Card/Row(3)/Text[2]:padding`.
struct ElementPath {
    /// The names from the root, with numbers, identities and modifiers: `Card`, `Row(3)`, `Text[2]:padding`.
    let parts: [Substring]

    init(_ id: String) {
        var parts: [Substring] = []
        var depth = 0
        var start = id.utf8.startIndex
        // Identities may hold any character.
        for (position, byte) in zip(id.utf8.indices, id.utf8) {
            switch byte {
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"): depth = max(depth - 1, 0)
            case UInt8(ascii: "/") where depth == 0:
                parts.append(id[start..<position])
                start = id.utf8.index(after: position)
            default: break
            }
        }
        parts.append(id[start...])
        self.parts = parts
    }

    /// The names alone: `Card`, `Row`, `Text`.
    var types: [Substring] { parts.map(Self.type) }

    static func type(_ part: Substring) -> Substring { part.prefix { $0 != "[" && $0 != "(" && $0 != ":" } }
}

/// The parts of an id such as `Card/HStack/Text[2]:padding`.
struct ElementID {
    /// `Card/HStack/Text[2]`.
    let element: String
    /// `padding`.
    let modifier: String?

    init(_ id: String) {
        let start = id.utf8.lastIndex(of: UInt8(ascii: "/")).map(id.utf8.index(after:)) ?? id.utf8.startIndex
        let last = id.utf8[start...]
        if let colon = last.lastIndex(of: UInt8(ascii: ":")),
            last[colon...].allSatisfy({ $0 != UInt8(ascii: ")") })
        {
            element = String(id[..<colon])
            let name = id[id.utf8.index(after: colon)...]
            modifier = String(name.prefix { $0 != "[" })
        } else {
            element = id
            modifier = nil
        }
    }
}
