import Foundation
import VitrineWording

/// What a project of Xcode's says of an app: which systems its files are for, and the packages of other teams.
///
/// The file `project.pbxproj` is a property list of objects that name each other.
struct XcodeProject {
    private typealias Object = [String: Any]

    /// The folder that holds the project.
    private let folder: URL
    private let objects: [String: Object]
    private let root: Object

    /// The projects in the nearest folder upwards that has some; those that are no property list are none.
    static func all(around folder: String) -> [XcodeProject] {
        let nearest = EnclosingFolder.all(around: folder).first { !$0.projects.isEmpty }
        return nearest.map { folder in
            folder.projects.compactMap { XcodeProject(name: $0, in: URL(filePath: folder.path)) }
        } ?? []
    }

    private init?(name: String, in folder: URL) {
        guard let data = try? Data(contentsOf: folder.appending(path: "\(name)/project.pbxproj")),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? Object,
            let objects = list["objects"] as? [String: Object],
            let root = (list["rootObject"] as? String).flatMap({ objects[$0] })
        else { return nil }
        self.folder = folder.standardized
        self.objects = objects
        self.root = root
    }

    /// Objects that an object names, but for those that are not there.
    private func objects(_ key: String, of object: Object) -> [(id: String, object: Object)] {
        let ids = object[key] as? [String] ?? (object[key] as? String).map { [$0] } ?? []
        return ids.compactMap { id in objects[id].map { (id, $0) } }
    }
}

// The packages of other teams.
extension XcodeProject {
    /// A product of such a package.
    struct Product: Equatable {
        var name: String
        var package: PreviewSources.Package
    }

    var products: [Product] {
        // Of two of one name it is the same one each time that is found first.
        objects.sorted { $0.key < $1.key }.compactMap { _, object in
            guard object["isa"] as? String == "XCSwiftPackageProductDependency",
                let name = object["productName"] as? String,
                let package = objects("package", of: object).first.flatMap({ Self.package($0.object) })
            else { return nil }
            return Product(name: name, package: package)
        }
    }

    /// The package of an `XCRemoteSwiftPackageReference`.
    private static func package(_ reference: Object) -> PreviewSources.Package? {
        guard let url = reference["repositoryURL"] as? String,
            let requirement = (reference["requirement"] as? [String: String]).flatMap(requirement)
        else { return nil }
        let name = url.split(separator: "/").last.map(String.init) ?? url
        return PreviewSources.Package(
            identity: (name.hasSuffix(".git") ? String(name.dropLast(4)) : name).lowercased(),
            source: "url: \(SwiftText.literal(url))", requirement: requirement, isOfProject: true)
    }

    /// The argument of a manifest for what Xcode writes.
    private static func requirement(_ record: [String: String]) -> String? {
        func argument(_ key: String, _ text: (String) -> String) -> String? {
            record[key].map { text(SwiftText.literal($0)) }
        }
        switch record["kind"] {
        case "upToNextMajorVersion": return argument("minimumVersion") { "from: \($0)" }
        case "upToNextMinorVersion": return argument("minimumVersion") { ".upToNextMinor(from: \($0))" }
        case "exactVersion": return argument("version") { "exact: \($0)" }
        case "branch": return argument("branch") { "branch: \($0)" }
        case "revision": return argument("revision") { "revision: \($0)" }
        case "versionRange":
            return argument("minimumVersion") { lowest in
                argument("maximumVersion") { "\(lowest)..<\($0)" } ?? "from: \(lowest)"
            }
        default: return nil
        }
    }
}

// The systems that files are for.
extension XcodeProject {
    /// The paths of sources that some targets compile.
    struct CompiledSources {
        /// Those of an app for iOS and of what is no app, such as its extensions.
        var forIOS: Set<String> = []
        /// Those for other systems, or of other apps, alone.
        var forOthers: Set<String> = []
        /// Those of the app; where there is none, of the target for iOS that has the most files.
        var language = LanguageSettings()

        /// Those of several projects; of their apps for iOS it is the one that has the most files in a folder, since two are two modules.
        init(of projects: [XcodeProject], in folder: String) {
            let targets = projects.flatMap(\.compiledTargets)
            func count(_ target: CompiledTarget) -> Int {
                target.files.count { $0.hasPrefix("\(folder)/") }
            }
            func largest(_ targets: [CompiledTarget]) -> CompiledTarget? {
                // The first one of several.
                targets.reversed().max { count($0) < count($1) }
            }
            let app = largest(targets.filter { $0.isForIOS && $0.isApp })
            language = (app ?? largest(targets.filter(\.isForIOS)))?.language ?? LanguageSettings()
            forIOS = targets.filter { $0.isForIOS && !$0.isApp }
                .reduce(into: app?.files ?? []) { $0.formUnion($1.files) }
            forOthers = targets.reduce(into: Set()) { $0.formUnion($1.files) }.subtracting(forIOS)
        }

        /// None.
        init() {}
    }

    private struct CompiledTarget {
        var files: Set<String>
        var isForIOS: Bool
        var isApp: Bool
        var language: LanguageSettings
    }

    /// What each target compiles.
    private var compiledTargets: [CompiledTarget] {
        var places: [String: URL] = [:]
        for group in objects("mainGroup", of: root) { addPlaces(of: group, in: folder, to: &places) }
        return objects("targets", of: root).map { target in
            CompiledTarget(
                files: sources(of: target, at: places), isForIOS: isForIOS(target.object),
                isApp: target.object["productType"] as? String == "com.apple.product-type.application",
                language: LanguageSettings(
                    isOfSwift6: setting("SWIFT_VERSION", of: target.object)?.hasPrefix("6") == true,
                    isMainActorByDefault: setting("SWIFT_DEFAULT_ACTOR_ISOLATION", of: target.object)
                        == "MainActor"))
        }
    }

    /// Whether a target is for iOS, among others, or does not say for which systems it is.
    private func isForIOS(_ target: Object) -> Bool {
        guard let systems = systems(of: target) ?? systems(of: root) else { return true }
        return systems.contains("iphone") || systems == "auto"
    }

    /// What the settings of a target or of the project itself say of its systems.
    private func systems(of object: Object) -> String? {
        ["SUPPORTED_PLATFORMS", "SDKROOT"].lazy.compactMap { ownSetting($0, of: object) }.first
    }

    /// What a target's settings say, or those of the project.
    private func setting(_ name: String, of target: Object) -> String? {
        ownSetting(name, of: target) ?? ownSetting(name, of: root)
    }

    private func ownSetting(_ name: String, of object: Object) -> String? {
        objects("buildConfigurationList", of: object)
            .flatMap { objects("buildConfigurations", of: $0.object) }
            .lazy.compactMap { ($0.object["buildSettings"] as? Object)?[name] as? String }.first
    }

    /// The paths of what a target compiles.
    ///
    /// - Parameter places: where groups and files lie, by their names in the list.
    private func sources(of target: (id: String, object: Object), at places: [String: URL]) -> Set<String> {
        let files = objects("buildPhases", of: target.object)
            .filter { $0.object["isa"] as? String == "PBXSourcesBuildPhase" }
            .flatMap { objects("files", of: $0.object) }
            .flatMap { objects("fileRef", of: $0.object) }
        let paths = Set(files.compactMap { places[$0.id]?.path })
        let own = Set(objects("fileSystemSynchronizedGroups", of: target.object).map(\.id))
        return places.reduce(into: paths) { paths, place in
            // Folders whose files are a target's unless they are said to be none of it, or said to be another's as well.
            guard let group = objects[place.key],
                group["isa"] as? String == "PBXFileSystemSynchronizedRootGroup"
            else { return }
            let exceptions = objects("exceptions", of: group).filter {
                $0.object["target"] as? String == target.id
            }
            .flatMap { $0.object["membershipExceptions"] as? [String] ?? [] }
            let named = exceptions.map { place.value.appending(path: $0).path }
            guard own.contains(place.key) else { return paths.formUnion(named) }
            let all = FileManager.default.subpaths(atPath: place.value.path) ?? []
            paths.formUnion(Set(all.map { place.value.appending(path: $0).path }).subtracting(named))
        }
    }

    /// Adds where a group and what it holds lie, by their names in the list.
    private func addPlaces(
        of entry: (id: String, object: Object), in parent: URL, to places: inout [String: URL]
    ) {
        let path = entry.object["path"] as? String
        let place: URL
        switch entry.object["sourceTree"] as? String {
        case "<group>": place = path.map { parent.appending(path: $0) } ?? parent
        case "SOURCE_ROOT": place = path.map { folder.appending(path: $0) } ?? folder
        case "<absolute>": place = URL(filePath: path ?? "/")
        default: return
        }
        // A group that holds itself is looked at once.
        guard places.updateValue(place.standardized, forKey: entry.id) == nil else { return }
        for child in objects("children", of: entry.object) { addPlaces(of: child, in: place, to: &places) }
    }
}
