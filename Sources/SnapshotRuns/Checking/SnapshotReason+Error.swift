import RunRecords
import VitrineComposition

extension SnapshotReason {
    /// Why a component failed.
    init(_ error: any Error) {
        self.init(text: String(describing: error), element: (error as? CompositionError)?.element)
    }
}
