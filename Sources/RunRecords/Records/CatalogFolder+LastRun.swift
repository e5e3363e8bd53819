public import SnapshotStore

extension CatalogFolder {
    public var lastRun: LastRun { LastRun(tree: workingTree.below("last-run")) }
}
