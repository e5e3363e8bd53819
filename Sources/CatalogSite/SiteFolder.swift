import Foundation
public import SnapshotStore

/// The folder that a site is published in.
public struct SiteFolder: Sendable {
    /// Without links, dots or a slash at its end.
    private let path: String

    public init(path: String) {
        self.path = URL(filePath: path).standardizedFileURL.resolvingSymlinksInPath().path
    }

    /// Begins a site that will take the place of the one that is there.
    ///
    /// A folder that holds anything but a site of ours is left alone.
    func newEdition() throws -> SiteEdition {
        try makeSureOfReplacing()
        return try SiteEdition(for: path)
    }

    /// Draws a catalogue's snapshots and puts their site in the place of the one that is there.
    ///
    /// - Returns: how many snapshots there are, and those that could not be rendered.
    public func publish(
        _ run: CatalogRun, name: String
    ) async throws -> (count: Int, failed: [SnapshotResult]) {
        let snapshots = try run.selectedSnapshots()
        let outline = SiteOutline(name: name, snapshots: snapshots, failures: run.failures)
        let edition = try newEdition()
        do {
            var failed: [SnapshotResult] = []
            var writer = try SiteWriter(outline, in: edition)
            try await run.picture { snapshot in
                try writer.add(snapshot)
                if snapshot.result.outcome.kind == .failedToRender { failed.append(snapshot.result) }
            }
            try writer.finish()
            try edition.publish()
            return (snapshots.count, failed)
        } catch {
            edition.discard()
            throw error
        }
    }

    private func makeSureOfReplacing() throws {
        let names = try FileSystem.names(in: path)
        if names.isEmpty {
            if FileSystem.exists(path), !FileSystem.isFolder(path) {
                throw SiteFolderError.notFolder(path: path)
            }
            return
        }
        guard names.contains(SiteIndex.path), try SiteIndex.isIndex("\(path)/\(SiteIndex.path)") else {
            throw SiteFolderError.notSite(path: path)
        }
        let ours: Set = ["c", "img", "index.html", SiteIndex.path, "site.css", "site.js"]
        let other = names.first { name in
            !ours.contains(name) && !(name.hasPrefix("index-") && name.hasSuffix(".html"))
        }
        if let other { throw SiteFolderError.otherFile(path: path, name: other) }
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
