package import CatalogKit
import SnapshotRuns
import VitrineComposition
import VitrineRendering
package import VitrineTesting
package import VitrineViews

/// A snapshot that a test expects, with what decides how it is compared.
package struct SnapshotExpectation: Sendable {
    let site: CallSite
    let format: SnapshotFormat
    let record: SnapshotRecordMode
    let stage: HostStage
    /// `soldOut.1`, without a mode.
    let name: String

    package init(
        _ format: SnapshotFormat = .image, named name: String? = nil, record: SnapshotRecordMode = .missing,
        stage: HostStage? = nil, at site: CallSite
    ) throws {
        self.site = site
        self.format = format
        self.record = record
        self.stage = try stage ?? .standard()
        self.name = try site.snapshotName(name)
    }

    /// Why a view in a mode is not what the reference says; nothing where it is.
    @MainActor package func failure(
        of view: some View, mode: Mode, canvas: SnapshotCanvas
    ) throws -> ExpectationFailure? {
        try failure(in: mode) {
            try LiveComponent(RenderRequest({ view }, mode: mode, canvas: canvas), in: stage.environment)
        }
    }

    /// Why a component in use is not what the reference says; nothing where it is.
    @MainActor package func failure(of host: Host) throws -> ExpectationFailure? {
        try failure(in: .light) {
            _ = try host.accessibilityTree
            return host.component
        }
    }

    @MainActor private func failure(
        in mode: Mode, _ component: () throws -> LiveComponent
    ) throws -> ExpectationFailure? {
        let snapshot = try snapshot(in: mode)
        switch format {
        case .image: return try imageFailure(of: snapshot, component)
        case .elements:
            return try textFailure(of: snapshot, "elements") {
                try component().composed.nodes.map(\.description).joined(separator: "\n")
            }
        case .accessibility:
            return try textFailure(of: snapshot, "accessibility") {
                try component().accessibilityTree.description
            }
        }
    }

    private func snapshot(in mode: Mode) throws(ExpectationError) -> Snapshot {
        guard let file = FileName.verbatim(site.fileName), let test = FileName.verbatim(name),
            let modeName = FileName(mode.name)
        else { throw .unusableName("\(site.fileName)/\(name)@\(mode.name)") }
        return Snapshot(
            id: SnapshotID(component: file, variant: test, mode: mode.isDefault ? nil : modeName),
            names: (site.fileName, name), place: site.place, mode: mode)
    }

    @MainActor private func imageFailure(
        of snapshot: Snapshot, _ component: () throws -> LiveComponent
    ) throws -> ExpectationFailure? {
        let environment = stage.environment
        let drawer = SnapshotDrawer(try environment.liveRenderer(), in: environment)
        let references = TestReferences(besides: site.filePath)
        let outcome = try references.check(snapshot, recording: record.stored, drawer) {
            try ComposedSnapshot(component().composed, in: environment)
        }
        return ImageReport(outcome: outcome, references: references, isRecordingAll: record == .all).failure
    }

    private func textFailure(
        of snapshot: Snapshot, _ kind: String, _ text: () throws -> String
    ) throws -> ExpectationFailure? {
        let references = TestReferences(besides: site.filePath)
        let path = "\(snapshot.id).\(kind).txt"
        let actual: String
        do {
            actual = try text() + "\n"
        } catch {
            return ExpectationFailure(message: "\(snapshot.id) failed to render: \(error)")
        }
        let reference = try references.text(at: path)
        return try TextReport(name: path, reference: reference, actual: actual, record: record) {
            try references.write(actual, at: path)
        }.failure()
    }
}
