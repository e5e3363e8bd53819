/// The name that Xcode gives to a resource's symbol.
enum SymbolName {
    /// Words of Swift that cannot stand as names.
    private static let reserved: Set<String> = [
        "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default",
        "defer",
        "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func",
        "guard",
        "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup",
        "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct",
        "subscript",
        "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]

    /// The name of a value, `splashScreen` for `splash-screen`; nothing for a name without letters and digits.
    static func value(for name: String, dropping suffix: String = "") -> String? {
        var words = words(in: name)
        guard var first = words.first else { return nil }
        words.removeFirst()
        first = lowercasingStart(of: first)
        var joined = first + words.map(capitalized).joined()
        if !suffix.isEmpty, joined.hasSuffix(suffix), joined.count > suffix.count {
            joined.removeLast(suffix.count)
        }
        return escaped(joined)
    }

    /// The name of a type, `BrandColors` for `brand colors`.
    static func type(for name: String) -> String? {
        let joined = words(in: name).map(capitalized).joined()
        return joined.isEmpty ? nil : escaped(joined)
    }

    static func escaped(_ name: String) -> String {
        if name.first?.isNumber == true { return "_\(name)" }
        return reserved.contains(name) ? "`\(name)`" : name
    }

    /// What stands between characters that are neither letters nor digits; a letter after a digit begins a word.
    private static func words(in name: String) -> [String] {
        var words: [String] = []
        var isInside = false
        var previous: Character?
        for character in name {
            guard character.isLetter || character.isNumber else {
                isInside = false
                previous = nil
                continue
            }
            let beginsWord = !isInside || (previous?.isNumber == true && character.isLetter)
            if beginsWord { words.append("") }
            words[words.count - 1].append(character)
            isInside = true
            previous = character
        }
        return words
    }

    private static func capitalized(_ word: String) -> String {
        word.prefix(1).uppercased() + word.dropFirst()
    }

    /// `urlBar` for `URLBar`: capitals at the start are one word up to the one that begins the next.
    private static func lowercasingStart(of word: String) -> String {
        let capitals = word.prefix(while: \.isUppercase)
        guard capitals.count > 1, capitals.count < word.count else {
            return capitals.count == word.count
                ? word.lowercased() : word.prefix(1).lowercased() + word.dropFirst()
        }
        return capitals.dropLast().lowercased() + word.dropFirst(capitals.count - 1)
    }
}
