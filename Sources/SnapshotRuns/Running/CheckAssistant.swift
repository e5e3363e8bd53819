import RunRecords
package import SnapshotStore

/// A process that checks a part of a run's snapshots for the one that tells what was found.
///
/// Both know the same catalogue and take a shard of it each, so that nothing but results goes from one to the other.
package struct CheckAssistant: Sendable {
    /// What the process is wanted for.
    package enum Request: Equatable, Sendable {
        /// Its part is checked; pictures are kept where the folder of the last run may be written.
        case checks(keepsPictures: Bool)
        case isNotWanted
    }

    private let results: @Sendable () throws -> FileReader
    let begin: @Sendable (Request) -> Void
    private let summary: @Sendable () async -> [UInt8]?

    /// - Parameters:
    ///   - results: the file that it has written its results into.
    ///   - begin: tells it what it is wanted for.
    ///   - summary: waits for its end, and says what it has found besides; nothing where it came to none.
    package init(
        results: @escaping @Sendable () throws -> FileReader,
        begin: @escaping @Sendable (Request) -> Void,
        summary: @escaping @Sendable () async -> [UInt8]?
    ) {
        self.results = results
        self.begin = begin
        self.summary = summary
    }

    /// Waits for what it finds; nothing where it did not come to its end.
    func part(naming places: PicturePlaces) async -> CheckedPart? {
        guard let summary = await summary() else { return nil }
        // Whatever is wrong with it, its part can be checked again.
        return try? CheckedPart(summary: summary, results: results(), naming: places)
    }
}
