import VitrineComposition
import VitrineGeometry
import VitrineJSONValues
import VitrinePixels

/// Says the values of a property.
package struct ValueWords {
    let name: PropertyName
    /// What the property is called here.
    private let word: String

    init(name: PropertyName, calledAs word: String? = nil) {
        self.name = name
        self.word = word ?? name.description
    }

    /// `text 'Sale' → 'New'`, `padding 4 → 8 pt`, `offset (4, -4) added`.
    func change(from old: JSONValue?, to new: JSONValue?) -> String {
        switch (old ?? name.usualValue, new ?? name.usualValue) {
        case (nil, nil): word
        case (nil, let value?): added(value) + " added"
        case (let value?, nil): added(value) + " removed"
        case (let old?, let new?): changed(old, new)
        }
    }

    /// What ``change(from:to:)`` begins with where an old and a new value follow.
    func property(from old: JSONValue?, to new: JSONValue?) -> String? {
        let words = change(from: old, to: new)
        guard words.contains(" → ") else { return nil }
        return [FontWords.weight, word].first { words.hasPrefix("\($0) ") }
    }

    private func added(_ value: JSONValue) -> String {
        if value == true { return word }
        if name.name == "features" { return text(value) }
        return "\(word) \(text(value))"
    }

    private func changed(_ old: JSONValue, _ new: JSONValue) -> String {
        switch (old, new) {
        case (.flag(let old), .flag(let new)) where old != new: return "\(word) \(new ? "added" : "removed")"
        case (.string(let old), .string(let new)) where name.unit == .text:
            let (old, new) = Quotation.of(old, new)
            return "\(word) \(old) → \(new)"
        case _ where name.name == "outline": return "\(name) changed"
        default: break
        }
        if name.name == "tracks" { return tracks(old, new) }
        if name.name == "shape" { return "\(text(old)) → \(text(new))" }
        if name.name == "font" { return font(old, new) }
        var (from, to) = (text(old), text(new))
        if from == to { (from, to) = (exact(old), exact(new)) }
        let unit = self.unit
        if !unit.isEmpty, from.hasSuffix(unit), to.hasSuffix(unit) { from.removeLast(unit.count) }
        return "\(word) \(from) → \(to)"
    }

    /// What ends every value of the property.
    private var unit: String { name.unit == .points ? " pt" : "" }

    func text(_ value: JSONValue) -> String {
        switch value {
        case .flag(let flag): return flag ? "yes" : "no"
        case .number(let number): return self.number(number)
        case .string(let string): return spelled(string)
        case .list(let values): return list(values)
        case .record: return record(value)
        }
    }

    private func number(_ number: Double) -> String {
        if number.isInfinite { return number > 0 ? "infinite" : "none" }
        if name.name == "opacity" { return "\(Self.decimal(number * 100)) %" }
        switch name.unit {
        case .points?: return "\(Self.decimal(number)) pt"
        case .degrees?: return "\(Self.decimal(number))°"
        default: return Self.decimal(number)
        }
    }

    private func spelled(_ string: String) -> String {
        if let color = JSONValue.string(string).color { return ColorWords.text(color) }
        switch name.name {
        case "text", "icon", "image", "symbol", "picture": return "'\(string)'"
        case _ where name.unit == .text: return "'\(string)'"
        case "font": return FontWords.text(string)
        case "alignment", "cell anchor": return AlignmentWords.text(string)
        case "mode" where name.kind == "blend mode": return Self.spaced(string)
        default: return string
        }
    }

    private func list(_ values: [JSONValue]) -> String {
        switch name.name {
        case "size": return values.map(Self.plain).joined(separator: " × ") + " pt"
        case "dash":
            // The last number is where the pattern begins.
            let phase = values.last.map(Self.plain) ?? "0"
            let lengths = values.dropLast().map(Self.plain).joined(separator: ", ")
            return phase == "0" ? lengths : "\(lengths) from \(phase)"
        case "scale":
            if values.count == 2, values[0] == values[1] { return Self.plain(values[0]) }
            return "(\(values.map(Self.plain).joined(separator: ", ")))"
        case "offset", "position", "anchor", "cell anchor", "map":
            return "(\(values.map(Self.plain).joined(separator: ", ")))"
        case "corner radius", "inset", "flex margin", "flex position":
            return values.map(Self.plain).joined(separator: ", ") + " pt"
        case "shape":
            let corners = values.dropFirst().map {
                ValueWords(name: PropertyName(kind: "shape", name: "corner radius")).text($0)
            }
            return ([values.first.map(text) ?? ""] + corners.map { "with corner radius \($0)" }).joined(
                separator: " ")
        case "shadows": return values.map { shadow($0) }.joined(separator: " and ")
        case "features": return values.map { FontWords.feature($0.description) }.joined(separator: ", ")
        case "font":
            return values.map {
                if case .number(let size) = $0 { "\(Self.decimal(size)) pt" } else { text($0) }
            }
            .joined(separator: " ")
        case "styled parts": return values.map { "'\($0)'" }.joined(separator: ", ")
        case "axes", "unsized axes": return values.map(\.description).joined(separator: " and ")
        default: return values.map(text).joined(separator: ", ")
        }
    }

    private func record(_ value: JSONValue) -> String {
        if let fill = ColorWords.fill(value) { return fill }
        guard case .record(let members) = value else { return "" }
        return members.filter { PropertyName(kind: name.kind, name: $0.key).unit != .contentHash }
            .sorted { $0.key < $1.key }.map { "\($0.key) \(text($0.value))" }.joined(separator: ", ")
    }

    private func shadow(_ value: JSONValue) -> String {
        guard case .record(let members) = value else { return value.description }
        let color = (members["inner"] ?? members["drop"])?.color.map(ColorWords.text) ?? ""
        let kind = members["inner"] == nil ? "" : "inner "
        var parts = ["\(kind)\(color)", "radius \(members["radius"].map(Self.plain) ?? "0") pt"]
        if case .list(let offset)? = members["offset"] {
            parts.append("offset (\(offset.map(Self.plain).joined(separator: ", ")))")
        }
        return parts.joined(separator: ", ")
    }

    /// All of a value, where its words are the same as another's.
    private func exact(_ value: JSONValue) -> String {
        ColorWords.exactFill(value) ?? value.color.map(ColorWords.exact) ?? value.description
    }

    /// `columns 2 → 3`, as long as all are alike.
    private func tracks(_ old: JSONValue, _ new: JSONValue) -> String {
        guard case .list(let before) = old, case .list(let after) = new else { return "\(name) changed" }
        let isUniform = Set(before).count <= 1 && Set(after).count <= 1 && before.first == after.first
        if isUniform { return "columns \(before.count) → \(after.count)" }
        return "columns \(TrackWords.text(before)) → \(TrackWords.text(after))"
    }

    private func font(_ old: JSONValue, _ new: JSONValue) -> String {
        guard case .string(let before) = old, case .string(let after) = new else {
            return "font \(text(old)) → \(text(new))"
        }
        return FontWords.change(before, after)
    }

    private static func plain(_ value: JSONValue) -> String {
        if case .number(let number) = value { decimal(number) } else { value.description }
    }

    /// `colorDodge` as `color dodge`.
    private static func spaced(_ word: String) -> String {
        word.reduce(into: "") { $0 += $1.isUppercase ? " \($1.lowercased())" : "\($1)" }
    }

    /// At most three digits after the point, as many as sidecars hold of boxes.
    package static func decimal(_ number: Double) -> String {
        if number.isInfinite { return number > 0 ? "∞" : "-∞" }
        let rounded = (number * 1000).rounded() / 1000 + 0
        return JSONValue.text(of: rounded)
    }
}
