import MarketplaceFeatures
import MarketplaceModel
import Vitrine

/// The app's tabs.
enum TabScreens_Definition: ViewDefinition {
    static var componentName: String { "Tab screens" }
    static var canvas: SnapshotCanvas { .device }
    static var modes: ModeSelection { [.coarsePhone] }

    static var contentVariants: ContentVariants {
        get throws {
            try ScreenView(.Previews.named("home")).named("Home").modes([
                .phone, .darkPhone, .coarsePhone.locale("ar_EG").rightToLeft.named("phone-ar"),
                .coarsePhone.locale("ja_JP").dynamicTypeSize(.xxxLarge).named("phone-ja-xxxl"),
                .tablet.locale("de_DE").tokenContext("brand", "harbor").named("tablet-de-harbor"),
            ])
            try ScreenView(.Previews.named("home")).named("Home, landscape").modes([.landscapePhone])
            try ScreenView(.Previews.named("deals")).named("Deals")
            try ScreenView(.Previews.named("favorites")).named("Favorites")
            try ScreenView(.Previews.named("favorites-empty")).named("Favorites, no shops").modes([
                .coarsePhone, .darkPhone,
            ])
            try ScreenView(.Previews.named("updates")).named("Updates").modes(
                [.coarsePhone, .darkPhone, .rightToLeftPhone, .largeTextPhone])
            try ScreenView(.Previews.named("updates")).named("Updates, landscape").modes([.landscapePhone])
            try ScreenView(.Previews.named("you")).named("You").modes([.coarsePhone, .tablet])
        }
    }
}
