import MarketplaceFeatures
import Vitrine
import VitrineTesting

enum SavedSearches_Definition: ViewDefinition {
    static var canvas: SnapshotCanvas { .device }
    static var modes: ModeSelection { [.coarsePhone] }

    static var contentVariants: ContentVariants {
        searches.scenario("Search, delete, undo") { host in
            try host.snapshot("all")
            try host.searchField().type("wool")
            try host.expect(host.cells().count == 2)
            try host.snapshot("wool")
            try host.cell(0).perform(action: "Delete")
            try host.snapshot("deleted")
            try host.alert().button("Undo").tap()
            try host.expect(host.cells().count == 2)
            try host.searchField().clear()
            try host.searchField().type("velvet")
            try host.snapshot("nothing found")
        }
    }

    private static var searches: SavedSearches {
        SavedSearches(["Oak table", "Wool blanket", "Stoneware", "Vintage lamp", "Wool socks"])
    }
}
