import Foundation

/// A Swift package's manifest, as `swift package dump-package` tells it.
struct PackageManifest: Decodable {
    var name: String
    var defaultLocalization: String?
    var targets: [Target]
    var products: [Product]
    var dependencies: [Dependency]
    var toolsVersion: ToolsVersion?
    /// The modes of the language that targets may be compiled in.
    var swiftLanguageVersions: [String]?

    struct ToolsVersion: Decodable {
        var version: String

        private enum CodingKeys: String, CodingKey { case version = "_version" }
    }

    struct Product: Decodable {
        var name: String
        var targets: [String]
    }

    struct Target: Decodable {
        var name: String
        /// `regular`, `executable`, `test`, `macro` and further ones.
        var type: String
        /// As seen from the package; nothing where it is that of the target's name.
        var path: String?
        var dependencies: [TargetDependency]
        /// As seen from the target's folder.
        var exclude: [String]
        var sources: [String]?
        var resources: [Resource]
        var settings: [Setting]
        /// Where the headers of a target in C are.
        var publicHeadersPath: String?
    }

    struct Resource: Decodable, Equatable {
        /// As seen from the target's folder.
        var path: String
        /// `process`, `copy` or `embedInCode`.
        var rule: String
    }

    /// What a target depends on: another one, or a product.
    struct TargetDependency: Equatable {
        var name: String
        var package: String?
        var condition: Condition?
    }

    /// When a dependency or a setting counts.
    struct Condition: Decodable, Equatable {
        var platformNames: [String]?

        /// Whether it counts for iOS.
        var holdsOnIOS: Bool { platformNames.map { $0.isEmpty || $0.contains("ios") } ?? true }
    }

    struct Setting: Equatable {
        var tool: String
        /// The setting's name as manifests write it, such as `define`.
        var kind: String
        var value: String?
        var condition: Condition?
    }

    enum Dependency: Equatable {
        case folder(identity: String, path: String)
        /// `source` is the argument that says where it is, `requirement` those that say which version.
        case remote(identity: String, source: String, requirement: String)
        /// A kind that this program does not know.
        case unknown

        var identity: String? {
            switch self {
            case .folder(let identity, _), .remote(let identity, _, _): identity
            case .unknown: nil
            }
        }
    }
}

extension PackageManifest {
    /// Whether a target is compiled in the language mode of Swift 6, as all are whose manifest is of that version.
    func isOfSwift6(_ target: Target) -> Bool {
        let own = target.settings.last { $0.tool == "swift" && $0.kind == "swiftLanguageMode" }?.value
        let modes = own.map { [$0] } ?? swiftLanguageVersions ?? [toolsVersion?.version ?? ""]
        return modes.contains { $0.hasPrefix("6") }
    }

    /// Reads the manifest of the package in a folder as SwiftPM does; nothing where no program is to be run.
    static func reader(_ host: CommandHost) -> ((_ folder: String) throws -> PackageManifest)? {
        guard let output = host.output else { return nil }
        return { folder in
            let text = try output(["swift", "package", "dump-package"], folder)
            do {
                return try JSONDecoder().decode(PackageManifest.self, from: Data(text.utf8))
            } catch {
                let reason = text.isEmpty ? "SwiftPM printed nothing" : "\(error)"
                throw NewCatalogError.unreadableManifest(path: folder, reason: reason)
            }
        }
    }
}
