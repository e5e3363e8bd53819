/// Whether a condition of the compiler, `os(iOS) && !DEBUG`, holds on iOS.
///
/// Flags other than those of every package are a project's own and not set; a module can be imported that Apple has, and no other:
/// what is imported only where it is there needs no stand-in.
struct IOSCondition {
    private static let flags: Set<Substring> = ["true", "DEBUG", "SWIFT_PACKAGE"]
    private static let modules = Set((AppleModules.known + AppleModules.ofToolchain).map { $0[...] })
    private var rest: Substring

    static func holds(_ text: Substring) -> Bool {
        var condition = IOSCondition(rest: text.prefix { $0 != "/" })
        return condition.disjunction()
    }

    private mutating func disjunction() -> Bool {
        var holds = conjunction()
        while take("||") { holds = conjunction() || holds }
        return holds
    }

    private mutating func conjunction() -> Bool {
        var holds = operand()
        while take("&&") { holds = operand() && holds }
        return holds
    }

    private mutating func operand() -> Bool {
        if take("!") { return !operand() }
        if take("(") {
            let holds = disjunction()
            _ = take(")")
            return holds
        }
        let name = word { $0.isLetter || $0.isNumber || $0 == "_" }
        guard take("(") else { return Self.flags.contains(name) }
        let argument = word { $0 != ")" }
        _ = take(")")
        return switch name {
        case "os": argument == "iOS"
        case "canImport": Self.modules.contains(argument)
        case "targetEnvironment": argument == "simulator"
        case "swift", "compiler": true
        default: false
        }
    }

    private mutating func take(_ token: String) -> Bool {
        rest = rest.drop { $0.isWhitespace }
        guard rest.hasPrefix(token) else { return false }
        rest = rest.dropFirst(token.count)
        return true
    }

    private mutating func word(of isPart: (Character) -> Bool) -> Substring {
        rest = rest.drop { $0.isWhitespace }
        let word = rest.prefix(while: isPart)
        rest = rest.dropFirst(word.count)
        return word
    }
}
