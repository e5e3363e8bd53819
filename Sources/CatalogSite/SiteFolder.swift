package import CatalogKit
import Foundation
package import RunRecords
package import SnapshotRuns
import SnapshotStore
package import VitrineRendering

/// The folder that a site is published in.
public struct SiteFolder: Sendable {
    /// Without links, dots or a slash at its end.
    private let path: String
    /// The folder above it.
    private let tree: FileTree
    private let name: String

    public init(path: String) {
        let url = URL(filePath: path).standardizedFileURL.resolvingSymlinksInPath()
        self.path = url.path
        tree = FileTree(root: url.deletingLastPathComponent().path)
        name = url.lastPathComponent
    }

    /// Begins a site that will take the place of the one that is there.
    ///
    /// A folder that holds anything but a site of ours is left alone.
    func newEdition() throws -> SiteEdition {
        try makeSureOfReplacing()
        return try SiteEdition(for: name, in: tree)
    }

    /// Draws a catalogue's snapshots and puts their site in the place of the one that is there.
    ///
    /// - Returns: those that could not be rendered.
    ///
    /// - Parameters:
    ///   - snapshots: all that the run draws, with the steps of scenarios.
    ///   - documents: in which formats pictures can be downloaded beside PNG.
    package func publish(
        _ run: CatalogRun, of snapshots: [Snapshot], _ context: SiteContext, documents: [DocumentFormat] = []
    ) async throws -> [SnapshotResult] {
        var outline = try SiteOutline(context)
        outline.add(snapshots, failures: run.failures)
        let sources = try run.sources()
        outline.groupByFolders(sources.path)
        let contents = VariantContents()
        return try await publish(outline, try SiteSources(sources), contents) { before, consume in
            let drawer = PictureDocuments(documents) { name in
                try before.hasFile("\(SitePicture.folder)/\(name)")
            }
            let known = PublishedPictures(of: before)
            let use = CatalogRun.PictureUse(
                documents: drawer, file: { known.file(showing: $0) }, observe: { contents.note($0, of: $1) })
            try await run.picture(for: use, consume)
        }
    }

    /// Puts a site of what tests show in the place of the one that is there.
    ///
    /// - Returns: those that could not be rendered.
    package func publish(_ tests: TestPictures, _ context: SiteContext) async throws -> [SnapshotResult] {
        var outline = try SiteOutline(context)
        for id in tests.ids {
            let file = id.component.text
            outline.add(
                id, mode: tests.mode(of: id),
                of: SiteOutline.Component(name: file, file: id.component, source: "\(file).swift"))
        }
        let sources = SiteSources { file in
            tests.source(of: file).map { SourceListing(path: file, text: $0) }
        }
        return try await publish(outline, sources, VariantContents()) { _, consume in
            for id in tests.ids { try consume(tests.picture(of: id)) }
        }
    }

    /// - Parameter pictures: hands on each picture in the outline's order; knows the site that is replaced.
    private func publish(
        _ outline: SiteOutline, _ sources: SiteSources, _ contents: VariantContents,
        pictures: (_ before: FileTree, (PicturedSnapshot) throws -> Void) async throws -> Void
    ) async throws -> [SnapshotResult] {
        let edition = try newEdition()
        do {
            var failed: [SnapshotResult] = []
            var writer = try SiteWriter(outline, in: edition, sources: sources, contents: contents)
            try await pictures(edition.before) { snapshot in
                try writer.add(snapshot)
                if snapshot.result.outcome.kind == .failedToRender { failed.append(snapshot.result) }
            }
            try writer.finish()
            try edition.publish()
            return failed
        } catch {
            edition.discard()
            throw error
        }
    }

    private func makeSureOfReplacing() throws {
        guard FileSystem.exists(path) else { return }
        guard FileSystem.isFolder(path) else { throw SiteFolderError.notFolder(path: path) }
        let folder = FileTree(root: path)
        if try folder.names().isEmpty { return }
        guard let index = try folder.reader(SiteIndex.path), try SiteIndex.isIndex(index) else {
            throw SiteFolderError.notSite(path: path)
        }
        if let other = try folder.paths().first(where: { !Self.isOfSite($0) }) {
            throw SiteFolderError.otherFile(path: path, name: other)
        }
    }

    /// Whether a site may have a file of that path.
    private static func isOfSite(_ path: String) -> Bool {
        let files =
            SitePages.allCases.map(\.rawValue) + SiteBrand.Logo.paths + [
                SiteIndex.path, SiteManifest.path, SearchData.path, AtomFeed.path, "site.css", "site.js",
            ]
        if files.contains(path) { return true }
        let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        switch (parts.count, parts.first) {
        case (1, _): return path.hasPrefix("index-") && path.hasSuffix(".html")
        case (2, "c"): return path.hasSuffix(".html") && FileName(String(parts[1].dropLast(5))) != nil
        case (2, SitePicture.folder): return [".png", ".svg", ".pdf"].contains(where: path.hasSuffix)
        default: return false
        }
    }
}

/// Why a folder is not made a site.
public enum SiteFolderError: Error, Equatable {
    case notFolder(path: String)
    case notSite(path: String)
    case otherFile(path: String, name: String)
}

extension SiteFolderError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .notFolder(let path):
            "cannot publish the site in '\(path)': it is a file"
        case .notSite(let path):
            "cannot publish the site in '\(path)': the folder holds something else; name a new or empty one"
        case .otherFile(let path, let name):
            "cannot publish the site in '\(path)': the folder holds '\(name)', which would be lost; "
                + "move it away or name another folder"
        }
    }
}
