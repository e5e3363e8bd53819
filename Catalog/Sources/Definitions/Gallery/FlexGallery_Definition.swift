import Vitrine

/// Rows and columns as CSS makes them.
enum FlexGallery_Definition: ViewDefinition {
    static var componentName: String { "Flex gallery" }
    static var modes: ModeSelection { [.light] }
    static var references: ReferenceKind { .sidecars }

    static var contentVariants: ContentVariants {
        FlexGallery.Tags().named("Tags that wrap")
        FlexGallery.Toolbar().named("Toolbar with a field that grows").modes([.light, .rightToLeft])
        FlexGallery.Header().named("Header with space between")
        FlexGallery.Percentages().named("Cards in percentages")
        FlexGallery.Feet().named("Cards with their prices at the foot")
        FlexGallery.Clamped().named("Text broken first")
        FlexGallery.Corner().named("Badges on corners").modes([.light, .rightToLeft])
    }
}
