/// The fonts that files may name whose texts are drawn as pixels.
public struct DrawingFonts: Sendable {
    /// The names that files have for them.
    let families: [String]
    /// Draws a text with the faces of some families, and what they lack for it, as all that there are.
    let use: @Sendable (_ families: Set<String>, _ text: String, _ draw: () -> Void) throws -> Void

    public init(
        families: [String],
        use: @escaping @Sendable (_ families: Set<String>, _ text: String, _ draw: () -> Void) throws -> Void
    ) {
        self.families = families
        self.use = use
    }

    /// The declared families of a list as CSS has it, `"Inter", sans-serif`.
    func declared(in list: String) -> [String] {
        let names = list.split(separator: ",").map { name in
            name.filter { $0 != "\"" && $0 != "'" }.split(whereSeparator: \.isWhitespace)
                .joined(separator: " ").lowercased()
        }
        return families.filter { names.contains($0.lowercased()) }
    }
}
