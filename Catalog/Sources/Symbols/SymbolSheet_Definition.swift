import Symbols
import Vitrine

/// All built-in symbols, a page for each topic.
///
/// Names of which the catalogue has icons of its own, such as `location`, show those.
enum SymbolSheet_Definition: ViewDefinition {
    static var componentName: String { "Symbols" }
    static var canvas: SnapshotCanvas { .width(720) }

    static var contentVariants: ContentVariants {
        for topic in SymbolSet.topics {
            SymbolSheet(names: topic.names).named(topic.name)
        }
    }
}
