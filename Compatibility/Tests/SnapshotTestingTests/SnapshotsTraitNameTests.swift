import SnapshotTesting
import Testing

extension Trait where Self == SnapshotTesting._SnapshotsTestTrait {
    fileprivate static var counted: Self { .snapshots }
}

/// Extensions of packages that name the trait of snapshots by its type.
struct SnapshotsTraitNameTests {
    @Test(.counted) func `The trait of snapshots has its name of swift-snapshot-testing`() {
        #expect(_SnapshotsTestTrait.self == SnapshotsTrait.self)
    }
}
