import MarketplaceDesign
import MarketplaceModel
import Vitrine

enum Banner_Definition: ViewDefinition {
    static var contentVariants: ContentVariants {
        Banner(.Previews.shipping).named("Accent, with a link").modes(.adding([.rightToLeft]))
        Banner(.Previews.coupon).named("Sale")
        Banner(.Previews.endsTonight).named("Caution")
        Banner(.Previews.titleOnly).named("Title only").modes([
            .light, .light.dynamicTypeSize(.accessibility3),
        ])
    }
}
