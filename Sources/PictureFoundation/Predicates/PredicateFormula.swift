import Foundation

/// The condition of a predicate.
// The values of a format are never changed.
indirect enum PredicateFormula: @unchecked Sendable {
    case constant(Bool)
    case comparison(PredicateComparison)
    case not(PredicateFormula)
    case all([PredicateFormula])
    case any([PredicateFormula])

    /// Throws a `PredicateFormatError`.
    init(format: String, arguments: [Any?]) throws {
        var parser = try PredicateParser(format, arguments)
        self = try parser.parse()
    }

    func holds(for value: Any?, variables: [String: Any]) -> Bool {
        switch self {
        case .constant(let holds): holds
        case .comparison(let comparison): comparison.holds(for: value, variables: variables)
        case .not(let formula): !formula.holds(for: value, variables: variables)
        case .all(let formulas): formulas.allSatisfy { $0.holds(for: value, variables: variables) }
        case .any(let formulas): formulas.contains { $0.holds(for: value, variables: variables) }
        }
    }
}
