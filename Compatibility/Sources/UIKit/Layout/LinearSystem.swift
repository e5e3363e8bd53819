/// Linear equations and inequalities with priorities: of those that cannot all hold the less important ones give way, by as little as
/// they can in sum.
///
/// They are added from the most important one on. The method is Cassowary's incremental simplex (Badros, Borning and Stuckey, "The
/// Cassowary Linear Arithmetic Constraint Solving Algorithm", 2001), which Apple's systems use, with an objective for each priority.
struct LinearSystem {
    /// A sum of variables with factors, and a constant.
    struct Expression: Equatable {
        struct Term: Equatable {
            var symbol: Int
            var factor: Double
        }

        /// No two have a symbol in common; the smallest symbol comes first.
        private(set) var terms: [Term] = []
        var constant = 0.0

        static func variable(_ index: Int) -> Expression {
            Expression(terms: [Term(symbol: index, factor: 1)])
        }

        static func + (left: Expression, right: Expression) -> Expression {
            var sum = left
            sum.add(right, times: 1)
            return sum
        }

        static func * (left: Expression, factor: Double) -> Expression {
            var product = left
            for index in product.terms.indices { product.terms[index].factor *= factor }
            product.constant *= factor
            return product
        }

        static func - (left: Expression, right: Expression) -> Expression { left + right * -1 }

        /// A symbol's factor, 0 where the sum does not have it.
        fileprivate subscript(symbol: Int) -> Double {
            get {
                let index = index(of: symbol)
                return index < terms.count && terms[index].symbol == symbol ? terms[index].factor : 0
            }
            set {
                let index = index(of: symbol)
                let isThere = index < terms.count && terms[index].symbol == symbol
                terms.replaceSubrange(
                    index..<(isThere ? index + 1 : index),
                    with: newValue == 0 ? [] : [Term(symbol: symbol, factor: newValue)])
            }
        }

        /// Where a symbol stands or would stand.
        private func index(of symbol: Int) -> Int {
            var (low, high) = (0, terms.count)
            while low < high {
                let middle = (low + high) / 2
                if terms[middle].symbol < symbol { low = middle + 1 } else { high = middle }
            }
            return low
        }

        fileprivate mutating func add(_ other: Expression, times factor: Double) {
            constant += other.constant * factor
            guard !other.terms.isEmpty else { return }
            var sum: [Term] = []
            sum.reserveCapacity(terms.count + other.terms.count)
            var index = 0
            for term in other.terms {
                while index < terms.count, terms[index].symbol < term.symbol {
                    sum.append(terms[index])
                    index += 1
                }
                var share = term.factor * factor
                if index < terms.count, terms[index].symbol == term.symbol {
                    share += terms[index].factor
                    index += 1
                }
                if abs(share) > tolerance { sum.append(Term(symbol: term.symbol, factor: share)) }
            }
            sum.append(contentsOf: terms[index...])
            terms = sum
        }

        /// Puts an expression in a symbol's place. Says whether the sum has the symbol.
        @discardableResult
        fileprivate mutating func substitute(_ expression: Expression, for symbol: Int) -> Bool {
            let factor = self[symbol]
            guard factor != 0 else { return false }
            self[symbol] = 0
            add(expression, times: factor)
            return true
        }

        /// What a symbol is where this expression, which has it, is zero.
        fileprivate func solved(for symbol: Int) -> Expression {
            var rest = self
            rest[symbol] = 0
            return rest * (-1 / self[symbol])
        }
    }

    enum Relation {
        case equal, atMost, atLeast
    }

    /// What is nothing but a rounding error.
    private static let tolerance = 1e-9
    /// The first symbol that is not a variable but stands for how far a rule is from its bound.
    private static let firstSlack = 1 << 32

    /// A symbol that is solved and what it is in terms of those that are not.
    private struct Row {
        var symbol: Int
        var value: Expression
    }

    /// Variables may have any sign, all else is zero or more.
    private var rows: [Row] = []
    /// Where the row of a symbol stands.
    private var positions: [Int: Int] = [:]
    /// For each priority the sum by which its rules do not hold, from the most important one on.
    private var objectives: [(priority: Float, sum: Expression)] = []
    /// Symbols of required equations, which stay zero.
    private var fixed: Set<Int> = []
    private var nextSlack = Self.firstSlack
    /// Whether no objective can be less, as far as is known.
    private var isOptimal = true

    private mutating func makeSlack() -> Int {
        nextSlack += 1
        return nextSlack
    }

    private static func isVariable(_ symbol: Int) -> Bool { symbol < firstSlack }

    private func reduced(_ expression: Expression) -> Expression {
        var result = expression
        for term in expression.terms {
            if let position = positions[term.symbol] {
                result.substitute(rows[position].value, for: term.symbol)
            }
        }
        return result
    }

    private mutating func insertRow(_ value: Expression, of symbol: Int) {
        positions[symbol] = rows.count
        rows.append(Row(symbol: symbol, value: value))
    }

    private mutating func removeRow(of symbol: Int) -> Expression? {
        guard let position = positions.removeValue(forKey: symbol) else { return nil }
        let value = rows[position].value
        let last = rows.removeLast()
        if position < rows.count {
            rows[position] = last
            positions[last.symbol] = position
        }
        return value
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
            row[symbol] = factor
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
        for error in errors { objectives[objectives.count - 1].sum[error] = 1 }
        if row.constant < 0 { row = row * -1 }
        addRow(row, marks: marks)
        optimize()
    }

    /// Adds a row that is zero, unless it cannot be along with those that there are.
    private mutating func addRow(_ row: Expression, marks: [Int]) {
        // The last variable is the one to solve for: later items adapt to earlier ones.
        var subject = row.terms.last { Self.isVariable($0.symbol) }?.symbol
        subject = subject ?? marks.first { !fixed.contains($0) && row[$0] < 0 }
        if subject == nil, row.terms.allSatisfy({ fixed.contains($0.symbol) }) {
            guard row.constant < 1e-6 else { return }
            subject = marks.first
        }
        if let subject { solve(row, for: subject) } else { addWithArtificialSymbol(row) }
    }

    private mutating func solve(_ row: Expression, for symbol: Int) {
        let value = row.solved(for: symbol)
        for index in rows.indices { rows[index].value.substitute(value, for: symbol) }
        for index in objectives.indices where objectives[index].sum.substitute(value, for: symbol) {
            isOptimal = false
        }
        insertRow(value, of: symbol)
    }

    private mutating func addWithArtificialSymbol(_ row: Expression) {
        let before = self
        let artificial = makeSlack()
        insertRow(row, of: artificial)
        let own = objectives
        objectives = [(0, row)] + own
        isOptimal = false
        optimize()
        guard abs(objectives[0].sum.constant) < 1e-6 else {
            self = before
            return
        }
        objectives.removeFirst()
        isOptimal = false
        if let rest = removeRow(of: artificial) {
            guard let entering = rest.terms.first(where: { !fixed.contains($0.symbol) }) else { return }
            solve(rest, for: entering.symbol)
        }
        for index in rows.indices { rows[index].value[artificial] = 0 }
        for index in objectives.indices { objectives[index].sum[artificial] = 0 }
    }

    /// Exchanges symbols until no objective can be less without a more important one becoming more.
    private mutating func optimize() {
        while !isOptimal {
            guard let entering = entering() else {
                isOptimal = true
                return
            }
            guard let leaving = leaving(for: entering), var row = removeRow(of: leaving) else { return }
            row[leaving] = -1
            solve(row, for: entering)
        }
    }

    /// The first symbol whose growth makes the most important of the objectives that have it less.
    private func entering() -> Int? {
        var first: Int?
        for (index, objective) in objectives.enumerated() {
            for term in objective.sum.terms where term.factor < -Self.tolerance {
                if let first, term.symbol >= first { break }
                guard !fixed.contains(term.symbol),
                    !objectives[..<index].contains(where: { $0.sum[term.symbol] != 0 })
                else { continue }
                first = term.symbol
                break
            }
        }
        return first
    }

    /// The symbol that first becomes zero while another grows.
    private func leaving(for entering: Int) -> Int? {
        var first: (limit: Double, symbol: Int)?
        for row in rows where !Self.isVariable(row.symbol) {
            let factor = row.value[entering]
            guard factor < 0 else { continue }
            let limit = -row.value.constant / factor
            if let known = first, known <= (limit, row.symbol) { continue }
            first = (limit, row.symbol)
        }
        return first?.symbol
    }

    /// The value of a variable once the rules leave it no choice.
    func value(of variable: Int) -> Double? {
        guard let position = positions[variable] else { return nil }
        let value = rows[position].value
        return value.terms.first.map { Self.isVariable($0.symbol) } == true ? nil : value.constant
    }
}
