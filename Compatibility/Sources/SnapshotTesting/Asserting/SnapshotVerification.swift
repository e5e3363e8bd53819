import Foundation

/// Compares one snapshot with its reference and records it.
struct SnapshotVerification {
    struct Failure {
        var message: String
        var attachments: [XCTAttachment] = []
    }

    let file: SnapshotFile
    let name: String?
    let rule: RecordingRule

    /// What is wrong with a snapshot; nothing where it looks as its reference.
    func failure<Format>(of snapshot: Format, by diffing: Diffing<Format>) throws -> Failure? {
        if rule.record == .all { return Failure(message: try recordAnyway(snapshot, by: diffing)) }
        guard FileManager.default.fileExists(atPath: file.url.path) else {
            return Failure(message: try recordMissing(snapshot, by: diffing))
        }
        let reference = diffing.fromData(try Data(contentsOf: file.url))
        if let problem = SnapshotProblems.current.first { throw problem }
        guard let (difference, attachments) = diffing.diff(reference, snapshot) else { return nil }
        let message = try describe(difference, of: snapshot, by: diffing)
        if let problem = SnapshotProblems.current.first { throw problem }
        return Failure(message: message, attachments: attachments)
    }

    private func recordAnyway<Format>(_ snapshot: Format, by diffing: Diffing<Format>) throws -> String {
        guard !rule.isRefused else {
            return """
                Record mode is on. The snapshot was not recorded because \(refusal)
                """
        }
        try write(snapshot, to: file.url, by: diffing)
        return """
            Record mode is on. Automatically recorded snapshot: …

            open "\(file.url.absoluteString)"

            Turn record mode off and re-run "\(file.test)" to assert against the newly-recorded snapshot
            """
    }

    private func recordMissing<Format>(_ snapshot: Format, by diffing: Diffing<Format>) throws -> String {
        if rule.record == .never || rule.isRefused {
            let reason = rule.isRefused && rule.record != .never ? refusal : "recording is disabled"
            return """
                No reference was found on disk. New snapshot was not recorded because \(reason)

                "\(file.url.absoluteString)"
                """
        }
        try write(snapshot, to: file.url, by: diffing)
        return """
            No reference was found on disk. Automatically recorded snapshot: …

            open "\(file.url.absoluteString)"

            Re-run "\(file.test)" to assert against the newly-recorded snapshot.
            """
    }

    private var refusal: String {
        "nothing is recorded in continuous integration (CI is set); "
            + "\(RecordingRule.variable)=\(rule.record.name) records it there"
    }

    private func describe<Format>(
        _ difference: String, of snapshot: Format, by diffing: Diffing<Format>
    ) throws -> String {
        try write(snapshot, to: file.failureURL, by: diffing)
        var first =
            name.map { "Snapshot \"\($0)\" does not match reference." }
            ?? "Snapshot does not match reference."
        if rule.record == .failed {
            if rule.isRefused {
                first += " The new snapshot was not recorded because \(refusal)"
            } else {
                try write(snapshot, to: file.url, by: diffing)
                first += " A new snapshot was automatically recorded."
            }
        }
        let files = diffTool(currentFilePath: file.url.path, failedFilePath: file.failureURL.path)
        return """
            \(first)

            \(files)

            \(difference.trimmingCharacters(in: .whitespacesAndNewlines))
            """
    }

    private func write<Format>(_ snapshot: Format, to url: URL, by diffing: Diffing<Format>) throws {
        let data = diffing.toData(snapshot)
        if let problem = SnapshotProblems.current.first { throw problem }
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url, options: .atomic)
    }
}
