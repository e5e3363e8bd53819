import VitrineJSONValues
import VitrineViews

extension ElementKinds {
    static let snapshotTolerance = ElementKind(
        "snapshot tolerance",
        [
            Property("position", \.position, .points(.length), .comparison),
            Property("color", \.color, .number(.factor, .length), .comparison),
        ], blank: SnapshotTolerance.none, changes: .comparison
    ) { .modified(.snapshotTolerance($0)) }

    static let snapshotMask = ElementKind("snapshot mask", [], blank: (), changes: .comparison) {
        .modified(.snapshotMask)
    }
}
