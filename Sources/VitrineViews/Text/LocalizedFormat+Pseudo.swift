package import Foundation

extension Locale {
    /// Whether texts are to be longer, accented and bracketed instead of translated: `en_XA`, whose region stands for that in the
    /// Unicode Common Locale Data Repository.
    package nonisolated var isPseudoAccented: Bool { region?.identifier == "XA" }
}

extension LocalizedFormat {
    /// The text as a translator might have made it who only wants to see what breaks: `Add %lld` becomes `[Åðð %lld]`.
    package var pseudoAccented: LocalizedFormat {
        switch self {
        case .text(let text): .text(PseudoAccents.text(text))
        case .plural(let texts, let language):
            .plural(texts.mapValues(PseudoAccents.text), language: language)
        case .composed(let text, let parts, let language):
            .composed(
                PseudoAccents.bracketed(PseudoAccents.accented(text), like: text),
                parts: parts.mapValues { part in
                    PluralPart(
                        position: part.position, texts: part.texts.mapValues(PseudoAccents.accented))
                }, language: language)
        }
    }
}

/// Makes texts longer, accented and bracketed, as Android's language `en-XA` has them; placeholders and addresses of links stay.
private nonisolated enum PseudoAccents {
    static func text(_ source: String) -> String {
        LocalizedStringKey.hasWords(source) ? bracketed(accented(source), like: source) : source
    }

    static func accented(_ source: String) -> String {
        var text = ""
        var rest = source[...]
        while let first = rest.first {
            if first == "%", let placeholder = placeholder(at: rest) {
                text += placeholder
                rest = rest.dropFirst(placeholder.count)
            } else if rest.hasPrefix("]("), let end = rest.firstIndex(of: ")") {
                text += rest[...end]
                rest = rest[rest.index(after: end)...]
            } else {
                text += accented(first)
                rest = rest.dropFirst()
            }
        }
        return text
    }

    /// Beside a link, brackets of ours would be read as its.
    static func bracketed(_ text: String, like source: String) -> String {
        source.contains("](") ? "\\[\(text)\\]" : "[\(text)]"
    }

    /// A placeholder or two percent signs, as they are written.
    private static func placeholder(at text: Substring) -> Substring? {
        var rest = text.dropFirst()
        if rest.first == "%" { return text.prefix(2) }
        guard PluralReference(consuming: &rest) != nil || FormatSpecifier(consuming: &rest) != nil else {
            return nil
        }
        return text[..<rest.startIndex]
    }

    /// The letter with an accent, a vowel twice, so that words grow by about two fifths.
    private static func accented(_ character: Character) -> String {
        guard let accented = letters[character] else { return String(character) }
        let isVowel = "aeiouAEIOU".contains(character)
        return isVowel
            ? "\(accented)\(letters[Character(character.lowercased())] ?? accented)" : String(accented)
    }

    private static let letters = Dictionary(
        uniqueKeysWithValues: zip(
            "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
            "åƀçðéƒĝĥîĵķļḿñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻḾÑÖÞǪŔŠŢÛṼŴẊÝŽ"))
}

extension LocalizedStringKey {
    /// Whether a text has a letter beside its placeholders, so that there is something to translate.
    package nonisolated static func hasWords(_ format: String) -> Bool {
        var rest = format[...]
        while let first = rest.first {
            rest = rest.dropFirst()
            if first == "%" {
                _ = FormatSpecifier(consuming: &rest)
            } else if first.isLetter {
                return true
            }
        }
        return false
    }
}
