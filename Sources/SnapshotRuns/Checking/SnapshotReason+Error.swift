import RunRecords
import VitrineComposition
import VitrineViews

extension SnapshotReason {
    /// Why a component failed.
    init(_ error: any Error) {
        self.init(text: StableText.of(error), element: (error as? CompositionError)?.element)
    }
}
