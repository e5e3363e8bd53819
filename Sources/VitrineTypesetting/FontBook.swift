import Glibc
public import VitrineDrawing

/// The fonts that texts may use: declared files, nothing that happens to be installed.
public struct FontBook: Hashable, Sendable {
    /// Folders that are searched for the declared files, in this order.
    public let roots: [String]
    public let declarations: [FontDeclaration]
    /// Families that are asked, in this order, for what a style's own family lacks.
    public let fallbackFamilies: [String]

    /// Fails if two declarations make the same face, or if a fallback family is not declared.
    public init(
        roots: [String], declarations: [FontDeclaration], fallbackFamilies: [String] = []
    ) throws(TypesettingError) {
        self.roots = roots
        self.declarations = declarations
        self.fallbackFamilies = fallbackFamilies
        var names: Set<String> = []
        for declaration in declarations where !names.insert(declaration.faceName).inserted {
            throw .duplicateFace(declaration.faceName)
        }
        for family in fallbackFamilies where !declarations.contains(where: { $0.family == family }) {
            throw .undeclaredFamily(family, declared: families)
        }
    }

    /// The declared families in the order of their first declaration.
    public var families: [String] {
        var names: [String] = []
        for declaration in declarations where !names.contains(declaration.family) {
            names.append(declaration.family)
        }
        return names
    }

    /// The families for a message: where there are many to fall back to, only how many these are.
    private var listedFamilies: [String] {
        guard fallbackFamilies.count > 8 else { return families }
        return families.filter { !fallbackFamilies.contains($0) } + ["\(fallbackFamilies.count) fallbacks"]
    }

    /// Where the declared files are looked for, whether they are there or not.
    package var paths: [String] {
        declarations.flatMap(places)
    }

    private func places(of declaration: FontDeclaration) -> [String] {
        roots.map { "\($0)/\(declaration.fileName)" }
    }

    /// The file for a style; of what was declared exactly that, of fonts that were found by the names of their files the nearest.
    public func face(for style: TextStyle) throws(TypesettingError) -> FontFace {
        try face(at: declarationIndex(for: style))
    }

    func declarationIndex(for style: TextStyle) throws(TypesettingError) -> Int {
        let match = declarations.firstIndex {
            $0.family == style.family && $0.weight == style.weight && $0.isItalic == style.isItalic
        }
        if let match { return match }
        let faces = declarations.filter { $0.family == style.family }
        guard !faces.isEmpty else { throw .undeclaredFamily(style.family, declared: listedFamilies) }
        if let nearest = memberIndex(nearestTo: style, among: faces) { return nearest }
        throw .undeclaredFace(
            family: style.family, weight: style.weight, isItalic: style.isItalic,
            declared: faces.map { "\($0.weight)\($0.isItalic ? " italic" : "")" })
    }

    func face(at index: Int) throws(TypesettingError) -> FontFace {
        let declaration = declarations[index]
        for path in places(of: declaration) {
            if access(path, R_OK) == 0 {
                // To read anything else, a pipe for example, would be to wait for a process that writes into it.
                var status = stat()
                guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
                    throw .unreadableFontFile(path: path)
                }
                return FontFace(name: declaration.faceName, path: path, index: declaration.index)
            }
        }
        throw .missingFontFile(
            fileName: declaration.fileName, roots: roots, package: declaration.package)
    }
}
