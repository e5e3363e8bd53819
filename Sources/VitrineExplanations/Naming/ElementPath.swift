import VitrineComposition

/// An element's id, taken apart once: of many parts few are looked at.
struct ElementPath {
    /// From the root, with numbers, identities and modifiers: `Card`, `Row(3)`, `Text[2]:padding`.
    let parts: [Substring]

    init(_ id: String) {
        parts = ElementID(id).partTexts()
    }

    /// The names alone, such as `Row` and `Text`, from one of the parts on.
    func names(from start: Int = 0) -> [String] { parts.dropFirst(start).map(Self.name) }

    /// The last part's name.
    var lastName: String { parts.last.map(Self.name) ?? "" }

    private static func name(of part: Substring) -> String { ElementID.Part(part.utf8).element.name }
}
