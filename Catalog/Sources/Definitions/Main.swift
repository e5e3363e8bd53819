import CatalogCommand
import MarketplaceDesign
import MarketplaceFeatures
import MarketplaceModel
import Vitrine

@main
struct Main {
    static func main() async {
        await CatalogCommand.main(catalog: .marketplace, fonts: .interAndNoto())
    }
}

extension Catalog {
    /// The components of a marketplace app, from whole sections to their smallest parts.
    @MainActor static var marketplace: Catalog {
        Catalog(
            "Marketplace", modes: [.light, .dark.references(.sidecars)],
            tokens: [
                ThemeColor.self, TextRole.self, Spacing.self, Radius.self, Elevation.self, Motion.self,
            ],
            definitions: screens + features + design + language
        )
        .payload(in: [.phone, .darkPhone]) { json in
            ScreenView(try Screen(payload: json))
        }
    }

    private static var screens: [any ViewDefinition.Type] {
        [
            TabScreens_Definition.self, ShoppingScreens_Definition.self, AccountScreens_Definition.self,
            ScreenPhases_Definition.self, CounterScreen_Definition.self, SignUpForm_Definition.self,
            SavedSearches_Definition.self, TabbedShop_Definition.self,
        ]
    }

    private static var features: [any ViewDefinition.Type] {
        [
            RowView_Definition.self, ListingGrid_Definition.self, ListingShelf_Definition.self,
            ListingCarousel_Definition.self, CategoryShelf_Definition.self, ListingCard_Definition.self,
            CouponCard_Definition.self, HeroCard_Definition.self, PhotoCarousel_Definition.self,
            OptionsView_Definition.self, ShopCard_Definition.self, CartView_Definition.self,
            OrderSummary_Definition.self, ActivityFeed_Definition.self, ArticleList_Definition.self,
            ListRow_Definition.self, Feed_Definition.self, PageParts_Definition.self, InUse_Definition.self,
        ]
    }

    private static var design: [any ViewDefinition.Type] {
        [
            ActionButton_Definition.self, IconButton_Definition.self, NumericStepper_Definition.self,
            ToggleRow_Definition.self, Checkbox_Definition.self, RadioGroup_Definition.self,
            InputField_Definition.self, SearchBar_Definition.self, SegmentedControl_Definition.self,
            Chip_Definition.self, NavigationBar_Definition.self, TabBar_Definition.self,
            BottomBar_Definition.self, SheetHeader_Definition.self, SectionHeader_Definition.self,
            Banner_Definition.self, Toast_Definition.self, EmptyState_Definition.self,
            Skeleton_Definition.self, Spinner_Definition.self, ProgressBar_Definition.self,
            Avatar_Definition.self, PriceLabel_Definition.self, RatingStars_Definition.self,
            ReviewCard_Definition.self, CategoryTile_Definition.self, Badge_Definition.self,
            CountBadge_Definition.self, PageDots_Definition.self,
        ]
    }

    /// What Vitrine itself can draw.
    private static var language: [any ViewDefinition.Type] {
        [
            TextGallery_Definition.self, PaintGallery_Definition.self, FlexGallery_Definition.self,
            SymbolSheet_Definition.self,
        ]
    }
}
