/// Of what a symbol is made, as its name says it.
///
/// Names are read from their end: `bell.slash.circle.fill` is a circle, filled, around a slashed bell.
indirect enum SymbolRecipe: Equatable, Sendable {
    /// A drawing that has a file.
    case file(String)
    /// Digits or a letter.
    case written(String)
    case filled(SymbolRecipe)
    case slashed(SymbolRecipe)
    case enclosed(SymbolRecipe, SymbolEnclosure)
    /// A symbol with a small sign at its lower right corner, or a dot at its upper right one.
    case badged(SymbolRecipe, sign: SymbolRecipe?)

    /// Nothing where a name has no file and no rule leads to files.
    init?(name: String) {
        guard let recipe = Self.recipe(name.split(separator: ".", omittingEmptySubsequences: false)) else {
            return nil
        }
        self = recipe
    }

    /// The drawings that are needed, the lowest first.
    var files: [String] {
        switch self {
        case .file(let name): [name]
        case .written(let text): text.map { "character.\($0)" }
        case .filled(let base), .slashed(let base): base.files
        case .enclosed(let sign, let enclosure): [enclosure.file] + sign.files
        case .badged(let base, let sign): base.files + (sign?.files ?? [])
        }
    }

    private typealias Words = ArraySlice<Substring>

    private static func recipe(_ words: [Substring]) -> SymbolRecipe? {
        recipe(words[...]) ?? replacingWords(words).flatMap { recipe($0[...]) }
    }

    private static func recipe(_ words: Words) -> SymbolRecipe? {
        named(words) ?? badged(words) ?? ended(words)
    }

    private static func named(_ words: Words) -> SymbolRecipe? {
        let name = words.joined(separator: ".")
        if SymbolSet.svg(named: name) != nil { return .file(name) }
        return SymbolSet.synonyms[name].flatMap { SymbolRecipe(name: $0) }
    }

    /// `folder.fill.badge.plus`, `folder.badge.plus.fill`, `bell.badge`.
    private static func badged(_ words: Words) -> SymbolRecipe? {
        guard let index = words.dropFirst().lastIndex(where: { $0 == "badge" || $0 == "trianglebadge" })
        else {
            return nil
        }
        var sign = words[(index + 1)...]
        var base = words[..<index]
        if sign.last == "fill", base.last != "fill" {
            sign = sign.dropLast()
            base = base + ["fill"]
        }
        // What a badge cannot show, as the languages of `rtl`, leaves a dot.
        guard let base = recipe(base) else { return nil }
        guard !sign.isEmpty else { return .badged(base, sign: nil) }
        return recipe(sign).map { .badged(base, sign: $0) }
    }

    /// What the last word says of those before it.
    private static func ended(_ words: Words) -> SymbolRecipe? {
        guard let last = words.last, words.count > 1 else { return nil }
        let base = words.dropLast()
        switch last {
        case "fill", "filled", "inverse":
            if base.last == "magnifyingglass"
                || outlines.contains(base.prefix { $0 != "badge" }.joined(separator: "."))
            {
                return nil
            }
            if base.last == "slash", let inner = recipe(base.dropLast() + ["fill"]) { return .slashed(inner) }
            return recipe(base).map { .filled($0) }
        case "slash": return recipe(base).map { .slashed($0) }
        case "rtl", "ar", "he", "hi", "ja", "ko", "th", "zh": return recipe(base)
        // `person.fill.checkmark` is drawn as `person.fill.badge.checkmark` is.
        case "checkmark", "xmark", "plus", "minus", "questionmark", "exclamationmark":
            return recipe(base).map { .badged($0, sign: .file(String(last))) }
        default: return enclosed(base, in: last) ?? wound(base, around: last)
        }
    }

    /// Closed forms that have no filled one, which would be a spot.
    private static let outlines: Set<String> = [
        "at", "atom", "barcode.viewfinder", "bicycle", "circle.dashed", "command", "compass.drawing",
        "cursorarrow",
        "eyeglasses", "faceid", "globe", "grid", "gyroscope", "infinity", "lasso", "link", "nosign",
        "paperclip", "peacesign", "percent", "personalhotspot",
        "point.3.connected.trianglepath.dotted", "power", "qrcode", "qrcode.viewfinder",
        "scissors", "scope", "slider.horizontal.3", "slider.vertical.3", "square.dashed", "target", "touchid",
        "viewfinder",
    ]

    private static func enclosed(_ base: Words, in last: Substring) -> SymbolRecipe? {
        guard let enclosure = SymbolEnclosure(rawValue: String(last)) else { return nil }
        return (written(base) ?? sign(base)).map { .enclosed($0, enclosure) }
    }

    /// `goforward.15`: the number of seconds inside of the arrow.
    private static func wound(_ base: Words, around last: Substring) -> SymbolRecipe? {
        guard base.count == 1, base.first == "goforward" || base.first == "gobackward",
            let arrow = base.first.flatMap({ SymbolEnclosure(rawValue: String($0)) })
        else { return nil }
        return written([last]).map { .enclosed($0, arrow) }
    }

    /// What stands in an enclosure: the filled form where one is drawn, which is clearer when small.
    private static func sign(_ words: Words) -> SymbolRecipe? {
        let plain = recipe(words)
        if case .file(let name)? = plain, SymbolSet.svg(named: "\(name).fill") != nil {
            return .file("\(name).fill")
        }
        return plain
    }

    /// Up to three digits, or one letter.
    private static func written(_ words: Words) -> SymbolRecipe? {
        guard words.count == 1, let text = words.first else { return nil }
        let isNumber = text.count <= 3 && text.allSatisfy { ("0"..."9").contains($0) }
        let isLetter = text.count == 1 && text.allSatisfy { ("a"..."z").contains($0) }
        return isNumber && !text.isEmpty || isLetter ? .written(String(text)) : nil
    }

    /// Words of which the set knows only another one: directions of reading, names of later years.
    private static func replacingWords(_ words: [Substring]) -> [Substring]? {
        let replaced = words.map { otherWords[$0] ?? $0 }
        return replaced == words ? nil : replaced
    }

    private static let otherWords: [Substring: Substring] = [
        "backward": "left", "forward": "right", "leading": "left", "trailing": "right",
        "document": "doc", "gear": "gearshape", "multiply": "xmark", "page": "doc",
    ]
}
