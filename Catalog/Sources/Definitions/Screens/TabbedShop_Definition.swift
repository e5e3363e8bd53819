import MarketplaceFeatures
import Vitrine
import VitrineTesting

enum TabbedShop_Definition: ViewDefinition {
    static var canvas: SnapshotCanvas { .device }
    static var modes: ModeSelection { [.coarsePhone] }

    static var contentVariants: ContentVariants {
        TabbedShop().named("At first").modes(.only(.devices(and: .darkPhone)))
        TabbedShop().scenario("Filtered") { host in
            try host.button("Filter").tap()
            try host.snapshot("sheet")
            try host.toggle("New items only").tap()
            try host.button("Done").tap()
            try host.expect(host.cells().count == 1)
        }
        TabbedShop().scenario("Into the basket") { host in
            try host.button("Oak spoon").tap()
            try host.button("Add to basket").tap()
            try host.expect(host.tab("Basket").value == "1")
            try host.snapshot("oak spoon")
            try host.tab("Basket").tap()
            try host.expect(host.cell("Oak spoon").exists)
        }
        TabbedShop().scenario("Nobody there") { host in
            try host.tab("You").tap()
            try host.expect(host.tab("You").isSelected)
            try host.snapshot("you")
            try host.tab("Browse").tap()
            try host.expect(host.cells().count == 4)
        }
    }
}
