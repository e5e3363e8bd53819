package import VitrineDrawing
import VitrineVectorImages

/// The icons that every catalogue can use without files of its own, by the names of SF Symbols.
///
/// The names are Apple's, so that views which use them show a fitting icon here; the drawings are this project's
/// own and follow no outline of Apple's. They share one style: strokes of 1.75 units with round ends on a square of
/// 24, solid forms with what lies on them cut out, slashes from the upper left with a gap on both sides.
///
/// A name has a file of its own, is another name for one, or is composed of files: ``SymbolRecipe``.
package enum SymbolSet {
    /// The names that files and other names give; those of families, as `bell.slash.circle`, are not among them.
    package static var names: [String] { topics.flatMap(\.names) + otherNames.map(\.key) }

    /// The symbol as outlines that take the colour around them, in a box as narrow and low as its ink.
    package static func drawing(named name: String) -> VectorImage? {
        SymbolRecipe(name: name).map { SymbolComposer.drawing(of: $0).fittingInk }
    }

    /// The texts of the files that a symbol is made of, which change when its drawing does.
    package static func source(of name: String) -> String? {
        SymbolRecipe(name: name).map { $0.files.compactMap(svg).joined() }
    }

    /// The file of a drawing.
    static func svg(named name: String) -> String? { files[name] }

    /// The drawing of a file, on its square of 24 units.
    static func fileDrawing(named name: String) -> VectorImage {
        guard let text = files[name] else { preconditionFailure("there is no file '\(name).svg'") }
        do {
            return try VectorImage(svg: Array(text.utf8))
        } catch {
            preconditionFailure("'\(name).svg' is no symbol: \(error)")
        }
    }

    /// Every file's text; a name in two folders would stop the first lookup.
    private static let files = Dictionary(
        uniqueKeysWithValues: topics.flatMap(\.files).map { ($0.key, $0.value) })

    /// The name of the drawing that a name stands for.
    static let synonyms = Dictionary(uniqueKeysWithValues: otherNames.map { ($0.key, $0.value) })
}
