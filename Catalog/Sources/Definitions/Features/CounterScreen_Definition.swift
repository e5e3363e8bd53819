import MarketplaceFeatures
import Vitrine
import VitrineTesting

enum CounterScreen_Definition: ViewDefinition {
    static var componentName: String { "Counter screen" }

    static var contentVariants: ContentVariants {
        CounterScreen().named("At the minimum")
        CounterScreen(.init(3)).named("Three of ten").modes(.adding(.everyday(and: .mirrored)))
        CounterScreen(.init(10)).named("At the maximum").modes([.light])
        CounterScreen(.init(3)).disabled(true).named("Disabled").modes([.light])
        CounterScreen(.init(8)).scenario("Up to the maximum and back") { host in
            try host.button("Increase").tap()
            try host.snapshot("one more")
            try host.button("Increase").tap()
            try host.expect(host.button("Increase").isEnabled == false)
            try host.snapshot("at the maximum")
            try host.button("Start over").tap()
            try host.expect(host.button("Start over").isEnabled == false)
            try host.snapshot("started over")
        }
        .modes([.coarse])
    }
}
