import MarketplaceDesign
import MarketplaceFeatures
import MarketplaceModel
import Vitrine

/// The modules that no component of their own stands for, in what people use pages in.
enum PageParts_Definition: ViewDefinition {
    static var componentName: String { "Page parts" }
    static var canvas: SnapshotCanvas { .margin(0) }
    static var references: ReferenceKind { .sidecars }
    static var modes: ModeSelection { .adding(.everyday) }

    static var contentVariants: ContentVariants {
        part(.search(.Previews.empty)).named("Search")
        part(.search(.Previews.typed)).named("Search, typed").modes([.light])
        part(.segments(.Previews.favorites)).named("Segments")
        part(.segments(.Previews.updates)).named("Segments, the second").modes([.light])
        part(.listingTitle(.Previews.teapot)).named("Listing title")
        part(.text(.Previews.description)).named("Text")
        part(.tags(.Previews.popular)).named("Tags")
        part(.empty(.Previews.shops)).named("Empty")
        // What they are made of is shown elsewhere in all of these modes.
        ContentVariant("Coupons") { part(.coupons(try .Previews.forYou)) }.modes([.light])
        ContentVariant("Rows") { part(.rows(try .Previews.results)) }.modes([.light])
    }

    /// A module with the room that pages leave around it.
    private static func part(_ module: Module) -> some View {
        ModuleView(module: module).padding(.vertical, Spacing.medium)
    }
}
