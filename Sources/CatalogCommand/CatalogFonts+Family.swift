import Foundation
import VitrineComposition
import VitrineTypesetting
public import VitrineViews

extension CatalogFonts {
    /// These fonts and a family of one's own: the files of a folder that are named after it, such as `AcmeRounded-Bold.otf` and
    /// `AcmeRounded-BoldItalic.otf`.
    ///
    /// ```swift
    /// await CatalogCommand.main(
    ///     catalog: catalog, fonts: .interAndNoto().family("Acme Rounded", in: "Fonts", for: .rounded))
    /// ```
    ///
    /// - Parameters:
    ///   - folder: as seen from the folder in which the command runs.
    ///   - design: the design of the system's font that the family stands for, besides its own name.
    public func family(_ name: String, in folder: String, for design: Font.Design? = nil) -> CatalogFonts {
        var families = families
        switch design {
        case .default: families.default = name
        case .rounded: families.rounded = name
        case .serif: families.serif = name
        case .monospaced: families.monospaced = name
        case nil: break
        }
        return CatalogFonts(families: families) { [book] in
            let others = try book()
            let files = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
            let faces = files.compactMap { FontDeclaration(file: $0, namedAfter: name) }
            guard !faces.isEmpty else { throw FontFamilyError.noFiles(family: name, folder: folder) }
            return try FontBook(
                roots: others.roots + [folder], declarations: others.declarations + faces,
                fallbackFamilies: others.fallbackFamilies)
        }
    }
}

/// Why a family cannot be declared.
enum FontFamilyError: Error, Equatable, CustomStringConvertible {
    case noFiles(family: String, folder: String)

    var description: String {
        switch self {
        case .noFiles(let family, let folder):
            "no font file in '\(folder)' is named after the family '\(family)', "
                + "such as '\(family.filter { $0 != " " })-Regular.otf'; declare its files one by one with FontDeclaration"
        }
    }
}
