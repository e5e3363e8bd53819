import Foundation
import SnapshotStore

/// A package with a catalogue that is about to be written.
struct NewCatalog {
    /// Where the package is to be, from the root.
    let folder: String
    /// The package's path of Vitrine's.
    let vitrine: String
    /// The sources whose previews it shows; nothing where it shows a component of its own.
    private(set) var previews: PreviewSources?
    /// The repository around the package; the package itself where it is in none.
    let repository: String
    /// Identities of others' packages that lie below `Packages/` as copies, as if for iOS, by the copies' names.
    var copies: [String: String] = [:]
    /// Whether others' packages bring swift-syntax along, of which there can be only one.
    private(set) var hasSwiftSyntaxPackage = false
    /// What does not compile, by the builds that have found it.
    var compilerErrors: [LinkedSourceError.Owner: [[LinkedSourceError]]] = [:]

    /// - Parameters:
    ///   - previews: a folder of SwiftUI sources.
    ///   - manifest: reads the manifest of the package in a folder; nothing where packages are not to be read.
    /// - Throws: ``NewCatalogError`` where Vitrine or the sources are not where they are said to be.
    init(
        folder: String, vitrine: String, previews: String?,
        manifest: ((_ folder: String) throws -> PackageManifest)? = nil
    ) throws {
        guard FileManager.default.fileExists(atPath: "\(vitrine)/Sources/CatalogCommand") else {
            throw NewCatalogError.noVitrine(path: vitrine)
        }
        self.folder = folder
        self.vitrine = vitrine
        self.previews = try previews.map { try Self.sources(in: $0, manifest: manifest) }
        self.repository = Self.repository(around: folder) ?? folder
    }

    var name: String { URL(filePath: folder).lastPathComponent }

    /// Whether a copy of the repository has all that the package needs.
    var isSelfContained: Bool { vitrine.hasPrefix(repository + "/") }

    /// The path as seen from a folder of the package.
    func relative(_ path: String, from subfolder: String = "") -> String {
        Self.path(to: path, from: subfolder.isEmpty ? folder : "\(folder)/\(subfolder)")
    }

    struct Report {
        /// Paths as seen from the package's folder.
        var written: [String] = []
        var kept: [String] = []
    }

    /// Writes what is not there; throws before anything is written where there is a package or a catalogue already.
    func write() throws -> Report {
        for name in ["Package.swift", "Catalog", "Snapshots"]
        where FileManager.default.fileExists(atPath: "\(folder)/\(name)") {
            throw NewCatalogError.exists(path: "\(folder)/\(name)")
        }
        var report = Report()
        for file in files {
            let path = "\(folder)/\(file.path)"
            try FileManager.default.createDirectory(
                at: URL(filePath: path).deletingLastPathComponent(), withIntermediateDirectories: true)
            do {
                switch file.content {
                case .text(let text):
                    try Data(text.utf8).write(to: URL(filePath: path), options: .withoutOverwriting)
                case .link(let target):
                    try FileManager.default.createSymbolicLink(
                        atPath: path, withDestinationPath: target)
                }
                report.written.append(file.path)
            } catch CocoaError.fileWriteFileExists {
                report.kept.append(file.path)
            }
        }
        return report
    }

    /// Takes copies of others' packages in their place and writes that into the manifest.
    ///
    /// - Parameter names: the copies' folders below `Packages/`.
    mutating func take(copies names: [String]) throws {
        for name in names { copies[name.lowercased()] = name }
        try writeManifest()
    }

    /// Takes the swift-syntax of others' packages for Vitrine's macros too, and writes that into the manifest.
    mutating func takeSwiftSyntaxPackage() throws {
        hasSwiftSyntaxPackage = true
        try writeManifest()
    }

    /// The identities of packages that a project of Xcode's names and no manifest.
    var packagesOfProject: [String] { (previews?.packages ?? []).filter(\.isOfProject).map(\.identity) }

    /// Leaves packages of a project of Xcode's out, and writes that into the manifest and the lists of missing modules.
    ///
    /// - Parameter identities: those of the packages.
    mutating func leaveOut(packages identities: Set<String>) throws {
        previews?.leaveOut(packages: identities)
        for file in files where file.path.hasSuffix("/MissingModules.txt") {
            guard case .text(let text) = file.content else { continue }
            try Data(text.utf8).write(to: URL(filePath: "\(folder)/\(file.path)"))
        }
        try writeManifest()
    }

    /// Writes the manifest anew, with what is known by now.
    func writeManifest() throws {
        try Data(manifest.utf8).write(to: URL(filePath: "\(folder)/Package.swift"))
    }

    /// Those of the package that the folder belongs to, or of the folder by itself.
    private static func sources(
        in folder: String, manifest: ((_ folder: String) throws -> PackageManifest)?
    ) throws -> PreviewSources {
        guard FileSystem.isFolder(folder) else { throw NewCatalogError.noFolder(path: folder) }
        guard let manifest else { return try PreviewSources(folder: folder) }
        return try PreviewSources(
            folder: folder, packages: all("Package.swift", around: folder),
            nearby: NearbyPackages(around: folder), manifest: manifest)
    }

    /// The nearest folder upwards that git knows as a working tree.
    private static func repository(around folder: String) -> String? { all(".git", around: folder).first }

    /// The folders upwards that hold a name, the nearest first.
    static func all(_ name: String, around folder: String) -> [String] {
        var (url, found) = (URL(filePath: folder), [String]())
        while url.path != "/" {
            if FileManager.default.fileExists(atPath: url.appending(path: name).path) {
                found.append(url.path)
            }
            url.deleteLastPathComponent()
        }
        return found
    }

    /// A path from one folder to another; from the root where they have nothing in common.
    private static func path(to target: String, from folder: String) -> String {
        let (target, folder) = (URL(filePath: target).pathComponents, URL(filePath: folder).pathComponents)
        let shared = zip(target, folder).prefix { $0 == $1 }.count
        guard shared > 1 else { return "/" + target.dropFirst().joined(separator: "/") }
        let steps = [String](repeating: "..", count: folder.count - shared) + target.dropFirst(shared)
        return steps.isEmpty ? "." : steps.joined(separator: "/")
    }
}

enum NewCatalogError: Error, CustomStringConvertible {
    case noVitrine(path: String)
    case noFolder(path: String)
    case noSources(paths: [String])
    case exists(path: String)
    case unreadableManifest(path: String, reason: String)

    var description: String {
        switch self {
        case .noVitrine(let path):
            "Vitrine's package is not in '\(path)'; say where its folder is with --vitrine"
        case .noFolder(let path):
            "there is no folder '\(path)'; name the folder of the components' sources with --previews"
        case .noSources(let paths):
            "no Swift file below \(paths.map { "'\($0)'" }.joined(separator: ", ")) imports SwiftUI; name the folder of the components' sources"
        case .exists(let path):
            "'\(path)' is there already and nothing was written; name a new folder"
        case .unreadableManifest(let path, let reason):
            "cannot read the package in '\(path)': \(reason); 'swift package dump-package' there says more"
        }
    }
}
