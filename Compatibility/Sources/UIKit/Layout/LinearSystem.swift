/// Linear equations and inequalities with priorities: of those that cannot all hold the less important ones give way, by as little as
/// they can in sum.
///
/// They are added from the most important one on. The method is Cassowary's incremental simplex (Badros, Borning and Stuckey, "The
/// Cassowary Linear Arithmetic Constraint Solving Algorithm", 2001), which Apple's systems use, with an objective for each priority.
struct LinearSystem {
    /// A sum of variables with factors, and a constant.
    struct Expression: Equatable {
        var factors: [Int: Double] = [:]
        var constant = 0.0

        static func variable(_ index: Int) -> Expression { Expression(factors: [index: 1]) }

        static func + (left: Expression, right: Expression) -> Expression {
            var sum = left
            sum.add(right, times: 1)
            return sum
        }

        static func * (left: Expression, factor: Double) -> Expression {
            Expression(factors: left.factors.mapValues { $0 * factor }, constant: left.constant * factor)
        }

        static func - (left: Expression, right: Expression) -> Expression { left + right * -1 }

        fileprivate mutating func add(_ other: Expression, times factor: Double) {
            constant += other.constant * factor
            for (symbol, share) in other.factors {
                let sum = factors[symbol, default: 0] + share * factor
                factors[symbol] = abs(sum) > tolerance ? sum : nil
            }
        }

        /// Puts an expression in a symbol's place.
        fileprivate mutating func substitute(_ expression: Expression, for symbol: Int) {
            guard let factor = factors.removeValue(forKey: symbol) else { return }
            add(expression, times: factor)
        }

        /// What a symbol is where this expression, which has it, is zero.
        fileprivate func solved(for symbol: Int) -> Expression {
            var rest = self
            guard let factor = rest.factors.removeValue(forKey: symbol) else { return rest }
            return rest * (-1 / factor)
        }
    }

    enum Relation {
        case equal, atMost, atLeast
    }

    /// What is nothing but a rounding error.
    private static let tolerance = 1e-9
    /// The first symbol that is not a variable but stands for how far a rule is from its bound.
    private static let firstSlack = 1 << 32

    /// Symbols that are solved, by what they are in terms of the others. Variables may have any sign, all else is zero or more.
    private var rows: [Int: Expression] = [:]
    /// For each priority the sum by which its rules do not hold, from the most important one on.
    private var objectives: [(priority: Float, sum: Expression)] = []
    /// Symbols of required equations, which stay zero.
    private var fixed: Set<Int> = []
    private var nextSlack = Self.firstSlack

    private mutating func makeSlack() -> Int {
        nextSlack += 1
        return nextSlack
    }

    private static func isVariable(_ symbol: Int) -> Bool { symbol < firstSlack }

    private func reduced(_ expression: Expression) -> Expression {
        var result = expression
        for symbol in expression.factors.keys.sorted() {
            if let row = rows[symbol] { result.substitute(row, for: symbol) }
        }
        return result
    }

    /// Adds a rule on how an expression compares with zero.
    ///
    /// - Parameter priority: 1000 and more for a rule that is left out where it contradicts those before it.
    mutating func add(_ expression: Expression, _ relation: Relation = .equal, priority: Float) {
        let isRequired = priority >= 1000
        var row = reduced(expression)
        var marks: [Int] = []
        var errors: [Int] = []
        func mark(_ factor: Double, _ system: inout LinearSystem) -> Int {
            let symbol = system.makeSlack()
            row.factors[symbol] = factor
            marks.append(symbol)
            return symbol
        }
        switch relation {
        case .equal where isRequired: fixed.insert(mark(1, &self))
        case .equal: errors = [mark(-1, &self), mark(1, &self)]
        case .atMost:
            _ = mark(1, &self)
            if !isRequired { errors = [mark(-1, &self)] }
        case .atLeast:
            _ = mark(-1, &self)
            if !isRequired { errors = [mark(1, &self)] }
        }
        if objectives.last?.priority != priority, !isRequired { objectives.append((priority, Expression())) }
        for error in errors { objectives[objectives.count - 1].sum.factors[error] = 1 }
        if row.constant < 0 { row = row * -1 }
        addRow(row, marks: marks)
        optimize()
    }

    /// Adds a row that is zero, unless it cannot be along with those that there are.
    private mutating func addRow(_ row: Expression, marks: [Int]) {
        // The last variable is the one to solve for: later items adapt to earlier ones.
        var subject = row.factors.keys.filter(Self.isVariable).max()
        subject = subject ?? marks.first { !fixed.contains($0) && row.factors[$0, default: 0] < 0 }
        if subject == nil, row.factors.keys.allSatisfy(fixed.contains) {
            guard row.constant < 1e-6 else { return }
            subject = marks.first
        }
        if let subject { solve(row, for: subject) } else { addWithArtificialSymbol(row) }
    }

    private mutating func solve(_ row: Expression, for symbol: Int) {
        let value = row.solved(for: symbol)
        for key in rows.keys { rows[key]?.substitute(value, for: symbol) }
        for index in objectives.indices { objectives[index].sum.substitute(value, for: symbol) }
        rows[symbol] = value
    }

    private mutating func addWithArtificialSymbol(_ row: Expression) {
        let before = self
        let artificial = makeSlack()
        rows[artificial] = row
        let own = objectives
        objectives = [(0, row)] + own
        optimize()
        guard abs(objectives[0].sum.constant) < 1e-6 else {
            self = before
            return
        }
        objectives.removeFirst()
        if let rest = rows.removeValue(forKey: artificial) {
            guard let entering = rest.factors.keys.filter({ !fixed.contains($0) }).min() else { return }
            solve(rest, for: entering)
        }
        for key in rows.keys { rows[key]?.factors[artificial] = nil }
        for index in objectives.indices { objectives[index].sum.factors[artificial] = nil }
    }

    /// Exchanges symbols until no objective can be less without a more important one becoming more.
    private mutating func optimize() {
        while let entering = entering() {
            let limits = rows.compactMap { symbol, row -> (symbol: Int, limit: Double)? in
                guard !Self.isVariable(symbol), let factor = row.factors[entering], factor < 0 else {
                    return nil
                }
                return (symbol, -row.constant / factor)
            }
            guard
                let leaving = limits.min(by: { ($0.limit, $0.symbol) < ($1.limit, $1.symbol) })?.symbol,
                var row = rows.removeValue(forKey: leaving)
            else { return }
            row.factors[leaving] = -1
            solve(row, for: entering)
        }
    }

    /// The first symbol whose growth makes the most important of the objectives that have it less.
    private func entering() -> Int? {
        var candidates: Set<Int> = []
        var seen: Set<Int> = []
        for objective in objectives {
            for (symbol, factor) in objective.sum.factors where seen.insert(symbol).inserted {
                if factor < -Self.tolerance, !fixed.contains(symbol) { candidates.insert(symbol) }
            }
        }
        return candidates.min()
    }

    /// The value of a variable once the rules leave it no choice.
    func value(of variable: Int) -> Double? {
        guard let row = rows[variable], !row.factors.keys.contains(where: Self.isVariable) else {
            return nil
        }
        return row.constant
    }
}
