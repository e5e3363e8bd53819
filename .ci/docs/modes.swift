import Vitrine

enum Badge_Definition: ViewDefinition {
    static var contentVariants: ContentVariants { Text("New").named("Short") }
}
