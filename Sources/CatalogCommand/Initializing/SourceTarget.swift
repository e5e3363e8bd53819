import Foundation
import VitrineWording

/// A module whose sources lie elsewhere, as a package's target needs to know it.
struct SourceTarget {
    let name: String
    let folder: SourceFolder
    /// What the module's own manifest says of it; nothing where it has none.
    let declaration: PackageManifest.Target?
    /// How the compiler reads it.
    let language: LanguageSettings
    /// The other modules of ``PreviewSources`` that it depends on.
    var modules: [String] = []
    /// The products of others' packages that it depends on.
    var products: [Product] = []
    /// The names of the modules and products that these depend on in their turn, which files can import as well.
    var furtherNames: Set<String> = []

    struct Product: Hashable {
        var name: String
        var package: String
    }

    /// The products of Vitrine's that files import, and those that `import SwiftUI` brings along on iOS.
    var systemModules: [String] {
        AppleModules.known.filter { folder.imports.contains($0) || AppleModules.standard.contains($0) }
    }

    /// The modules that are there without a package of a team's.
    static let standardModules = Set(AppleModules.known + AppleModules.ofToolchain)

    /// What is not compiled, as seen from the folder.
    var excluded: [String] {
        (declaration?.exclude ?? []) + folder.manifests + folder.tests + folder.packages + folder.notForIOS
            + namesakes
    }

    /// Modules that files import and that neither the system nor Vitrine nor a dependency has, with those files.
    ///
    /// What the products of others' packages are called as modules is not known, so that nothing is said of a package's module that depends on
    /// some; an app has those that are called like a module that it imports.
    var missing: [(module: String, file: String)] {
        guard declaration == nil || products.isEmpty else { return [] }
        let available = Self.standardModules.union(
            (modules + products.map(\.name) + furtherNames + [name]).map(Self.moduleName))
        let outside = (declaration?.exclude ?? []).map { $0.hasSuffix("/") ? $0 : "\($0)/" }
        return folder.importsOnIOS.sorted { $0.key < $1.key }.flatMap { file, imports in
            outside.contains { "\(file)/".hasPrefix($0) }
                ? [] : imports.subtracting(available).sorted().map { (module: $0, file: file) }
        }
    }

    /// Resources that are declared, and catalogues and an app's data that Xcode takes along without a declaration.
    var resources: [PackageManifest.Resource] {
        (declaration?.resources ?? [])
            + undeclaredResources.taken.map { PackageManifest.Resource(path: $0, rule: "copy") }
    }

    /// Catalogues and data that are left out, as another of the same name would lie in their place.
    var namesakes: [String] { undeclaredResources.namesakes }

    private var undeclaredResources: (taken: [String], namesakes: [String]) {
        let declared = declaration?.resources ?? []
        let taken = (declared.map(\.path) + (declaration?.exclude ?? [])).map(Self.components)
        func isTaken(_ path: String) -> Bool {
            let names = Self.components(of: path)
            return taken.contains { names.starts(with: $0) || $0.starts(with: names) }
        }
        let all = folder.catalogs + folder.data
        var names = Set(all.filter(isTaken).compactMap { Self.components(of: $0).last })
        var (added, namesakes) = ([String](), [String]())
        for path in all where !isTaken(path) {
            guard let name = Self.components(of: path).last else { continue }
            if names.insert(name).inserted { added.append(path) } else { namesakes.append(path) }
        }
        return (added, namesakes)
    }

    private static func components(of path: String) -> [Substring] {
        path.split(separator: "/").filter { $0 != "." }
    }

    /// The compiler's settings, as a manifest writes them.
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
        return language.settings + declared.filter { !language.settings.contains($0) }
    }

    /// A folder's name as a module's.
    static func moduleName(of folder: String) -> String {
        let name = String(
            URL(filePath: folder).lastPathComponent.map { $0.isLetter || $0.isNumber ? $0 : "_" })
        return name.first?.isNumber == true ? "_\(name)" : name
    }
}
