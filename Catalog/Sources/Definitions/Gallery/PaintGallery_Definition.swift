import Vitrine

/// What can be painted, one thing in each picture.
enum PaintGallery_Definition: ViewDefinition {
    static var componentName: String { "Paint gallery" }
    static var canvas: SnapshotCanvas { .ideal }
    static var modes: ModeSelection { [.light] }
    static var references: ReferenceKind { .sidecars }

    static var contentVariants: ContentVariants {
        PaintGallery.Shapes().named("Shapes")
        PaintGallery.Corners().named("Corners")
        PaintGallery.Strokes().named("Strokes")
        PaintGallery.Gradients().named("Gradients")
        PaintGallery.Effects().named("Effects")
        PaintGallery.Shadows().named("Shadows")
        PaintGallery.Opacity().named("Opacity and clipping")
        PaintGallery.ColorChanges().named("Changes of colours")
        PaintGallery.StyleShadows().named("Shadows of styles")
        PaintGallery.Inks().named("Gradients over texts")
        PaintGallery.Materials().named("Materials").modes([.light, .dark])
        PaintGallery.Boxes().named("Borders and box shadows")
        PaintGallery.Pictures().named("Pictures")
        PaintGallery.Edges().named("Edges")
            .modes([.light.scale(1), .light.scale(1.5), .light, .light.scale(3)])
    }
}
