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

    /// Whether nothing that a product is made of is a program without its sources or a source in Objective-C.
    func canBuild(_ product: SourceTarget.Product) throws -> Bool {
        var seen: Set<SourceTarget.Product> = []
        return try canBuild(product, seen: &seen)
    }

    private func canBuild(_ product: SourceTarget.Product, seen: inout Set<SourceTarget.Product>) throws
        -> Bool
    {
        let checkouts = "\(folder)/.build/checkouts"
        let names = FileManager.default.subpathsOfFirstLevel(of: checkouts)
        guard let manifest, seen.insert(product).inserted,
            let name = names.first(where: { $0.lowercased() == product.package })
        else { return true }
        let path = "\(checkouts)/\(name)"
        let package = PackageReader.DeclaredPackage(path: path, manifest: try manifest(path))
        let targets = package.manifest.targets
        var waiting = package.manifest.products.first { $0.name == product.name }?.targets ?? []
        var known: Set<String> = []
        while let next = waiting.popLast() {
            guard known.insert(next).inserted, let target = targets.first(where: { $0.name == next }) else {
                continue
            }
            guard target.type != "binary", !package.isInObjectiveC(target) else { return false }
            for dependency in target.dependencies where dependency.condition?.holdsOnIOS != false {
                if targets.contains(where: { $0.name == dependency.name }) {
                    waiting.append(dependency.name)
                } else {
                    let other = SourceTarget.Product(
                        name: dependency.name, package: (dependency.package ?? dependency.name).lowercased())
                    guard try canBuild(other, seen: &seen) else { return false }
                }
            }
        }
        return true
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

extension PackageReader.DeclaredPackage {
    fileprivate func isInObjectiveC(_ target: PackageManifest.Target) -> Bool {
        guard target.type == "regular", let folder = folder(of: target) else { return false }
        let excluded = target.exclude.map { $0.hasSuffix("/") ? $0 : "\($0)/" }
        return (FileManager.default.subpaths(atPath: folder) ?? []).contains { file in
            ["m", "mm"].contains(URL(filePath: file).pathExtension)
                && !excluded.contains { "\(file)/".hasPrefix($0) }
        }
    }
}
