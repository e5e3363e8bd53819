/// Which form of a noun a number asks for (Unicode CLDR, Language Plural Rules; cardinal numbers).
package nonisolated enum PluralCategory: String, Hashable, Sendable {
    case zero, one, two, few, many, other

    /// The category of a number in a language such as `pl`; languages with other rules than these have `one`
    /// and `other`, as English does.
    package init(of number: Double, in language: String) {
        guard number == number.rounded(), abs(number) < 1e15 else {
            self = ["cs", "sk", "lt"].contains(language) ? .many : .other
            return
        }
        let count = Int(abs(number))
        let (last, lastTwo) = (count % 10, count % 100)
        switch language {
        case "ja", "ko", "zh", "yue", "vi", "th", "id", "ms", "lo", "my":
            self = .other
        case "fr", "pt":
            self = count < 2 ? .one : count != 0 && count % 1_000_000 == 0 ? .many : .other
        case "es", "it", "ca":
            self = count == 1 ? .one : count != 0 && count % 1_000_000 == 0 ? .many : .other
        case "hi", "bn", "fa", "gu", "kn", "zu", "am":
            self = count < 2 ? .one : .other
        case "he", "iw":
            self = count == 1 ? .one : count == 2 ? .two : .other
        case "ru", "uk", "be":
            self =
                last == 1 && lastTwo != 11
                ? .one : (2...4).contains(last) && !(12...14).contains(lastTwo) ? .few : .many
        case "hr", "sr", "bs":
            self =
                last == 1 && lastTwo != 11
                ? .one : (2...4).contains(last) && !(12...14).contains(lastTwo) ? .few : .other
        case "pl":
            self =
                count == 1
                ? .one : (2...4).contains(last) && !(12...14).contains(lastTwo) ? .few : .many
        case "cs", "sk":
            self = count == 1 ? .one : (2...4).contains(count) ? .few : .other
        case "sl":
            self =
                lastTwo == 1 ? .one : lastTwo == 2 ? .two : (3...4).contains(lastTwo) ? .few : .other
        case "lt":
            self =
                (11...19).contains(lastTwo) || last == 0 ? .other : last == 1 ? .one : .few
        case "lv":
            self =
                (11...19).contains(lastTwo) || last == 0 ? .zero : last == 1 ? .one : .other
        case "ro":
            self = count == 1 ? .one : count == 0 || (1...19).contains(lastTwo) ? .few : .other
        case "ar":
            self = Self.arabic(count)
        default:
            self = count == 1 ? .one : .other
        }
    }

    private static func arabic(_ count: Int) -> PluralCategory {
        switch (count, count % 100) {
        case (0, _): .zero
        case (1, _): .one
        case (2, _): .two
        case (_, 3...10): .few
        case (_, 11...99): .many
        default: .other
        }
    }
}
