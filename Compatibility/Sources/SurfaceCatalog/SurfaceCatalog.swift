public import CatalogCommand
import SwiftUI
public import Vitrine
import VitrineComposition
import VitrineTypesetting

extension Catalog {
    /// Every preview of the component files, in the light.
    public static var surface: Catalog {
        Catalog("SwiftUI surface", modes: [.light], previews: .linked(in: "SurfaceComponents"))
    }
}

extension CatalogFonts {
    /// Inter for all designs, since it is the font that is installed everywhere.
    public static let surface = CatalogFonts(
        families: FontFamilies(default: "Inter", rounded: "Inter", serif: "Inter", monospaced: "Inter")
    ) { try FontBook.inter() }
}
