/// Texts of a component between quotation marks.
package enum Quotation {
    /// What is called so, whatever it says: `text` for `text 'Sale'`.
    package static func without(_ name: String) -> String {
        String(name.prefix { $0 != "'" }).trimmingSuffix(" with ").trimmingSuffix(" ")
    }

    /// - Parameter limit: how many characters are quoted before the rest is left out.
    package static func of(_ text: String, limit: Int = 40) -> String {
        let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        return line.count > limit ? "'\(line.prefix(limit - 1))…'" : "'\(line)'"
    }

    /// Two texts, of which long ones are cut to what is different about them.
    package static func of(_ old: String, _ new: String) -> (String, String) {
        let limit = 60
        guard old.count > limit || new.count > limit else { return ("'\(old)'", "'\(new)'") }
        let (one, other) = (Array(old), Array(new))
        let shorter = min(one.count, other.count)
        let head = (0..<shorter).first { one[$0] != other[$0] } ?? shorter
        let rest = shorter - head
        let tail = (0..<rest).first { one[one.count - 1 - $0] != other[other.count - 1 - $0] } ?? rest
        let start = max(head - 12, 0)
        let cut = { (text: [Character]) -> String in
            let end = min(text.count - tail + 12, text.count)
            let middle = String(text[start..<max(end, start)])
            return "'\(start > 0 ? "…" : "")\(middle)\(end < text.count ? "…" : "")'"
        }
        return (cut(one), cut(other))
    }
}

extension String {
    fileprivate func trimmingSuffix(_ suffix: String) -> String {
        hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
    }
}
