import Foundation

/// The sources whose previews a new catalogue shows, with all that they need of their own packages.
struct PreviewSources {
    /// The modules; those that others depend on come first.
    private(set) var targets: [SourceTarget] = []
    /// The names of those whose previews are shown.
    private(set) var shown: [String] = []
    /// Others' packages that the modules depend on.
    private(set) var packages: [Package] = []
    /// Modules that are not built, with the reasons.
    private(set) var leftOut: [String] = []
    /// The language of the package's texts, where it says one.
    private(set) var defaultLocalization: String?

    /// A package of another team.
    struct Package: Equatable {
        var identity: String
        /// Arguments that say where it is and which version.
        var source: String
        var requirement: String
        /// Whether a project of Xcode's names it and no manifest.
        var isOfProject = false
    }

    /// The module of a folder outside of any package.
    ///
    /// Throws ``NewCatalogError`` where no file imports SwiftUI.
    init(folder: String) throws {
        let sources = SourceFolder(path: folder, isOfApp: true)
        guard sources.imports.contains("SwiftUI") else { throw NewCatalogError.noSources(paths: [folder]) }
        let target = SourceTarget(
            name: SourceTarget.moduleName(of: folder), folder: sources, declaration: nil,
            language: LanguageSettings())
        targets = [target]
        shown = [target.name]
    }

    /// The modules of a package that lie in a folder or around it, or the folder itself as a module where it is none of them, with those
    /// that they depend on.
    ///
    /// - Parameters:
    ///   - packages: the folders around it that hold a manifest, the nearest first.
    ///   - nearby: the packages of the repository, of which an app's folder takes those that its files import.
    ///   - manifest: reads the manifest in a folder.
    /// - Throws: ``NewCatalogError`` where no file imports SwiftUI.
    init(
        folder: String, packages: [String], nearby: NearbyPackages,
        manifest: @escaping (_ folder: String) throws -> PackageManifest
    ) throws {
        var reader = PackageReader(manifest: manifest)
        let declared = try packages.map { try reader.package(at: $0) }
        let candidates: [String]
        if let package = declared.first(where: { !$0.targets(at: folder).isEmpty }) {
            candidates = try reader.addTargets(of: package, at: folder)
            defaultLocalization = package.manifest.defaultLocalization
        } else {
            let projects = XcodeProject.all(around: folder)
            let inside = reader.packages(in: folder)
            let compiled = XcodeProject.CompiledSources(of: projects, in: folder)
            let sources = SourceFolder(
                path: folder, isOfApp: true,
                packages: inside.map { String($0.path.dropFirst(folder.count + 1)) },
                compiled: compiled)
            let beside = sources.imports.subtracting(SourceTarget.standardModules).sorted()
                .flatMap(nearby.folders)
            let packages = try beside.filter { !packages.contains($0) }.map { try reader.package(at: $0) }
            for package in inside { try reader.addTargetsWithPreviews(of: package) }
            let app = try reader.add(
                sources, language: compiled.language, around: declared + inside + packages,
                products: projects.flatMap(\.products))
            candidates = reader.targets.filter { $0.folder.path.hasPrefix("\(folder)/") }.map(\.name) + [app]
        }
        shown = candidates.filter { name in
            reader.targets.contains { $0.name == name && $0.folder.imports.contains("SwiftUI") }
        }
        guard !shown.isEmpty else {
            let paths = reader.targets.filter { candidates.contains($0.name) }.map(\.folder.path)
            throw NewCatalogError.noSources(paths: paths.isEmpty ? [folder] : paths)
        }
        targets = reader.targets
        // SwiftPM wants a language where there are folders of languages, which an app's folder and a package beside it may have as well.
        defaultLocalization = defaultLocalization ?? reader.defaultLocalization
        self.packages = reader.packages
        leftOut = reader.leftOut
    }

    /// Leaves packages of a project out, so that placeholders stand in for what imports them.
    ///
    /// - Parameter identities: those of the packages.
    mutating func leaveOut(packages identities: Set<String>) {
        packages.removeAll { identities.contains($0.identity) }
        for index in targets.indices {
            targets[index].products.removeAll { identities.contains($0.package) }
        }
    }
}
