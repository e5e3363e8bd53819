/// Which variant of a symbol is shown, such as the filled one.
public nonisolated struct SymbolVariants: Hashable, Sendable {
    /// What is added to a symbol's name.
    package let suffixes: [String]

    public static let none = SymbolVariants(suffixes: [])
    public static let circle = SymbolVariants(suffixes: ["circle"])
    public static let square = SymbolVariants(suffixes: ["square"])
    public static let rectangle = SymbolVariants(suffixes: ["rectangle"])
    public static let fill = SymbolVariants(suffixes: ["fill"])
    public static let slash = SymbolVariants(suffixes: ["slash"])

    public var circle: SymbolVariants { adding("circle") }
    public var square: SymbolVariants { adding("square") }
    public var rectangle: SymbolVariants { adding("rectangle") }
    public var fill: SymbolVariants { adding("fill") }
    public var slash: SymbolVariants { adding("slash") }

    public func contains(_ other: SymbolVariants) -> Bool {
        Set(other.suffixes).isSubset(of: suffixes)
    }

    private func adding(_ suffix: String) -> SymbolVariants {
        SymbolVariants(suffixes: suffixes.contains(suffix) ? suffixes : suffixes + [suffix])
    }
}
