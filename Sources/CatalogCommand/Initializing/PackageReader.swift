import Foundation

/// Follows what a module depends on through the packages that lie beside its own.
struct PackageReader {
    /// Reads the manifest in a folder.
    let manifest: (_ folder: String) throws -> PackageManifest
    private(set) var targets: [SourceTarget] = []
    private(set) var packages: [PreviewSources.Package] = []
    /// Modules that are not built, with the reasons.
    private(set) var leftOut: [String] = []
    private var read: [String: DeclaredPackage] = [:]

    /// The language of the texts where the package that is shown says none: that of another one, or English where there are texts.
    var defaultLocalization: String? {
        let hasTexts = targets.contains { $0.resources.contains { $0.path.hasSuffix(".lproj") } }
        return read.values.compactMap(\.manifest.defaultLocalization).min() ?? (hasTexts ? "en" : nil)
    }

    init(manifest: @escaping (_ folder: String) throws -> PackageManifest) {
        self.manifest = manifest
    }

    /// A package with the folder that its manifest lies in.
    struct DeclaredPackage {
        var path: String
        var manifest: PackageManifest

        /// The folder of a target's sources; nothing where there is none.
        func folder(of target: PackageManifest.Target) -> String? {
            let roots = ["Sources", "Source", "src", "srcs"]
            let candidates =
                target.path.map { [$0] }
                ?? roots.map { "\($0)/\(target.name)" } + (isAlone(target) ? roots : [])
            return candidates.map { URL(filePath: "\(path)/\($0)").standardized.path }
                .first { FileManager.default.fileExists(atPath: $0) }
        }

        /// Whether no other target may lie in the folder for sources, which then needs no folder of the target's name.
        private func isAlone(_ target: PackageManifest.Target) -> Bool {
            !manifest.targets.contains { other in
                other.name != target.name && other.path == nil && !["test", "plugin"].contains(other.type)
            }
        }

        /// The names of the library targets whose sources lie in a folder or around it. One for other systems counts only where the folder is its
        /// own.
        func targets(at folder: String) -> [String] {
            manifest.targets.filter { target in
                guard target.type == "regular", let path = self.folder(of: target) else { return false }
                return "\(folder)/".hasPrefix("\(path)/")
                    || "\(path)/".hasPrefix("\(folder)/") && !isForOtherSystems(target)
            }.map { $0.name }
        }

        /// The names of the library targets below a folder that others depend on, but on no account for iOS.
        func targetsForOtherSystems(in folder: String) -> [String] {
            manifest.targets.filter { target in
                target.type == "regular" && isForOtherSystems(target)
                    && self.folder(of: target)?.hasPrefix("\(folder)/") == true
            }.map(\.name)
        }

        /// Whether other targets depend on one and none does for iOS. A product's target is for all systems.
        func isForOtherSystems(_ target: PackageManifest.Target) -> Bool {
            guard !manifest.products.contains(where: { $0.targets.contains(target.name) }) else {
                return false
            }
            let users = manifest.targets.filter { user in
                user.type == "regular" && user.dependencies.contains { $0.isOnTarget(target.name) }
            }
            return !users.isEmpty
                && users.allSatisfy { user in
                    user.dependencies.allSatisfy {
                        !$0.isOnTarget(target.name) || $0.condition?.holdsOnIOS == false
                    } || isForOtherSystems(user)
                }
        }
    }

    mutating func package(at path: String) throws -> DeclaredPackage {
        if let known = read[path] { return known }
        let package = DeclaredPackage(path: path, manifest: try manifest(path))
        read[path] = package
        return package
    }

    /// The packages below a folder that declare modules.
    mutating func packages(in folder: String) -> [DeclaredPackage] {
        // One without a manifest that can be read is none: an empty one hides a folder in Xcode.
        SourceFolder.packages(in: folder).compactMap { try? package(at: "\(folder)/\($0)") }
            .filter { !$0.targets(at: $0.path).isEmpty }
    }

    /// Adds the targets of a package that have previews.
    mutating func addTargetsWithPreviews(of package: DeclaredPackage) throws {
        for target in package.manifest.targets {
            guard let folder = package.folder(of: target), target.type == "regular",
                !package.isForOtherSystems(target), !SourceFolder(path: folder).filesWithPreviews.isEmpty
            else { continue }
            try add(target.name, of: package)
        }
    }

    /// Adds the targets of a package in a folder or around it; returns their names.
    mutating func addTargets(of package: DeclaredPackage, at folder: String) throws -> [String] {
        let names = package.targets(at: folder)
        for name in names { try add(name, of: package) }
        leftOut += package.targetsForOtherSystems(in: folder)
            .map { "the module '\($0)' (for other systems than iOS)" }
        return names
    }

    /// Adds a target after all that it depends on.
    mutating func add(_ name: String, of package: DeclaredPackage) throws {
        guard !targets.contains(where: { $0.name == name }),
            let declaration = package.manifest.targets.first(where: { $0.name == name }),
            declaration.type == "regular", let folder = package.folder(of: declaration)
        else { return }
        var target = SourceTarget(
            name: name, folder: SourceFolder(path: folder), declaration: declaration,
            language: LanguageSettings(isOfSwift6: package.manifest.isOfSwift6(declaration)))
        guard !target.folder.languages.contains(.objectiveC) else {
            let sentence = "the module '\(name)' (written in Objective-C, which Linux cannot compile)"
            if !leftOut.contains(sentence) { leftOut.append(sentence) }
            return
        }
        for dependency in declaration.dependencies where dependency.condition?.holdsOnIOS != false {
            if dependency.package == nil,
                package.manifest.targets.contains(where: {
                    $0.name == dependency.name && $0.type == "regular"
                })
            {
                try add(dependency.name, of: package)
                if targets.contains(where: { $0.name == dependency.name }) {
                    target.modules.append(dependency.name)
                }
            } else if !package.manifest.targets.contains(where: { $0.name == dependency.name }) {
                try add(dependency, to: &target, of: package)
            }
        }
        append(target)
    }

    private mutating func append(_ target: SourceTarget) {
        var target = target
        for module in targets where target.modules.contains(module.name) {
            target.furtherNames.formUnion(module.modules + module.products.map(\.name))
            target.furtherNames.formUnion(module.furtherNames)
        }
        targets.append(target)
    }

    /// Adds the module of a folder that is no target's, with the modules of packages around it and the products of a project that its files
    /// import; returns its name.
    mutating func add(
        _ folder: SourceFolder, language: LanguageSettings, around packages: [DeclaredPackage],
        products: [XcodeProject.Product]
    ) throws -> String {
        var target = SourceTarget(
            name: SourceTarget.moduleName(of: folder.path), folder: folder, declaration: nil,
            language: language)
        for name in folder.imports.sorted() where name != target.name {
            for package in packages { try add(name, of: package) }
            if targets.contains(where: { $0.name == name }) {
                target.modules.append(name)
            } else if !SourceTarget.standardModules.contains(name),
                let product = products.first(where: { $0.name == name })
            {
                target.products.append(.init(name: name, package: product.package.identity))
                add(product.package)
            }
        }
        append(target)
        return target.name
    }

    /// What a manifest says of a package goes before what a project says.
    private mutating func add(_ package: PreviewSources.Package) {
        guard let known = packages.firstIndex(where: { $0.identity == package.identity }) else {
            return packages.append(package)
        }
        if packages[known].isOfProject { packages[known] = package }
    }

    /// Adds the modules of a product that lies in a package beside this one, or the package itself where it is another team's.
    private mutating func add(
        _ dependency: PackageManifest.TargetDependency, to target: inout SourceTarget,
        of package: DeclaredPackage
    ) throws {
        let identity = (dependency.package ?? dependency.name).lowercased()
        let named = package.manifest.dependencies.first { $0.identity == identity }
        // A product without a package's name is that of a folder which has it, or of the only package that is not known.
        let remotes = package.manifest.dependencies.filter { if case .remote = $0 { true } else { false } }
        switch try named ?? folderPackage(with: dependency.name, among: package) ?? remotes.first {
        case .folder(_, let path):
            let other = try self.package(at: path)
            for name in other.manifest.products.first(where: { $0.name == dependency.name })?.targets ?? [] {
                try add(name, of: other)
                if targets.contains(where: { $0.name == name }) { target.modules.append(name) }
            }
        case .remote(let identity, let source, let requirement):
            target.products.append(.init(name: dependency.name, package: identity))
            add(PreviewSources.Package(identity: identity, source: source, requirement: requirement))
        case .unknown, nil: break
        }
    }

    private mutating func folderPackage(
        with product: String, among package: DeclaredPackage
    ) throws -> PackageManifest.Dependency? {
        for dependency in package.manifest.dependencies {
            guard case .folder(_, let path) = dependency else { continue }
            let manifest = try self.package(at: path).manifest
            if manifest.products.contains(where: { $0.name == product }) { return dependency }
        }
        return nil
    }
}

extension PackageManifest.TargetDependency {
    fileprivate func isOnTarget(_ target: String) -> Bool { package == nil && name == target }
}
