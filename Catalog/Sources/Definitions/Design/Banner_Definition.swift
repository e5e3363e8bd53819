import MarketplaceDesign
import MarketplaceModel
import Vitrine

enum Banner_Definition: ViewDefinition {
    static var contentVariants: ContentVariants {
        Banner(.Previews.shipping).named("Accent, with a link").modes(.adding(.everyday(and: .mirrored)))
        Banner(.Previews.coupon).named("Sale")
        Banner(.Previews.endsTonight).named("Caution")
        Banner(.Previews.titleOnly).named("Title only").modes([
            .light, .largeText(.accessibility3),
        ])
    }
}
