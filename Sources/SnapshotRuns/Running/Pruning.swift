import CatalogKit
public import SnapshotStore

/// Removes references that no snapshot owns.
public struct Pruning: Sendable {
    private let folder: CatalogFolder

    public init(in folder: CatalogFolder) {
        self.folder = folder
    }

    /// What was found, and what became of it.
    public struct Report: Equatable, Sendable {
        /// Files of references that belong to no snapshot; if they were to be removed, those that are.
        public var stale: [ReferenceSurvey.File] = []
        /// What is no reference and is left alone.
        public var unexpectedFiles: [ReferenceSurvey.UnexpectedFile] = []
        /// Why files could not be removed.
        public var failures: [StoreError] = []
    }

    /// Finds the files that belong to no snapshot, and removes them if so wanted.
    ///
    /// - Parameter run: about all snapshots; its scenarios are performed, so that their steps are known.
    public func prune(_ run: CatalogRun, isDeleting: Bool) async throws -> Report {
        let performed = try await run.performedScenarios()
        let lock = try folder.lockForWriting()
        let store = folder.references
        let survey = try ReferenceSurvey(of: store, besides: run.inventory)
        let stale = survey.stale(of: run.inventory, performed)
        var report = Report(stale: stale, unexpectedFiles: survey.unexpectedFiles)
        guard isDeleting else { return report }
        // Pictures go first: a sidecar alone is no reference, while a picture alone is one that cannot be read.
        var kept: Set<SnapshotID> = []
        for file in stale.filter(\.isPicture) + stale.filter({ !$0.isPicture }) where !kept.contains(file.id)
        {
            do throws(StoreError) {
                try store.remove(stale: file.path)
            } catch {
                kept.insert(file.id)
                report.failures.append(error)
            }
        }
        report.stale.removeAll { kept.contains($0.id) }
        // Those too that an ended process has emptied.
        for folder in survey.folders { try store.removeEmptyFolder(folder) }
        _ = consume lock
        return report
    }
}
