/// Linear equations that are added one after the other, the more important ones first: what contradicts those before it
/// is left out.
struct LinearSystem {
    /// A sum of variables with factors, and a constant.
    struct Expression: Equatable {
        var factors: [Int: Double] = [:]
        var constant = 0.0

        static func variable(_ index: Int) -> Expression { Expression(factors: [index: 1]) }

        static func + (left: Expression, right: Expression) -> Expression {
            Expression(
                factors: left.factors.merging(right.factors, uniquingKeysWith: +)
                    .filter { abs($0.value) > tolerance },
                constant: left.constant + right.constant)
        }

        static func * (left: Expression, factor: Double) -> Expression {
            Expression(factors: left.factors.mapValues { $0 * factor }, constant: left.constant * factor)
        }

        static func - (left: Expression, right: Expression) -> Expression { left + right * -1 }
    }

    /// What is nothing but a rounding error.
    private static let tolerance = 1e-9

    /// What each solved variable is in terms of unsolved ones.
    private var solved: [Int: Expression] = [:]

    /// The expression without solved variables.
    func reduced(_ expression: Expression) -> Expression {
        expression.factors.sorted { $0.key < $1.key }.reduce(Expression(constant: expression.constant)) {
            $0 + (solved[$1.key] ?? .variable($1.key)) * $1.value
        }
    }

    /// Demands that the expression is zero; returns whether that is so now.
    @discardableResult
    mutating func addZero(_ expression: Expression) -> Bool {
        let rest = reduced(expression)
        // The last variable is the one to solve for: later items adapt to earlier ones.
        guard let pivot = rest.factors.keys.max(), let factor = rest.factors[pivot] else {
            return abs(rest.constant) < 1e-6
        }
        var others = rest
        others.factors[pivot] = nil
        let value = others * (-1 / factor)
        for (index, expression) in solved where expression.factors[pivot] != nil {
            var expression = expression
            let share = expression.factors.removeValue(forKey: pivot) ?? 0
            solved[index] = expression + value * share
        }
        solved[pivot] = value
        return true
    }

    /// The value of an expression once all of its variables are solved.
    func value(of expression: Expression) -> Double? {
        let rest = reduced(expression)
        return rest.factors.isEmpty ? rest.constant : nil
    }
}
