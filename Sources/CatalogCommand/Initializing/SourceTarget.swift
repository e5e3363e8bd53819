import Foundation
import VitrineWording

/// A module whose sources lie elsewhere, as a package's target needs to know it.
struct SourceTarget {
    let name: String
    let folder: SourceFolder
    /// What the module's own manifest says of it; nothing where it has none.
    let declaration: PackageManifest.Target?
    /// The other modules of ``PreviewSources`` that it depends on.
    var modules: [String] = []
    /// The products of others' packages that it depends on.
    var products: [Product] = []

    struct Product: Hashable {
        var name: String
        var package: String
    }

    /// The products of Vitrine's that files import, and those that `import SwiftUI` brings along on iOS.
    var systemModules: [String] {
        AppleModules.known.filter { folder.imports.contains($0) || AppleModules.standard.contains($0) }
    }

    /// What is not compiled, as seen from the folder.
    var excluded: [String] { (declaration?.exclude ?? []) + folder.tests }

    /// Modules that files import and that neither the system nor Vitrine nor a dependency has, with those files.
    ///
    /// What the products of others' packages are called as modules is not known, so that nothing is said of a module that depends on some.
    var missing: [(module: String, file: String)] {
        guard products.isEmpty else { return [] }
        let available = Set(
            AppleModules.known + AppleModules.ofToolchain + (modules + [name]).map(Self.moduleName))
        let outside = (declaration?.exclude ?? []).map { $0.hasSuffix("/") ? $0 : "\($0)/" }
        return folder.importsOnIOS.sorted { $0.key < $1.key }.compactMap { file, imports in
            guard !outside.contains(where: { "\(file)/".hasPrefix($0) }) else { return nil }
            return imports.subtracting(available).sorted().first.map { (module: $0, file: file) }
        }
    }

    /// Resources that are declared, and catalogues and an app's data that Xcode takes along without a declaration.
    var resources: [PackageManifest.Resource] {
        let declared = declaration?.resources ?? []
        let taken = (declared.map(\.path) + (declaration?.exclude ?? [])).map(Self.components)
        func isTaken(_ path: String) -> Bool {
            taken.contains { Self.components(of: path).starts(with: $0) }
        }
        // One of the name of another would lie in its place.
        let undeclared = folder.catalogs + folder.data
        var names = Set(undeclared.filter(isTaken).compactMap { Self.components(of: $0).last })
        let added = undeclared.filter { path in
            !isTaken(path) && Self.components(of: path).last.map { names.insert($0).inserted } == true
        }
        return declared + added.map { PackageManifest.Resource(path: $0, rule: "copy") }
    }

    private static func components(of path: String) -> [Substring] {
        path.split(separator: "/").filter { $0 != "." }
    }

    /// The compiler's settings, as a manifest writes them. The language mode is that of most teams: a source of Swift 6 compiles in it too.
    var settings: [String] {
        let declared = (declaration?.settings ?? []).compactMap { setting -> String? in
            guard setting.tool == "swift", setting.condition?.holdsOnIOS != false, let value = setting.value
            else { return nil }
            switch setting.kind {
            case "define", "enableUpcomingFeature", "enableExperimentalFeature":
                return ".\(setting.kind)(\(SwiftText.literal(value)))"
            case "defaultIsolation": return value == "MainActor" ? ".defaultIsolation(MainActor.self)" : nil
            default: return nil
            }
        }
        return [".swiftLanguageMode(.v5)"] + declared
    }

    /// A folder's name as a module's.
    static func moduleName(of folder: String) -> String {
        let name = String(
            URL(filePath: folder).lastPathComponent.map { $0.isLetter || $0.isNumber ? $0 : "_" })
        return name.first?.isNumber == true ? "_\(name)" : name
    }
}
