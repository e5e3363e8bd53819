import MarketplaceFeatures
import Vitrine
import VitrineTesting

enum TabbedShop_Definition: ViewDefinition {
    static var canvas: SnapshotCanvas { .device }
    static var modes: ModeSelection { [.coarsePhone] }

    static var contentVariants: ContentVariants {
        TabbedShop().named("In the dark").modes([.darkPhone])
        TabbedShop().scenario("To the basket") { host in
            try host.snapshot("browse")
            try host.button("Filter").tap()
            try host.snapshot("filter")
            try host.toggle("Only what is new").tap()
            try host.button("Done").tap()
            try host.expect(host.cells().count == 1)
            try host.button("Oak spoon").tap()
            try host.button("Put into the basket").tap()
            try host.snapshot("oak spoon")
            try host.tab("Basket").tap()
            try host.expect(host.cell("Oak spoon").exists)
            try host.snapshot("basket")
        }
    }
}
