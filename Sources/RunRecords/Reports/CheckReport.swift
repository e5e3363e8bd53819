public import CatalogKit

/// The results of checking a catalogue or a part of it.
public struct CheckReport: Sendable {
    public var results: SnapshotResults
    /// Files among the references that belong to no snapshot, as paths below the references' folder.
    public var stale: [String]
    /// What definitions could not say that they show.
    public var failures: [DefinitionFailure]
    /// How many snapshots were drawn, as hashes alone did not show that they match; nothing where this process has drawn none.
    public var drawn: Int?

    public init(results: SnapshotResults, stale: [String] = [], failures: [DefinitionFailure] = []) {
        self.results = results
        self.stale = stale
        self.failures = failures
    }

    public init(results: [SnapshotResult], stale: [String] = [], failures: [DefinitionFailure] = []) {
        self.init(results: SnapshotResults(results), stale: stale, failures: failures)
    }

    /// The stale files that are not offered under a new name.
    public var unclaimed: [String] {
        let origins = Set(results.entries.compactMap(\.renamedFrom?.description))
        return stale.filter { !origins.contains(String($0.prefix { $0 != "." })) }
    }

    /// How many snapshots have that outcome.
    public func count(_ outcome: SnapshotOutcome.Kind) -> Int {
        results.entries.count { $0.kind == outcome }
    }
}

/// The exit code of a run.
public enum RunStatus: Int32, Sendable {
    case allMatch = 0
    /// Something differs, or a reference cannot be read.
    case differs = 1
    /// There are only missing or stale references.
    case missingOrStale = 2
    case failedToRender = 3
    case misuse = 64
    case failed = 70
    case interrupted = 130
    /// The reader of the output has gone before its end; 128 and the number of SIGPIPE, as with other tools.
    case outputClosed = 141
}

extension CheckReport {
    /// - Parameter isStrict: whether a changed environment counts as a difference.
    public func exitStatus(strictEnvironment isStrict: Bool) -> RunStatus {
        var status = RunStatus.allMatch
        if !stale.isEmpty { status = .missingOrStale }
        // What was recorded is as approved as what `record` writes.
        for kind in Set(results.entries.lazy.filter { !$0.isRecorded }.map(\.kind)) {
            status = Self.graver(status, Self.status(of: kind, strictEnvironment: isStrict))
        }
        return failures.isEmpty ? status : .failedToRender
    }

    private static func status(of outcome: SnapshotOutcome.Kind, strictEnvironment isStrict: Bool)
        -> RunStatus
    {
        switch outcome {
        case .matched: .allMatch
        case .missingReference: .missingOrStale
        case .differs, .unreadableReference: .differs
        case .environmentChanged: isStrict ? .differs : .allMatch
        case .failedToRender: .failedToRender
        }
    }

    private static func graver(_ left: RunStatus, _ right: RunStatus) -> RunStatus {
        let order: [RunStatus] = [.failedToRender, .differs, .missingOrStale, .allMatch]
        return order.first { $0 == left || $0 == right } ?? left
    }
}
