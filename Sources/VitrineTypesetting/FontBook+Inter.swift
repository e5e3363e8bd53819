extension FontBook {
    /// The name under which the standard books declare Inter, which stands in for the system's font.
    static let interFamily = "Inter"

    /// The family Inter in nine weights, roman and italic, as Debian's package fonts-inter installs it.
    public static func inter(
        roots: [String] = ["/usr/share/fonts/opentype/inter"]
    ) throws(TypesettingError) -> FontBook {
        try FontBook(roots: roots, declarations: interDeclarations)
    }

    /// The declarations of ``inter(roots:)``, for books that add to them.
    public static var interDeclarations: [FontDeclaration] {
        let faces = [
            (100, "Thin"), (200, "ExtraLight"), (300, "Light"), (400, "Regular"), (500, "Medium"),
            (600, "SemiBold"), (700, "Bold"), (800, "ExtraBold"), (900, "Black"),
        ]
        return faces.flatMap { weight, name in
            [false, true].map { isItalic in
                // The italic of weight 400 is called "Inter-Italic", not "Inter-RegularItalic".
                let suffix = isItalic ? (weight == 400 ? "Italic" : "\(name)Italic") : name
                return FontDeclaration(
                    family: interFamily, weight: weight, isItalic: isItalic, fileName: "Inter-\(suffix).otf",
                    package: "fonts-inter")
            }
        }
    }
}
