package import VitrineComposition
import VitrineTypesetting

extension FontFamilies {
    /// Those of ``FontBook/interAndNoto(han:)`` that stand for the system's designs; the rounded one has none.
    package static let interAndNoto = FontFamilies(
        default: "Inter", serif: FontBook.serifFamily, monospaced: FontBook.monospacedFamily)
}
