/// Why a text could not be typeset.
public enum TypesettingError: Error, Equatable {
    case missingFontFile(fileName: String, roots: [String], package: String?)
    case unreadableFontFile(path: String)
    case undeclaredFamily(String, declared: [String])
    case undeclaredFace(family: String, weight: Int, isItalic: Bool, declared: [String])
    case duplicateFace(String)
}

extension TypesettingError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .missingFontFile(let fileName, let roots, let package):
            "no font file '\(fileName)' in \(roots.joined(separator: ", "))"
                + (package.map { "; 'apt-get install \($0)' provides it" } ?? "")
        case .unreadableFontFile(let path):
            "cannot read the font file '\(path)': it holds no such face or is damaged"
        case .undeclaredFamily(let family, let declared):
            "no font family '\(family)' is declared; declared are \(declared.joined(separator: ", "))"
        case .undeclaredFace(let family, let weight, let isItalic, let declared):
            "the font family '\(family)' has no face of weight \(weight)\(isItalic ? " italic" : "")"
                + "; declared are \(declared.joined(separator: ", "))"
        case .duplicateFace(let name):
            "the font face '\(name)' is declared twice"
        }
    }
}
