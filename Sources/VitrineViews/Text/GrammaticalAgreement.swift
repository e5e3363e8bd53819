/// Foundation's automatic grammar agreement: the word behind a number stands in the plural where the number is not 1.
///
/// In English alone, by its rules and its most usual exceptions; other languages stay as they are written.
nonisolated struct GrammaticalAgreement {
    /// The language of the text, such as `en`.
    let language: String

    /// The last word of a text as its number asks for.
    func inflected(_ text: String) -> String {
        guard language == "en", let number = Self.number(in: text), number != "1" else { return text }
        let word = text[(text.lastIndex { !$0.isLetter }.map(text.index(after:)) ?? text.startIndex)...]
        guard !word.isEmpty else { return text }
        let plural = Self.plural(of: word.lowercased())
        if word.dropFirst().contains(where: \.isUppercase) {
            return text.dropLast(word.count) + plural.uppercased()
        }
        let isCapitalized = word.first?.isUppercase == true
        return text.dropLast(word.count)
            + (isCapitalized ? plural.prefix(1).uppercased() + plural.dropFirst() : plural)
    }

    /// The first number of a text, as it is written.
    private static func number(in text: String) -> Substring? {
        guard let start = text.firstIndex(where: \.isNumber) else { return nil }
        let number = text[start...].prefix { $0.isNumber || $0 == "." || $0 == "," || $0 == "\u{a0}" }
        return number[...(number.lastIndex(where: \.isNumber) ?? start)]
    }

    private static func plural(of word: String) -> String {
        if unchanged.contains(word) { return word }
        if let plural = irregular[word] { return plural }
        if ["s", "x", "z", "ch", "sh"].contains(where: word.hasSuffix) { return word + "es" }
        if word.hasSuffix("y"), let before = word.dropLast().last, !"aeiou".contains(before) {
            return word.dropLast() + "ies"
        }
        return word + "s"
    }

    private static let unchanged: Set<String> = ["fish", "series", "sheep", "species"]

    private static let irregular = [
        "child": "children", "foot": "feet", "half": "halves", "hero": "heroes", "knife": "knives",
        "leaf": "leaves", "life": "lives", "man": "men", "mouse": "mice", "person": "people",
        "potato": "potatoes", "shelf": "shelves", "tomato": "tomatoes", "tooth": "teeth",
        "woman": "women",
    ]
}
