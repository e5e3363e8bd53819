import VitrineDrawing

extension FontBook {
    /// The book with further files, under each name by which a file calls its face: the family, with weight and slant, the full
    /// and the PostScript name.
    ///
    /// What is declared already goes before them. A file that is no font is passed over, so that its family is missing where it is used.
    public func adding(files: [String], in root: String) throws(TypesettingError) -> FontBook {
        var declarations = declarations
        var taken = Set(declarations.map(\.faceName))
        for file in files {
            guard let face = try? FaceFile(FontFace(name: file, path: "\(root)/\(file)")) else { continue }
            let names = FaceNames(face)
            let single = [names.fullName, names.postScriptName].compactMap(\.self).map {
                FontDeclaration(family: $0, fileName: file)
            }
            let ofFamily = names.family.map {
                FontDeclaration(
                    family: $0, weight: names.weight, isItalic: names.isItalic, fileName: file)
            }
            for var declaration in [ofFamily].compactMap(\.self) + single
            where taken.insert(declaration.faceName).inserted {
                declaration.membership = names.family.map {
                    FamilyMembership(family: $0, weight: names.weight, isItalic: names.isItalic)
                }
                declarations.append(declaration)
            }
        }
        return try FontBook(
            roots: roots + [root], declarations: declarations, fallbackFamilies: fallbackFamilies)
    }
}
