import CatalogCommand
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
            "Marketplace",
            definitions: [
                ListingGrid_Definition.self,
                ListingCard_Definition.self,
                CouponCard_Definition.self,
                ListRow_Definition.self,
                NumericStepper_Definition.self,
                PriceLabel_Definition.self,
                RatingStars_Definition.self,
                Badge_Definition.self,
                TextGallery_Definition.self,
                PaintGallery_Definition.self,
                FlexGallery_Definition.self,
                SymbolSheet_Definition.self,
            ])
    }
}
