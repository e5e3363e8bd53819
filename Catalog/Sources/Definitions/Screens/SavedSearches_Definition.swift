import MarketplaceFeatures
import Vitrine
import VitrineTesting

enum SavedSearches_Definition: ViewDefinition {
    static var canvas: SnapshotCanvas { .device }
    static var modes: ModeSelection { [.coarsePhone] }

    static var contentVariants: ContentVariants {
        searches.named("All")
            .modes(.adding(.devices))
        searches.scenario("Found") { host in
            try host.searchField().type("wool")
            try host.expect(host.cells().count == 2)
            try host.snapshot("two of them")
        }
        searches.scenario("Nothing found") { host in
            try host.searchField().type("velvet")
            try host.snapshot("velvet")
            try host.button("Cancel").tap()
            try host.expect(host.cells().count == 5)
        }
        searches.scenario("Deleted and brought back") { host in
            try host.cell(1).perform(action: "Delete")
            try host.expect(host.alert("Search deleted").exists)
            try host.snapshot("deleted")
            try host.alert().button("Undo").tap()
            try host.expect(host.cell(1).text == "Wool blanket")
        }
    }

    private static var searches: SavedSearches {
        SavedSearches([
            String(localized: "Oak table"), String(localized: "Wool blanket"), String(localized: "Stoneware"),
            String(localized: "Vintage lamp"), String(localized: "Wool socks"),
        ])
    }
}
