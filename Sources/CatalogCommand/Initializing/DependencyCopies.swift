import Foundation
import SnapshotStore

/// Finds those of others' packages that lean on Apple's modules, which can be compiled only as copies that depend on Vitrine's.
struct DependencyCopies {
    /// The folder of a package whose dependencies have been fetched.
    let folder: String
    /// Reads the manifest in a folder; nothing where no program is to be run.
    let manifest: ((_ folder: String) throws -> PackageManifest)?

    /// What Vitrine itself depends on, or may; it is built before there is any of Apple's modules.
    private static let ownDependencies: Set = ["opencombine", "swift-argument-parser", swiftSyntax]
    private static let swiftSyntax = "swift-syntax"

    /// Whether any of them has macros of its own, and with them the package swift-syntax.
    var haveSwiftSyntax: Bool { FileSystem.isFolder("\(folder)/.build/checkouts/\(Self.swiftSyntax)") }

    /// The names of the folders below `.build/checkouts`.
    func names() throws -> [String] {
        guard let manifest else { return [] }
        let checkouts = "\(folder)/.build/checkouts"
        return try FileManager.default.subpathsOfFirstLevel(of: checkouts).filter { name in
            guard !Self.ownDependencies.contains(name.lowercased()) else { return false }
            let path = "\(checkouts)/\(name)"
            let package = PackageReader.DeclaredPackage(path: path, manifest: try manifest(path))
            return package.manifest.targets.filter { $0.type == "regular" }.contains { target in
                let imports = package.folder(of: target).map { SourceFolder(path: $0).imports } ?? []
                return !imports.isDisjoint(with: AppleModules.known)
            }
        }
    }

    /// The commands that make copies of those names.
    func steps(_ names: [String]) -> [[String]] {
        let copying = names.map { Self.copying($0) }
        return copying.isEmpty ? [] : [["swift", "build", "--product", "copy-as-ios"]] + copying
    }

    /// The command that makes a copy, with stand-ins for what a file says that does not compile.
    static func copying(_ name: String, errors: String? = nil) -> [String] {
        [".build/debug/copy-as-ios", ".build/checkouts/\(name)", "Packages/\(name)"]
            + [errors].compactMap(\.self)
    }
}

extension FileManager {
    /// The names in a folder, sorted; none where it is not there.
    fileprivate func subpathsOfFirstLevel(of path: String) -> [String] {
        ((try? contentsOfDirectory(atPath: path)) ?? []).sorted()
    }
}
