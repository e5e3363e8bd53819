/// A face that a font book offers: a file, under the family name, weight and slant that styles ask for.
public struct FontDeclaration: Hashable, Sendable {
    /// The name that text styles use, whatever the file calls itself.
    public var family: String
    /// 100…900 as in CSS.
    public var weight: Int
    public var isItalic: Bool
    /// The file's name within one of the book's roots.
    public var fileName: String
    /// The position of the face in a collection file.
    public var index: Int
    /// The Debian package that installs the file, for the message when it is missing.
    public var package: String?
    /// The place of a face that was found by the names its file gives itself; `nil` for a declared one.
    var membership: FamilyMembership?

    public init(
        family: String, weight: Int = 400, isItalic: Bool = false, fileName: String, index: Int = 0,
        package: String? = nil
    ) {
        self.family = family
        self.weight = weight
        self.isItalic = isItalic
        self.fileName = fileName
        self.index = index
        self.package = package
    }

    /// What messages and sidecars call the face, such as `Inter SemiBold Italic`.
    public var faceName: String {
        let names = [
            100: "Thin", 200: "ExtraLight", 300: "Light", 400: "Regular", 500: "Medium", 600: "SemiBold",
            700: "Bold", 800: "ExtraBold", 900: "Black",
        ]
        return "\(family) \(names[weight] ?? String(weight))\(isItalic ? " Italic" : "")"
    }
}
