public import CatalogKit
public import SnapshotStore
public import VitrineExplanations

/// The results of a run, in the catalogue's order.
///
/// A few words of each are in memory. The whole result stays in a file until it is asked for, so that a run takes
/// little memory however many snapshots differ, and however much there is to say of each.
public struct SnapshotResults: Sendable {
    /// What is at hand of a result.
    public struct Entry: Equatable, Sendable {
        public let id: SnapshotID
        public let kind: SnapshotOutcome.Kind
        public let isRecorded: Bool
        public let hasFindings: Bool
        public let hasTolerances: Bool
        /// Whether its fresh picture is kept for approval.
        let hasKeptPictures: Bool
        /// Whether the pictures differ that were compared, and not only what assistive technology finds.
        public let hasOtherPixels: Bool
        /// The group of snapshots that were changed by just the same causes.
        public let cluster: CauseCluster?
        /// How many causes and consequences the explanation has.
        let changeCount: Int
        /// Whether there is no picture of the reference to be shown beside the fresh one.
        let lacksReference: Bool
        public fileprivate(set) var renamedFrom: SnapshotID?

        /// - Parameter cluster: the result's, of which one text serves thousands of snapshots.
        package init(_ result: SnapshotResult, cluster: CauseCluster?) {
            let difference = result.outcome.difference
            let explanation = difference?.explanation
            hasOtherPixels = difference?.pixels?.isNone == false
            lacksReference = difference != nil && difference?.pixels == nil
            id = result.id
            kind = result.outcome.kind
            isRecorded = result.isRecorded
            hasFindings = !result.findings.isEmpty
            hasTolerances = !result.tolerances.isEmpty
            hasKeptPictures = result.actualHash != nil
            self.cluster = cluster
            changeCount = (explanation?.causes.count ?? 0) + (explanation?.consequences.count ?? 0)
            renamedFrom = result.renamedFrom
        }
    }

    private enum Source: Sendable {
        case memory([SnapshotResult])
        case files([FileReader], lines: [Line])
    }

    /// A line of a file, which is a result.
    private struct Line {
        /// Which of the files.
        var file = 0
        var bytes: Range<Int>
    }

    public private(set) var entries: [Entry]
    private let source: Source
    /// How the lines of the file name pictures, if they are known to name them in one way.
    private let places: PicturePlaces?

    public init(_ results: [SnapshotResult]) {
        entries = results.map { Entry($0, cluster: $0.outcome.difference?.explanation.cluster) }
        source = .memory(results)
        places = nil
    }

    init(_ entries: [Entry], in file: FileReader, lines: [Range<Int>], naming places: PicturePlaces?) {
        precondition(entries.count == lines.count, "each result has a line")
        self.entries = entries
        source = .files([file], lines: lines.map { Line(bytes: $0) })
        self.places = places
    }

    /// The results of shards, which take turns, variant by variant; the first of them have one more where they are not equally
    /// many.
    package init(takingTurns shards: [SnapshotResults]) {
        var (entries, lines, files): ([Entry], [Line], [FileReader]) = ([], [], [])
        for case .files(let own, _) in shards.map(\.source) { files += own }
        precondition(files.count == shards.count, "shards were read from a file each")
        let turns = shards.map(\.variants)
        for round in 0..<(turns.first?.count ?? 0) {
            for (file, shard) in shards.enumerated() where round < turns[file].count {
                guard case .files(_, let own) = shard.source else { continue }
                for place in turns[file][round] {
                    entries.append(shard.entries[place])
                    lines.append(Line(file: file, bytes: own[place].bytes))
                }
            }
        }
        self.entries = entries
        source = .files(files, lines: lines)
        places = shards.allSatisfy { $0.places == shards[0].places } ? shards.first?.places : nil
    }

    public var count: Int { entries.count }

    /// The places of the results of each variant in a mode, in their order: one, or those of a scenario's steps.
    package var variants: [Range<Int>] {
        var variants: [Range<Int>] = []
        var start = 0
        for place in entries.indices.dropFirst()
        where entries[place].id.ofVariant != entries[start].id.ofVariant {
            variants.append(start..<place)
            start = place
        }
        return entries.isEmpty ? [] : variants + [start..<entries.count]
    }

    /// The whole result at a place in the order.
    public func result(at place: Int) throws(StoreError) -> SnapshotResult {
        var result: SnapshotResult
        switch source {
        case .memory(let results): result = results[place]
        case .files(let files, let lines):
            let file = files[lines[place].file]
            do {
                result = try SnapshotResult(line: try file.bytes(in: lines[place].bytes))
            } catch let error as StoreError {
                throw error
            } catch {
                throw .unreadableFile(path: file.path, reason: "\(error)")
            }
        }
        result.renamedFrom = entries[place].renamedFrom
        return result
    }

    /// The text of the result at a place, as it was written where pictures were named in the same way.
    func text(at place: Int, naming places: PicturePlaces) throws(StoreError) -> String {
        if case .files(let files, let lines) = source, places == self.places,
            entries[place].renamedFrom == nil
        {
            let line = try files[lines[place].file].bytes(in: lines[place].bytes)
            return String(decoding: line, as: UTF8.self)
        }
        return try result(at: place).line(naming: places)
    }

    /// All results whose entries fit, one after another.
    public func forEach(
        where fits: (Entry) -> Bool = { _ in true }, _ body: (SnapshotResult) throws -> Void
    ) throws {
        for (place, entry) in entries.enumerated() where fits(entry) { try body(try result(at: place)) }
    }

    /// All results at once, where they are known to be few.
    public func all() throws(StoreError) -> [SnapshotResult] {
        var results: [SnapshotResult] = []
        for place in entries.indices { results.append(try result(at: place)) }
        return results
    }

    /// Notes which missing references were found under another name.
    package mutating func rename(_ origin: (SnapshotID) -> SnapshotID?) {
        for place in entries.indices where entries[place].kind == .missingReference {
            entries[place].renamedFrom = origin(entries[place].id)
        }
    }
}

/// Collects results whose texts are lines of a file.
struct ResultCollector {
    private var entries: [SnapshotResults.Entry] = []
    private var lines: [Range<Int>] = []
    private var clusters: [CauseCluster: CauseCluster] = [:]

    /// - Parameter count: how many results will come.
    init(count: Int) {
        // A record that claims millions has to hold them before they take room.
        entries.reserveCapacity(min(count, 1 << 17))
        lines.reserveCapacity(min(count, 1 << 17))
    }

    mutating func append(_ result: SnapshotResult, line: Range<Int>) {
        var cluster = result.outcome.difference?.explanation.cluster
        if let own = cluster {
            cluster = clusters[own] ?? own
            clusters[own] = cluster
        }
        entries.append(SnapshotResults.Entry(result, cluster: cluster))
        lines.append(line)
    }

    func results(in file: FileReader, naming places: PicturePlaces? = nil) -> SnapshotResults {
        SnapshotResults(entries, in: file, lines: lines, naming: places)
    }
}
