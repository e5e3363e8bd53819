import Foundation
import SnapshotStore

/// The folder that a site is published in.
public struct SiteFolder: Sendable {
    /// Without links, dots or a slash at its end.
    private let path: String

    public init(path: String) {
        self.path = URL(filePath: path).standardizedFileURL.resolvingSymlinksInPath().path
    }

    /// Puts a site in the place of the one that is there.
    ///
    /// The files are written into a new folder beside it, which takes its place when it is whole. A folder
    /// that holds anything but a site of ours is left alone.
    public func publish(_ site: Site) throws {
        try makeSureOfReplacing(by: site)
        let start = path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex
        let new = "\(path[..<start]).\(path[start...]).vitrine-new"
        let old = "\(path[..<start]).\(path[start...]).vitrine-old"
        try FileSystem.makeFolder(String(path[..<start]))
        do {
            for leftover in [new, old] { try FileSystem.removeFolder(leftover) }
            try write(site, into: new)
            if FileSystem.exists(path) { try FileSystem.rename(path, to: old) }
            try FileSystem.rename(new, to: path)
            try FileSystem.removeFolder(old)
        } catch {
            // The failure is what is reported; the next run removes what is left.
            if !FileSystem.exists(path) { try? FileSystem.rename(old, to: path) }
            try? FileSystem.removeFolder(new)
            throw error
        }
    }

    private func write(_ site: Site, into folder: String) throws {
        for file in site.files {
            let target = "\(folder)/\(file.path)"
            let end = target.lastIndex(of: "/") ?? target.endIndex
            try FileSystem.makeFolder(String(target[..<end]))
            try FileSystem.write(file.bytes, to: target, isDurable: false)
        }
    }

    private func makeSureOfReplacing(by site: Site) throws {
        let names = try FileSystem.names(in: path)
        if names.isEmpty {
            if FileSystem.exists(path), !FileSystem.isFolder(path) {
                throw SiteFolderError.notFolder(path: path)
            }
            return
        }
        guard let index = try FileSystem.read("\(path)/\(SiteIndex.path)"), SiteIndex.isIndex(index) else {
            throw SiteFolderError.notSite(path: path)
        }
        let ours = Set(["c", "img"] + site.files.map(\.path))
        if let other = names.first(where: { !ours.contains($0) }) {
            throw SiteFolderError.otherFile(path: path, name: other)
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
