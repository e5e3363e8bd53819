import MarketplaceFeatures
import Vitrine

enum CounterScreen_Definition: ViewDefinition {
    static var componentName: String { "Counter screen" }

    static var contentVariants: ContentVariants {
        CounterScreen().named("At the minimum")
        CounterScreen(.init(3)).named("Three of ten").modes(.adding([.rightToLeft]))
        CounterScreen(.init(10)).named("At the maximum").modes([.light])
        CounterScreen(.init(3)).disabled(true).named("Disabled").modes([.light])
    }
}
