import CatalogCommand
import SurfaceCatalog
import SwiftUI

@main
struct Main {
    static func main() async {
        await CatalogCommand.main(catalog: .surface, fonts: .surface)
    }
}
