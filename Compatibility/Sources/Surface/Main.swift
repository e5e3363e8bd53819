import CatalogCommand
import SwiftUI

@main
struct Main {
    static func main() async {
        await CatalogCommand.main(catalog: Catalog("SwiftUI surface", modes: [.light], previews: .linked))
    }
}
