import Foundation

/// Reads the format of a predicate.
///
/// Source: Apple, "Predicate Programming Guide", "Predicate Format String Syntax".
struct PredicateParser {
    private let format: String
    private var tokens: ArraySlice<PredicateToken>
    private var arguments: ArraySlice<Any?>

    init(_ format: String, _ arguments: [Any?]) throws {
        self.format = format
        tokens = try PredicateToken.tokens(of: format)[...]
        self.arguments = arguments[...]
    }

    mutating func parse() throws -> PredicateFormula {
        let formula = try disjunction()
        guard tokens.isEmpty else { throw error("something stands behind its end") }
        return formula
    }

    private mutating func disjunction() throws -> PredicateFormula {
        var formulas = [try conjunction()]
        while takeWord("OR") || take(.sign("||")) { formulas.append(try conjunction()) }
        return formulas.count == 1 ? formulas[0] : .any(formulas)
    }

    private mutating func conjunction() throws -> PredicateFormula {
        var formulas = [try term()]
        while takeWord("AND") || take(.sign("&&")) { formulas.append(try term()) }
        return formulas.count == 1 ? formulas[0] : .all(formulas)
    }

    private mutating func term() throws -> PredicateFormula {
        if takeWord("NOT") || take(.sign("!")) { return .not(try term()) }
        if takeWord("TRUEPREDICATE") { return .constant(true) }
        if takeWord("FALSEPREDICATE") { return .constant(false) }
        if take(.sign("(")) {
            let formula = try disjunction()
            try expect(")")
            return formula
        }
        return .comparison(try comparison())
    }

    private mutating func comparison() throws -> PredicateComparison {
        let quantifier = keyword().flatMap(PredicateComparison.Quantifier.init)
        if quantifier != nil { tokens.removeFirst() }
        let left = try operand()
        let relation = try relation()
        return PredicateComparison(
            quantifier: quantifier, left: left, relation: relation, options: try options(),
            right: try operand())
    }

    private mutating func relation() throws -> PredicateComparison.Relation {
        let names = ["=": "==", "<>": "!=", "=<": "<=", "=>": ">="]
        if case .sign(let sign) = tokens.first,
            let relation = PredicateComparison.Relation(rawValue: names[sign] ?? sign)
        {
            tokens.removeFirst()
            return relation
        }
        guard let relation = keyword().flatMap(PredicateComparison.Relation.init) else {
            throw error("a comparison is missing, such as == or CONTAINS")
        }
        tokens.removeFirst()
        return relation
    }

    /// `[c]`, `[d]`, `[cd]`; `[n]`, as they are, and `[l]`, as the locale has it, count as none.
    private mutating func options() throws -> String.CompareOptions {
        guard take(.sign("[")) else { return [] }
        guard case .word(let letters) = tokens.popFirst() else { throw error("'[' has no options behind it") }
        try expect("]")
        var options: String.CompareOptions = []
        for letter in letters.lowercased() {
            switch letter {
            case "c": options.insert(.caseInsensitive)
            case "d": options.insert(.diacriticInsensitive)
            case "n", "l": break
            default: throw error("there is no option '\(letter)'")
            }
        }
        return options
    }

    private mutating func operand() throws -> PredicateOperand {
        var (operand, keys) = (try simpleOperand(), [String]())
        while take(.sign(".")) {
            switch tokens.popFirst() {
            case .word(let key): keys.append(key)
            case .argument("K"): keys += try self.keys()
            default: throw error("a key is missing behind '.'")
            }
        }
        if case .keys(let first, let object) = operand { (operand, keys) = (object, first + keys) }
        return keys.isEmpty ? operand : .keys(keys, of: operand)
    }

    private mutating func simpleOperand() throws -> PredicateOperand {
        switch tokens.popFirst() {
        case .text(let text): return .value(text)
        case .number(let number): return .value(Int64(number) ?? Double(number))
        case .sign("-"):
            guard case .number(let number) = tokens.popFirst() else {
                throw error("a number is missing behind '-'")
            }
            return .value(Int64("-\(number)") ?? Double("-\(number)"))
        case .sign("{"): return .list(try members())
        case .argument("K"): return .keys(try keys(), of: .itself)
        case .argument: return .value(try argument())
        case .word(let word): return Self.operand(named: word)
        default: throw error("a value is missing")
        }
    }

    private static func operand(named word: String) -> PredicateOperand {
        if word.hasPrefix("$") { return .variable(String(word.dropFirst())) }
        return switch word.uppercased() {
        case "SELF": .itself
        case "NIL", "NULL": .value(nil)
        case "YES", "TRUE": .value(true)
        case "NO", "FALSE": .value(false)
        default: .keys([word], of: .itself)
        }
    }

    private mutating func members() throws -> [PredicateOperand] {
        var members: [PredicateOperand] = []
        while !take(.sign("}")) {
            if !members.isEmpty { try expect(",") }
            members.append(try operand())
        }
        return members
    }

    private mutating func keys() throws -> [String] {
        guard let path = try argument() as? String else { throw error("the argument of %K is no key") }
        return path.split(separator: ".").map(String.init)
    }

    private mutating func argument() throws -> Any? {
        guard !arguments.isEmpty else { throw error("it has more places than arguments") }
        return arguments.removeFirst()
    }

    private func keyword() -> String? {
        guard case .word(let word) = tokens.first else { return nil }
        return word.uppercased()
    }

    private mutating func takeWord(_ word: String) -> Bool {
        guard keyword() == word else { return false }
        tokens.removeFirst()
        return true
    }

    private mutating func take(_ token: PredicateToken) -> Bool {
        guard tokens.first == token else { return false }
        tokens.removeFirst()
        return true
    }

    private mutating func expect(_ sign: String) throws {
        guard take(.sign(sign)) else { throw error("'\(sign)' is missing") }
    }

    private func error(_ reason: String) -> PredicateFormatError {
        PredicateFormatError(format: format, reason: reason)
    }
}
