/// Reads units as text: symbols with powers, between them dots, stars and strokes; after a stroke all is below it, up to a bracket's end.
struct UnitParser {
    private var rest: Substring

    /// Nothing where a symbol is not known or a bracket is open.
    static func factors(of text: String) -> [UnitFactor]? {
        var parser = UnitParser(rest: text.filter { $0 != " " }[...])
        guard let factors = parser.product(), parser.rest.isEmpty else { return nil }
        return factors
    }

    private mutating func product() -> [UnitFactor]? {
        var factors: [UnitFactor] = []
        var sign = 1
        while let next = rest.first, next != ")" {
            switch next {
            case "/":
                sign = -1
                rest.removeFirst()
            case "*", "·", ".":
                rest.removeFirst()
            default:
                guard let operand = operand() else { return nil }
                factors += operand.map { UnitFactor($0.symbol, $0.power * sign) }
            }
        }
        return factors
    }

    private mutating func operand() -> [UnitFactor]? {
        var factors: [UnitFactor]
        if rest.first == "(" {
            rest.removeFirst()
            guard let inside = product(), rest.first == ")" else { return nil }
            rest.removeFirst()
            factors = inside
        } else {
            let symbol = symbol()
            guard symbol == "1" || UnitMeaning(symbol: symbol) != nil else { return nil }
            factors = symbol == "1" ? [] : [UnitFactor(symbol)]
        }
        if rest.first == "^" {
            rest.removeFirst()
            let digits = rest.prefix { $0.isNumber || $0 == "-" }
            guard let power = Int(digits) else { return nil }
            rest.removeFirst(digits.count)
            factors = factors.map { UnitFactor($0.symbol, $0.power * power) }
        }
        return factors
    }

    /// A molar mass may have a dot.
    private mutating func symbol() -> String {
        var isInMass = false
        let symbol = String(
            rest.prefix { character in
                if character == "<" { isInMass = true }
                if character == ">" { isInMass = false }
                return isInMass || !"/*·.^()".contains(character)
            })
        rest.removeFirst(symbol.count)
        let spelled = symbol.hasSuffix("l") ? String(symbol.dropLast()) + "L" : symbol
        return UnitMeaning(symbol: spelled) == nil ? symbol : spelled
    }
}
