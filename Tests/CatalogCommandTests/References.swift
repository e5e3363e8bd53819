import CatalogCommand
import CatalogKit
import Foundation
import RunRecords
import SnapshotStore
import Synchronization
import VitrineComposition
import VitrineGeometry
import VitrineHashing
import VitrineJSONValues
import VitrineRendering

/// References in a git repository of their own, made without drawing; it is removed with the value.
@MainActor
final class References {
    /// What a reference shows.
    struct Look {
        var text = "Sale"
        var padding = 4.0
        /// Another picture of the same elements.
        var pixels = ""
        var cairo = "1.16.0"
        /// What assistive technology calls it.
        var label: String?
        /// Whether the sidecar alone is kept.
        var isSidecarAlone = false
    }

    /// The folder that holds `Catalog`.
    let folder: String
    let repository: String
    private nonisolated let printed = Mutex("")

    /// - Parameter subfolder: where in the repository the catalogue is.
    init(in subfolder: String? = nil) throws {
        let name = "vitrine-\(UUID().uuidString)"
        repository = FileManager.default.temporaryDirectory.appending(path: name).path
        folder = repository + (subfolder.map { "/\($0)" } ?? "")
        try FileManager.default.createDirectory(
            atPath: folder + "/Catalog", withIntermediateDirectories: true)
        try git("init", "-q", "-b", "main")
    }

    deinit { try? FileManager.default.removeItem(atPath: repository) }

    func put(_ id: String, _ look: Look = Look()) throws {
        let pixels = "\(look.text) \(look.padding) \(look.pixels)"
        let picture = Array("picture \(pixels)".utf8)
        let (width, height) = (40 + 2 * look.padding, 20 + 2 * look.padding)
        let header = SidecarHeader(
            size: PixelSize(covering: Size(width: width, height: height), scale: 2), scale: 2,
            compositionHash: "\(pixels) \(look.label ?? "")",
            picture: PictureHashes(
                bytes: look.isSidecarAlone ? nil : contentHash(of: picture),
                pixels: contentHash(of: Array(pixels.utf8))),
            fingerprint: Fingerprint(versions: ["cairo": look.cairo], fonts: [:]))
        let whole = Rect(x: 0, y: 0, width: width, height: height)
        let nodes = [
            NodeDescription(id: "canvas", depth: 0, kind: "canvas", box: whole, properties: [:]),
            NodeDescription(
                id: "Badge:padding", depth: 1, kind: "padding", box: whole,
                properties: ["all edges": .number(look.padding)], component: "Badge"),
            NodeDescription(
                id: "Badge", depth: 2, kind: "text",
                box: Rect(x: look.padding, y: look.padding, width: 40, height: 20),
                properties: ["text": .string(look.text), "label": look.label.map(JSONValue.string)]
                    .compactMapValues { $0 }),
        ]
        try write(Sidecar(header: header, nodes: nodes).text, to: "Snapshots/\(id).json")
        if look.isSidecarAlone {
            // It may have had one before.
            try? FileManager.default.removeItem(atPath: "\(folder)/Snapshots/\(id).png")
        } else {
            try write(String(decoding: picture, as: UTF8.self), to: "Snapshots/\(id).png")
        }
    }

    func write(_ text: String, to path: String) throws {
        let url = URL(filePath: "\(folder)/\(path)")
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    func remove(_ id: String) throws {
        for ending in ["png", "json"] {
            try FileManager.default.removeItem(atPath: "\(folder)/Snapshots/\(id).\(ending)")
        }
    }

    func text(of path: String) throws -> String {
        try String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8)
    }

    func commit() throws { try commit("References", author: "A", date: "2026-01-01T00:00:00+0000") }

    func commit(_ message: String, author: String, date: String) throws {
        try git("add", "-A")
        try git([
            "GIT_AUTHOR_DATE=\(date)", "GIT_COMMITTER_DATE=\(date)", "git", "-C", repository, "-c",
            "user.name=\(author)", "-c", "user.email=a@example.com", "commit", "-q", "-m", message,
        ])
    }

    func git(_ arguments: String...) throws { try git(["git", "-C", repository] + arguments) }

    private func git(_ arguments: [String]) throws {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = arguments
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
    }

    /// Runs a command; returns how it ended and what it printed to both streams.
    func run(_ arguments: String..., in workingFolder: String? = nil) async -> (
        status: RunStatus, text: String
    ) {
        await run(arguments, in: workingFolder)
    }

    func run(_ arguments: [String], in workingFolder: String? = nil) async -> (
        status: RunStatus, text: String
    ) {
        printed.withLock { $0 = "" }
        let host = CommandHost(workingFolder: workingFolder ?? folder, processors: 1, columns: 80) {
            [self] text, _ in printed.withLock { $0 += text }
        }
        // Nothing of a catalogue is asked: there is none.
        let status = await CatalogCommand.run(
            arguments, catalog: Catalog("Shop", modes: [.light], definitions: []), host: host)
        return (status, printed.withLock { $0 })
    }
}
