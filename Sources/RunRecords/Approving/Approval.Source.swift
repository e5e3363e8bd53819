import CatalogKit
import SnapshotStore

extension Approval {
    /// Where the pictures are that are approved.
    public enum Source: Equatable, Sendable {
        /// What the last check has kept here.
        case lastRun
        /// The folder of a report that another machine may have made.
        case report(String)

        /// The folder of the report; nothing for what was kept here.
        var report: String? {
            switch self {
            case .lastRun: nil
            case .report(let folder): folder
            }
        }
    }

    /// The run whose pictures are approved, with what it takes to have them.
    struct ChosenRun {
        let record: RunRecord
        /// The files that would make the fresh picture the reference; an error says why they cannot.
        let files: (SnapshotResult) throws -> ApprovedFiles
        /// Whether the run knows that no snapshot owns a reference.
        let isStale: (SnapshotID) -> Bool
    }

    func run(from source: Source) throws -> ChosenRun {
        switch source {
        case .lastRun:
            guard let record = try folder.lastRun.record() else {
                throw RunRecordError.noLastRun(path: folder.shortened(folder.lastRun.folder))
            }
            return ChosenRun(record: record, files: folder.lastRun.actual(of:)) { _ in true }
        case .report(let path): return try run(ofReport: path)
        }
    }

    /// The run of a report that was made of the sources that lie here.
    private func run(ofReport path: String) throws -> ChosenRun {
        let contents = ReportContents(folder: path)
        let record: RunRecord
        do {
            record = try contents.record()
        } catch {
            throw RunRecordError.unapprovableReport(path: path, reason: "\(error)")
        }
        guard try folder.sourceHash() == record.sourceHash else {
            throw RunRecordError.unapprovableReport(path: path, reason: otherSources(record))
        }
        let stale = Set(record.report.stale)
        return ChosenRun(record: record) { result in
            do {
                let picture = try contents.picture(result.actualHash ?? "")
                let (bytes, sidecar) = try contents.sidecar(of: result)
                return try PictureFiles(
                    picture: picture, sidecar: bytes, pixelHash: sidecar.header.pixelHash
                ).compacted().approved(as: result.references)
            } catch {
                throw RunRecordError.unapprovableReport(path: path, reason: "\(result.id): \(error)")
            }
        } isStale: {
            stale.contains("\($0).json")
        }
    }

    /// Which commits the sources of a report and those here are of, and what helps.
    private func otherSources(_ record: RunRecord) -> String {
        let help = "check out what it was made of, or have what lies here checked again"
        guard let revision = record.revision else { return "it was made of other sources; \(help)" }
        let here = folder.revision.map { here in
            here == revision ? ", which have changes here" : ", here is \(here.prefix(12))"
        }
        return "it was made of the sources of \(revision.prefix(12))\(here ?? ""); \(help)"
    }
}
