extension FontDeclaration {
    /// The face of a file that is named after its family, weight and slant, such as `AcmeRounded-SemiBoldItalic.otf`.
    ///
    /// Nothing where the file's name begins otherwise or names no weight.
    public init?(file fileName: String, namedAfter family: String) {
        let parts = fileName.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, ["otf", "ttf"].contains(parts[1].lowercased()) else { return nil }
        let stem = Self.letters(of: parts[0])
        let name = Self.letters(of: family[...])
        guard stem.hasPrefix(name) else { return nil }
        var style = stem.dropFirst(name.count)
        let slant = ["italic", "oblique"].first { style.hasSuffix($0) }
        style = style.dropLast(slant?.count ?? 0)
        guard let weight = Self.weights[String(style)] else { return nil }
        self.init(family: family, weight: weight, isItalic: slant != nil, fileName: fileName)
    }

    /// `acmerounded` of `Acme Rounded` and of `Acme-Rounded`.
    private static func letters(of text: Substring) -> String {
        text.filter { $0.isLetter || $0.isNumber }.lowercased()
    }

    private static let weights = [
        "thin": 100, "hairline": 100, "extralight": 200, "ultralight": 200, "light": 300, "": 400,
        "regular": 400, "book": 400, "normal": 400, "medium": 500, "semibold": 600, "demibold": 600,
        "bold": 700, "extrabold": 800, "ultrabold": 800, "black": 900, "heavy": 900,
    ]
}
