public import Foundation

extension NSPredicate {
    /// A predicate about texts, `SELF MATCHES %@`, as fields are validated with; the options `[c]` and `[d]` are obeyed.
    ///
    /// It knows the comparisons with `MATCHES`, `CONTAINS`, `BEGINSWITH`, `ENDSWITH`, `LIKE` and `==` of `SELF`, and none of key paths,
    /// which need the Objective-C runtime: any other is true of nothing.
    public convenience init(format predicateFormat: String, _ arguments: any CVarArg...) {
        self.init(format: predicateFormat, argumentArray: arguments)
    }

    /// The same with its arguments in an array.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        let comparison = TextComparison(predicateFormat, arguments ?? [])
        self.init { value, _ in
            guard let comparison, let text = value.map({ "\($0)" }) else { return false }
            return comparison.holds(for: text)
        }
    }
}

/// What a predicate's format says of a text.
private struct TextComparison: Sendable {
    private enum Operator: String {
        case matches = "MATCHES", contains = "CONTAINS", begins = "BEGINSWITH", ends = "ENDSWITH"
        case like = "LIKE", equals = "=="
    }

    private let comparison: Operator
    private let options: String.CompareOptions
    private let pattern: String

    init?(_ format: String, _ arguments: [Any]) {
        let syntax = /\s*SELF\s+([A-Za-z]+|==?)\s*(\[[cd]+\])?\s*(.+?)\s*/
        guard let parts = format.wholeMatch(of: syntax)?.output,
            let known = Operator(rawValue: parts.1 == "=" ? "==" : parts.1.uppercased())
        else { return nil }
        comparison = known
        var options: String.CompareOptions = []
        if parts.2?.contains("c") == true { options.insert(.caseInsensitive) }
        if parts.2?.contains("d") == true { options.insert(.diacriticInsensitive) }
        self.options = options
        if parts.3 == "%@", let argument = arguments.first {
            pattern = "\(argument)"
        } else if let quote = parts.3.first, quote == "'" || quote == "\"", parts.3.last == quote {
            pattern = String(parts.3.dropFirst().dropLast())
        } else {
            return nil
        }
    }

    func holds(for text: String) -> Bool {
        switch comparison {
        case .matches: isMatch(text, pattern)
        case .contains: text.range(of: pattern, options: options) != nil
        case .begins: text.range(of: pattern, options: options.union(.anchored)) != nil
        case .ends: text.range(of: pattern, options: options.union([.anchored, .backwards])) != nil
        case .equals: text.compare(pattern, options: options) == .orderedSame
        case .like: isMatch(text, wildcardPattern)
        }
    }

    private func isMatch(_ text: String, _ pattern: String) -> Bool {
        let expression = try? NSRegularExpression(
            pattern: "^(?:\(pattern))$", options: options.contains(.caseInsensitive) ? .caseInsensitive : [])
        return expression?.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    }

    /// `?` and `*` as parts of an expression.
    private var wildcardPattern: String {
        NSRegularExpression.escapedPattern(for: pattern).replacingOccurrences(of: "\\*", with: ".*")
            .replacingOccurrences(of: "\\?", with: ".")
    }
}
