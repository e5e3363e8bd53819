import CatalogCommand
import SurfaceCatalog
import SwiftUI
import UIKitSurfaceCatalog

@main
struct Main {
    static func main() async {
        await CatalogCommand.main(catalog: .uiKitSurface, fonts: .surface)
    }
}
