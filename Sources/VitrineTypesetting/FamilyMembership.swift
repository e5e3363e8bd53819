import VitrineDrawing

/// The place of a face among those of its family, as its file says.
struct FamilyMembership: Hashable, Sendable {
    /// The name that it shares with faces of other weights and slants.
    var family: String
    /// 100…900 as in CSS.
    var weight: Int
    var isItalic: Bool
}

extension FontBook {
    /// The face of its family that is nearest to a style, of a font that was found by the names of its file.
    ///
    /// So it is on iOS, where `Font.custom("Acme-Medium", size: 17).bold()` is in the family's bold face, and a weight or slant that
    /// the family lacks changes nothing or takes the nearest. Weight and slant that a style does not ask for are those of the face it names.
    func memberIndex(nearestTo style: TextStyle, among faces: [FontDeclaration]) -> Int? {
        guard let named = faces.first(where: { $0.weight == 400 && !$0.isItalic }) ?? faces.first,
            let membership = named.membership
        else { return nil }
        let isFamilyName = style.family == membership.family
        let weight = style.weight == 400 && !isFamilyName ? membership.weight : style.weight
        let isItalic = style.isItalic || (!isFamilyName && membership.isItalic)
        func distance(_ index: Int) -> Int {
            let declaration = declarations[index]
            return (declaration.isItalic == isItalic ? 0 : 10_000) + abs(declaration.weight - weight)
        }
        return declarations.indices
            .filter { declarations[$0].membership?.family == declarations[$0].family }
            .filter { declarations[$0].family == membership.family }
            .min { distance($0) < distance($1) }
    }
}
