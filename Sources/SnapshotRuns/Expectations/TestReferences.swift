package import CatalogKit
package import RunRecords
package import SnapshotStore

/// The references of a file of tests, `__Snapshots__/<file>/<test>.<name>[@<mode>]` beside it.
///
/// What differs is kept in `.vitrine/` beside that folder, so that `approve` can accept it, until the test passes.
package struct TestReferences: Sendable {
    package let folder: CatalogFolder

    /// - Parameter testFile: the path of the source file.
    package init(besides testFile: String) {
        folder = CatalogFolder(
            ofTests: testFile.split(separator: "/", omittingEmptySubsequences: false)
                .dropLast().joined(separator: "/"))
    }

    /// What came of a comparison.
    package struct Outcome: Sendable {
        package var result: SnapshotResult
        /// The reference, the fresh picture and their difference, as far as there are such pictures that differ.
        package var reference: [UInt8]?
        package var actual: [UInt8]?
        package var difference: [UInt8]?
        /// Whether the fresh picture and the difference were kept for approval.
        package var isKept = false
    }

    /// Compares what a test shows with its reference, and records it if the mode says so.
    ///
    /// - Parameter compose: what it throws is an outcome.
    package func check(
        _ snapshot: Snapshot, recording mode: RecordMode, _ drawer: SnapshotDrawer,
        compose: () throws -> ComposedSnapshot
    ) throws -> Outcome {
        let store = folder.references
        let checker = SnapshotChecker(store: store, ignoresHashes: false)
        var check: SnapshotChecker.Check
        do {
            check = checker.check(snapshot, try compose(), drawer)
        } catch {
            check = checker.failure(error, of: snapshot)
        }
        let pictures = check.pictures()
        var outcome = Outcome(
            result: check.result, actual: pictures?.actual.picture, difference: pictures?.difference)
        if pictures != nil {
            outcome.reference = pictures?.reference ?? store.reference(of: snapshot.id).picture
        }
        if mode.records(check.result.outcome), let composed = check.composed {
            if let obstacle = composed.obstacle {
                outcome.result.outcome = .failedToRender(
                    reason: SnapshotReason(text: "not recorded: \(obstacle)"))
                return outcome
            }
            let drawn = try check.actual ?? drawer.render(composed)
            let files = drawn.approved(as: drawer.kind(snapshot.references, for: drawn))
            if files.state != check.result.referenceState {
                let lock = try folder.lock()
                try store.write(files, for: snapshot.id)
                _ = consume lock
            }
            outcome.result.isRecorded = true
        }
        if outcome.result.isRecorded || check.result.outcome.isMatch {
            try folder.lastRun.forget(snapshot.id)
        } else if let pictures {
            outcome.isKept = try keep(pictures, check.result)
        }
        return outcome
    }

    /// Whether the folder may be written.
    private func keep(_ pictures: KeptPictures, _ result: SnapshotResult) throws(StoreError) -> Bool {
        var result = result
        result.setHashes(of: pictures)
        do throws(StoreError) {
            try folder.lastRun.keep(pictures, of: result.id)
            try folder.lastRun.note(result, naming: .catalog(folder))
            return true
        } catch {
            guard case .writeProtected = error else { throw error }
            return false
        }
    }
}

// References that are texts.
extension TestReferences {
    /// The text of a file below the references' folder; nothing where there is none.
    package func text(at path: String) throws(StoreError) -> String? {
        try folder.references.tree.read(path).map { String(decoding: $0, as: UTF8.self) }
    }

    package func write(_ text: String, at path: String) throws(StoreError) {
        try folder.references.tree.replace(path, with: Array(text.utf8))
    }
}
