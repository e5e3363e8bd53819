import Foundation

/// Finds those of others' packages that lean on Apple's modules, which can be compiled only as copies that depend on Vitrine's.
struct DependencyCopies {
    /// The folder of a package whose dependencies have been fetched.
    let folder: String

    /// What Vitrine itself depends on; it is built before there is any of Apple's modules.
    private static let ownDependencies: Set = ["opencombine", "swift-argument-parser", "swift-syntax"]

    /// The names of the folders below `.build/checkouts`.
    var names: [String] {
        let checkouts = "\(folder)/.build/checkouts"
        return (FileManager.default.subpathsOfFirstLevel(of: checkouts)).filter { name in
            !Self.ownDependencies.contains(name.lowercased())
                && !SourceFolder(path: "\(checkouts)/\(name)/Sources").imports
                    .isDisjoint(with: AppleModules.known)
        }
    }

    /// The commands that make the copies.
    var steps: [[String]] {
        let copying = names.map { name in
            [".build/debug/copy-as-ios", ".build/checkouts/\(name)", "Packages/\(name)"]
        }
        return copying.isEmpty ? [] : [["swift", "build", "--product", "copy-as-ios"]] + copying
    }
}

extension FileManager {
    /// The names in a folder, sorted; none where it is not there.
    fileprivate func subpathsOfFirstLevel(of path: String) -> [String] {
        ((try? contentsOfDirectory(atPath: path)) ?? []).sorted()
    }
}
