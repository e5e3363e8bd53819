import VitrineComposition
import VitrineJSONValues
import VitrinePixels

extension CauseList {
    /// Adds a changed value of a design token, or another token in its place.
    ///
    /// A changed token is the same cause wherever it is used, in whichever property.
    mutating func addToken(
        _ token: TokenSwap, _ name: PropertyName, _ member: PropertyDifference.Member, at element: Int,
        of layer: ModifierLayer?
    ) {
        var place = newNames.place(of: element, modifier: layer)
        guard token.isSame else {
            add(
                .property(name, from: member.from, to: member.to), at: element, in: place,
                of: "\(name.kind) \(name.name)", exactly: "\(token.from) → \(token.to)", token: token)
            return
        }
        let values = TokenWords.opaque(member.from, member.to)
        (place.component, place.subject, place.part) = ("", nil, nil)
        add(
            .property(name, from: values.from, to: values.to), at: element, in: place,
            of: TokenWords.noun(name).map { " \($0)" } ?? "",
            exactly: [values.from, values.to].map { $0.map(JSONWriter.text) ?? "none" }.joined(
                separator: " → "),
            token: token)
    }
}

/// Says what has become of a token.
enum TokenWords {
    /// "`color.text.secondary` #6b645b → #555555", "color token `text.primary` → `text.secondary` (#221f1b → #6b645b)".
    static func text(_ token: TokenSwap, _ name: PropertyName, from: JSONValue?, to: JSONValue?) -> String {
        guard token.isSame else {
            let values = ValueWords(name: name, calledAs: "").change(from: from, to: to)
            return "\(name) token `\(token.from)` → `\(token.to)` (\(values.trimmingSpace))"
        }
        return values(token, name).change(from: from, to: to)
    }

    /// What the text begins with where an old and a new value follow.
    static func property(
        _ token: TokenSwap, _ name: PropertyName, from: JSONValue?, to: JSONValue?
    ) -> String? {
        token.isSame ? values(token, name).property(from: from, to: to) : "\(name) token"
    }

    private static func values(_ token: TokenSwap, _ name: PropertyName) -> ValueWords {
        let noun = noun(name).map { " \($0)" } ?? ""
        return ValueWords(name: name, calledAs: "`\(token.from)`\(noun)")
    }

    /// What of a token with several parts has changed; nothing where a token is one value.
    static func noun(_ name: PropertyName) -> String? {
        switch name.name {
        case "font", "font size": name.name
        default: name.kind == "shadow" ? name.name : nil
        }
    }

    /// Two colours without the opacity that both have: a token that is drawn weaker is still the same one.
    static func opaque(_ old: JSONValue?, _ new: JSONValue?) -> (from: JSONValue?, to: JSONValue?) {
        guard var from = old?.color, var to = new?.color, from.alpha == to.alpha else { return (old, new) }
        (from.alpha, to.alpha) = (1, 1)
        return (JSONValue(from), JSONValue(to))
    }
}

extension String {
    fileprivate var trimmingSpace: Substring { drop { $0 == " " } }
}
