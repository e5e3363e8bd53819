import Foundation

/// A comparison of two operands.
struct PredicateComparison {
    enum Relation: String {
        case equal = "==", unequal = "!=", less = "<", lessOrEqual = "<=", greater = ">", greaterOrEqual =
            ">="
        case between = "BETWEEN", isIn = "IN", contains = "CONTAINS", begins = "BEGINSWITH", ends = "ENDSWITH"
        case like = "LIKE", matches = "MATCHES"
    }

    /// Of how many of the left side's members the comparison has to hold.
    enum Quantifier: String {
        case any = "ANY", some = "SOME", all = "ALL", none = "NONE"
    }

    var quantifier: Quantifier?
    var left: PredicateOperand
    var relation: Relation
    var options: String.CompareOptions = []
    var right: PredicateOperand

    func holds(for object: Any?, variables: [String: Any]) -> Bool {
        let left = left.value(for: object, variables: variables)
        let right = right.value(for: object, variables: variables)
        guard let quantifier else { return holds(left, right) }
        let members = PredicateValue.members(of: left) ?? []
        return switch quantifier {
        case .any, .some: members.contains { holds($0, right) }
        case .all: members.allSatisfy { holds($0, right) }
        case .none: !members.contains { holds($0, right) }
        }
    }

    private func holds(_ left: Any?, _ right: Any?) -> Bool {
        switch relation {
        case .equal: PredicateValue.areEqual(left, right, options: options)
        case .unequal: !PredicateValue.areEqual(left, right, options: options)
        case .less: order(left, right) == .orderedAscending
        case .lessOrEqual: order(left, right).map { $0 != .orderedDescending } ?? false
        case .greater: order(left, right) == .orderedDescending
        case .greaterOrEqual: order(left, right).map { $0 != .orderedAscending } ?? false
        case .between: isBetween(left, PredicateValue.members(of: right) ?? [])
        case .isIn: isMember(left, of: right)
        case .contains: isMember(right, of: left)
        case .begins: has(left, right, options.union(.anchored))
        case .ends: has(left, right, options.union([.anchored, .backwards]))
        case .like: isMatch(left, PredicateValue.text(right).map(Self.wildcardPattern))
        case .matches: isMatch(left, PredicateValue.text(right))
        }
    }

    private func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
        PredicateValue.order(left, right, options: options)
    }

    private func isBetween(_ value: Any?, _ bounds: [Any]) -> Bool {
        guard bounds.count == 2, let low = order(bounds[0], value), let high = order(value, bounds[1]) else {
            return false
        }
        return low != .orderedDescending && high != .orderedDescending
    }

    private func isMember(_ value: Any?, of whole: Any?) -> Bool {
        if let members = PredicateValue.members(of: whole) {
            return members.contains { PredicateValue.areEqual($0, value, options: options) }
        }
        return has(whole, value, options)
    }

    private func has(_ whole: Any?, _ part: Any?, _ options: String.CompareOptions) -> Bool {
        guard let whole = PredicateValue.text(whole), let part = PredicateValue.text(part) else {
            return false
        }
        return whole.range(of: part, options: options) != nil
    }

    private func isMatch(_ value: Any?, _ pattern: String?) -> Bool {
        guard let text = PredicateValue.text(value), let pattern else { return false }
        let expression = try? NSRegularExpression(
            pattern: "^(?:\(pattern))$", options: options.contains(.caseInsensitive) ? .caseInsensitive : [])
        return expression?.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    }

    /// `?` and `*` as parts of an expression.
    private static func wildcardPattern(_ text: String) -> String {
        NSRegularExpression.escapedPattern(for: text).replacingOccurrences(of: "\\*", with: ".*")
            .replacingOccurrences(of: "\\?", with: ".")
    }
}
