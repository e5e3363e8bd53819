/// In how many colours a symbol's layers are drawn.
public nonisolated struct SymbolRenderingMode: Hashable, Sendable {
    package let name: String

    public static let monochrome = SymbolRenderingMode(name: "monochrome")
    public static let multicolor = SymbolRenderingMode(name: "multicolor")
    public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
    public static let palette = SymbolRenderingMode(name: "palette")
}
