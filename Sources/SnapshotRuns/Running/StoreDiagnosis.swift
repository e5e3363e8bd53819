import CatalogKit
import RunRecords
public import SnapshotStore
import VitrineRendering

/// A diagnosis of a catalogue's references and last run.
public struct StoreDiagnosis: Equatable, Sendable {
    public var referenceCount = 0
    /// How many references were made in an environment with these changes to today's; fonts are left out, because
    /// each reference has its own.
    public var otherEnvironments: [String: Int] = [:]
    /// Sidecars that cannot be read, with the reason.
    public var unreadable: [String: String] = [:]
    /// Temporary files that an ended process has left.
    public var leftovers: [String] = []
    /// What lies among the references and is none.
    public var unexpectedFiles: [ReferenceSurvey.UnexpectedFile] = []
    /// Whether the last run was made of other sources than today's; nothing where there is none.
    public var isLastRunOutdated: Bool?

    public init(of folder: CatalogFolder, versions: [String: String]) throws {
        let store = folder.references
        let survey = try ReferenceSurvey(of: store)
        for file in survey.files where file.path.hasSuffix(".json") {
            referenceCount += 1
            guard let bytes = try store.tree.read(file.path) else { continue }
            do {
                var fingerprint = try Sidecar(bytes).header.fingerprint
                fingerprint.fonts = [:]
                let changes = fingerprint.changes(to: Fingerprint(versions: versions, fonts: [:]))
                if !changes.isEmpty { otherEnvironments[changes.joined(separator: ", "), default: 0] += 1 }
            } catch {
                unreadable[file.path] = "\(error)"
            }
        }
        leftovers = survey.leftovers.map(\.path)
        unexpectedFiles = survey.unexpectedFiles
        isLastRunOutdated = try folder.lastRun.record().map { try $0.sourceHash != folder.sourceHash() }
    }
}
