import CatalogCommand
import Composition
import SwiftUI
import Typesetting

@main
struct Main {
    static func main() async {
        await CatalogCommand.main(catalog: .surface, fonts: .surface)
    }
}

extension Catalog {
    /// Every preview of the component files, in the light.
    static var surface: Catalog { Catalog("SwiftUI surface", modes: [.light], previews: .linked) }
}

extension CatalogFonts {
    /// Inter for all designs, since it is the font that is installed everywhere.
    static let surface = CatalogFonts(
        families: FontFamilies(default: "Inter", rounded: "Inter", serif: "Inter", monospaced: "Inter")
    ) { try FontBook.inter() }
}
