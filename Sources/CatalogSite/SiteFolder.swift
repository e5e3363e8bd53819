import CatalogKit
import Foundation
import SnapshotStore

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

    /// Puts a site in the place of the one that is there.
    ///
    /// The files are written into a new folder beside it, which takes its place when it is whole. A folder
    /// that holds anything but a site of ours is left alone.
    public func publish(_ site: Site) throws {
        try makeSureOfReplacing(by: site)
        let (new, old) = (".\(name).vitrine-new", ".\(name).vitrine-old")
        do {
            for leftover in [new, old] { try tree.removeFolder(leftover) }
            for file in site.files { try tree.write(file.bytes, to: "\(new)/\(file.path)") }
            if FileSystem.exists(path) { try tree.rename(name, to: old) }
            try tree.rename(new, to: name)
            try tree.removeFolder(old)
        } catch {
            // The failure is what is reported; the next run removes what is left.
            if !FileSystem.exists(path) { try? tree.rename(old, to: name) }
            try? tree.removeFolder(new)
            throw error
        }
    }

    private func makeSureOfReplacing(by site: Site) throws {
        guard FileSystem.exists(path) else { return }
        guard FileSystem.isFolder(path) else { throw SiteFolderError.notFolder(path: path) }
        let folder = FileTree(root: path)
        if try folder.names().isEmpty { return }
        guard let index = try folder.read(SiteIndex.path), SiteIndex.isIndex(index) else {
            throw SiteFolderError.notSite(path: path)
        }
        let ours = Set(site.files.map(\.path))
        if let other = try folder.paths().first(where: { !ours.contains($0) && !Self.isOfSite($0) }) {
            throw SiteFolderError.otherFile(path: path, name: other)
        }
    }

    /// Whether a site may have a page or a picture of that path.
    private static func isOfSite(_ path: String) -> Bool {
        if path.hasPrefix("c/"), path.hasSuffix(".html") {
            let name = String(path.dropFirst(2).dropLast(5))
            return FileName(name)?.text == name
        }
        return path.hasPrefix("img/") && path.hasSuffix(".png")
            && SnapshotID(String(path.dropFirst(4).dropLast(4))) != nil
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
