public import CatalogKit
import Composition

/// A report as `results.json` holds it and `check --json` prints it.
///
/// The format only grows: readers ignore what they do not know.
public struct RunRecord: Equatable, Sendable {
    static let formatVersion = 2

    /// The hash of the sources that the run rendered.
    public var sourceHash: String
    /// Which part of the catalogue the run was about; nothing for all of it.
    public var shard: Shard?
    public var report: CheckReport

    public init(sourceHash: String, shard: Shard? = nil, report: CheckReport) {
        self.sourceHash = sourceHash
        self.shard = shard
        self.report = report
    }

    /// The file's text: a snapshot a line, sorted keys.
    public func text(naming places: PicturePlaces) -> String {
        var text = "{\n  \"format\": \(Self.formatVersion),\n"
        text += "  \"sources\": \(JSONWriter.quoted(sourceHash)),\n"
        if let shard { text += "  \"shard\": \(JSONWriter.quoted(shard.description)),\n" }
        text += "  \"snapshots\": ["
        let records = report.results.map { "\n    " + JSONWriter.text(of: .record($0.members(places))) }
        text += records.joined(separator: ",") + (records.isEmpty ? "],\n" : "\n  ],\n")
        text += "  \"stale\": \(JSONWriter.text(of: .list(report.stale.map(PropertyValue.string)))),\n"
        let failures = report.failures.map { failure in
            PropertyValue.record([
                "component": .string(failure.component.text), "definition": .string(failure.definition),
                "message": .string(failure.reason),
            ])
        }
        return text + "  \"failed definitions\": \(JSONWriter.text(of: .list(failures)))\n}\n"
    }
}

/// Where the pictures of a run are, as its texts name them.
public struct PicturePlaces: Sendable {
    public var reference: @Sendable (SnapshotID) -> String
    public var actual: @Sendable (SnapshotID) -> String
    public var difference: @Sendable (SnapshotID) -> String

    /// As people name them who stand in the catalogue's folder.
    public init(in folder: CatalogFolder) {
        reference = { folder.shortened(folder.references.picturePath(of: $0)) }
        actual = { folder.shortened(folder.lastRun.actualPath(of: $0)) }
        difference = { folder.shortened(folder.lastRun.differencePath(of: $0)) }
    }

    /// The files of a catalogue's last run, wherever one stands.
    public static func lastRun(of folder: CatalogFolder) -> PicturePlaces {
        let run = folder.lastRun
        return PicturePlaces(
            reference: { folder.references.picturePath(of: $0) }, actual: { run.actualPath(of: $0) },
            difference: { run.differencePath(of: $0) })
    }

    /// Within a report's folder.
    public static let report = PicturePlaces(
        reference: { "reference/\($0).png" }, actual: { "actual/\($0).png" },
        difference: { "difference/\($0).png" })

    init(
        reference: @escaping @Sendable (SnapshotID) -> String,
        actual: @escaping @Sendable (SnapshotID) -> String,
        difference: @escaping @Sendable (SnapshotID) -> String
    ) {
        self.reference = reference
        self.actual = actual
        self.difference = difference
    }
}
