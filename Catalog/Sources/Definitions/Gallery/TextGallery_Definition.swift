import Vitrine

/// What texts can look like, one thing in each picture.
enum TextGallery_Definition: ViewDefinition {
    static var componentName: String { "Text gallery" }
    static var canvas: SnapshotCanvas { .ideal }
    static var modes: ModeSelection { [.light] }
    static var references: ReferenceKind { .sidecars }

    static var contentVariants: ContentVariants {
        TextGallery.Weights().named("Weights")
        TextGallery.Sizes().named("Sizes").modes([.light.scale(1), .light, .light.scale(3)])
        TextGallery.Lines().named("Lines along a text")
        TextGallery.Figures().named("Figures and tracking")
        TextGallery.Limits().named("Line limits")
        TextGallery.Alignments().named("Alignments")
        TextGallery.Runs().named("Runs and Markdown")
        TextGallery.Scripts().named("Scripts")
        TextGallery.Emoji().named("Emoji")
        TextGallery.Directions().named("Two directions")
        TextGallery.Baselines().named("Baselines")
        TextGallery.Pictures().named("Pictures in texts")
        TextGallery.Capitals().named("Small capitals and features")
    }
}
