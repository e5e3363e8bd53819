import Vitrine
import VitrineSymbols

/// The built-in symbols that have a drawing of their own, a page for each topic, and some that are composed of them.
///
/// Names of which the catalogue has icons of its own, such as `location`, show those.
enum SymbolSheet_Definition: ViewDefinition {
    static var componentName: String { "Symbols" }
    static var canvas: SnapshotCanvas { .width(720) }
    static var modes: ModeSelection { [.light] }
    /// Sheets this large are drawn again when they are looked at.
    static var references: ReferenceKind { .sidecars }

    static var contentVariants: ContentVariants {
        for topic in SymbolSet.topics {
            SymbolSheet(names: topic.names).named(topic.name)
        }
        SymbolSheet(names: families).named("Families")
        SymbolSheet(names: layered).symbolRenderingMode(.hierarchical).named("Hierarchical")
        SymbolSheet(names: layered).symbolRenderingMode(.multicolor).named("Multicolor")
    }

    /// One name for each rule.
    private static let families = [
        "7.circle", "42.circle.fill", "a.square", "w.square.fill", "heart.circle", "heart.circle.fill",
        "camera.square", "plus.circle.fill", "exclamationmark.triangle.fill", "checkmark.seal.fill",
        "bell.slash", "bell.slash.fill", "mic.slash.circle", "bell.badge", "folder.badge.plus",
        "person.fill.badge.checkmark", "calendar.badge.clock", "wifi.exclamationmark", "star.bubble",
        "arrow.up.doc", "text.magnifyingglass", "person.fill.viewfinder", "goforward.15", "xmark.bin.fill",
    ]

    private static let layered = [
        "wifi", "speaker.wave.3.fill", "xmark.circle.fill", "exclamationmark.triangle.fill", "bell.badge",
        "folder.badge.plus", "heart.circle.fill", "phone.down.fill", "person.circle.fill", "bell.slash",
    ]
}
