/// The rules of both axes. Where none speaks of both, as those of ratios do, each axis is solved by itself: the time grows with more than
/// the square of the number of rules.
///
/// Even variables lie on the horizontal axis, odd ones on the vertical one.
struct PlaneSystem {
    private var horizontal = LinearSystem()
    /// `nil` where both axes are solved as one.
    private var vertical: LinearSystem?

    init(axesAreApart: Bool) {
        vertical = axesAreApart ? LinearSystem() : nil
    }

    /// 0 for the horizontal axis, 1 for the vertical one, `nil` for both.
    static func axis(of expression: LinearSystem.Expression) -> Int? {
        let axis = (expression.terms.first?.symbol ?? 0) & 1
        return expression.terms.allSatisfy { $0.symbol & 1 == axis } ? axis : nil
    }

    mutating func add(
        _ expression: LinearSystem.Expression, _ relation: LinearSystem.Relation = .equal, priority: Float
    ) {
        if Self.axis(of: expression) == 1, vertical != nil {
            vertical?.add(expression, relation, priority: priority)
        } else {
            horizontal.add(expression, relation, priority: priority)
        }
    }

    /// The value of a variable once the rules leave it no choice.
    func value(of variable: Int) -> Double? {
        (variable & 1 == 1 ? vertical ?? horizontal : horizontal).value(of: variable)
    }
}
