import CatalogKit
import Synchronization
import VitrineViews

/// The values that the views of variants are made with: noted while they are made, taken when their page is written.
final class VariantContents: Sendable {
    private struct Key: Hashable {
        var component: FileName
        var variant: FileName
    }

    private let contents = Mutex<[Key: ContentValue]>([:])

    init() {}

    @MainActor func note(_ view: any View, of snapshot: Snapshot) {
        note(
            ContentReader.content(of: view, named: snapshot.viewName), of: snapshot.id.component,
            snapshot.id.variant)
    }

    func note(_ content: ContentValue?, of component: FileName, _ variant: FileName) {
        contents.withLock { $0[Key(component: component, variant: variant)] = content }
    }

    /// What a variant's view is made with; it is not kept any longer.
    func take(_ component: FileName, _ variant: FileName) -> ContentValue? {
        contents.withLock { $0.removeValue(forKey: Key(component: component, variant: variant)) }
    }
}
