import Foundation

/// One side of a comparison.
indirect enum PredicateOperand {
    case value(Any?)
    /// The value that the predicate is asked about.
    case itself
    case variable(String)
    case list([PredicateOperand])
    case keys([String], of: PredicateOperand)

    func value(for object: Any?, variables: [String: Any]) -> Any? {
        switch self {
        case .value(let value): value
        case .itself: object
        case .variable(let name): variables[name]
        case .list(let operands): operands.map { $0.value(for: object, variables: variables) as Any }
        case .keys(let keys, let operand):
            PredicateValue.value(forKeys: keys[...], of: operand.value(for: object, variables: variables))
        }
    }
}
