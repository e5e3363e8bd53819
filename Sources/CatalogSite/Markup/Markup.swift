/// A piece of an HTML document; becomes text, and is escaped, in ``text`` alone.
indirect enum Markup: Equatable, Sendable {
    case text(String)
    /// What was made markup or data before.
    case verbatim(String)
    case element(Tag, [Attribute], [Markup])
    case group([Markup])
}

extension Markup {
    /// JSON that stands in a script element: no `<` ends that.
    static func data(_ json: String) -> Markup {
        .verbatim(json.split(separator: "<", omittingEmptySubsequences: false).joined(separator: "\\u003c"))
    }

    /// The piece as a file's text.
    ///
    /// What holds a block starts a line for each of its children. Elsewhere no space is added, because between
    /// words and pictures it would show.
    var text: String {
        var text = ""
        write(to: &text, indent: 0)
        return text
    }

    /// The elements and texts that the piece consists of.
    private var parts: [Markup] {
        guard case .group(let children) = self else { return [self] }
        return children.flatMap(\.parts)
    }

    private var isBlock: Bool {
        guard case .element(let tag, _, _) = self else { return false }
        return tag.flow == .block
    }

    private func write(to text: inout String, indent: Int) {
        switch self {
        case .text(let content):
            text += Self.escaped(content)
        case .verbatim(let content):
            text += content
        case .group:
            for part in parts { part.write(to: &text, indent: indent) }
        case .element(let tag, let attributes, let content):
            text += "<\(tag.name)"
            for attribute in attributes {
                text += " \(attribute.name)"
                if let value = attribute.value { text += "=\"\(Self.escaped(value))\"" }
            }
            text += ">"
            guard tag.flow != .void else { return }
            let children = content.flatMap(\.parts)
            let startsLines = children.contains(where: \.isBlock)
            for child in children {
                if startsLines { Self.startLine(in: &text, indent: indent + 1) }
                child.write(to: &text, indent: indent + 1)
            }
            if startsLines { Self.startLine(in: &text, indent: indent) }
            text += "</\(tag.name)>"
        }
    }

    private static func startLine(in text: inout String, indent: Int) {
        text += "\n" + String(repeating: " ", count: indent)
    }

    /// Safe between tags and between double quotes; characters that HTML forbids, and those that turn around the order of what
    /// follows them, are shown as unreadable.
    private static func escaped(_ content: String) -> String {
        var escaped = ""
        for scalar in content.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "\t", "\n": escaped.unicodeScalars.append(scalar)
            case "\u{0}"..."\u{1f}", "\u{7f}"..."\u{9f}", "\u{202a}"..."\u{202e}": escaped += "\u{fffd}"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
