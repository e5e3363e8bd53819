import Foundation

/// The packages that an app's repository holds beside the app, as Xcode's projects have them.
struct NearbyPackages {
    /// The folders that hold a manifest, with its text.
    private let manifests: [(folder: String, text: String)]

    /// What others have written or programs have made.
    private static let foreign: Set = ["Carthage", "DerivedData", "Pods", "build", "node_modules"]

    /// Those below the nearest folder upwards that has a project of Xcode's, and beside it up to where the repository begins.
    init(around folder: String) {
        let enclosing = EnclosingFolder.all(around: folder)
        let project = enclosing.last { $0.names.contains { Self.isProject($0) } }
        let root = project.map { enclosing.last?.isRepository == true ? enclosing[enclosing.count - 1] : $0 }
        manifests = root.map { Self.manifests(below: $0.path, depth: 4) } ?? []
    }

    /// The folders of the packages whose manifests say a module's name.
    func folders(naming module: String) -> [String] {
        manifests.filter { $0.text.contains("\"\(module)\"") }.map(\.folder)
    }

    private static func isProject(_ name: String) -> Bool {
        name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
    }

    private static func manifests(below folder: String, depth: Int) -> [(folder: String, text: String)] {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        let text =
            names.contains("Package.swift")
            ? try? String(contentsOfFile: "\(folder)/Package.swift", encoding: .utf8) : nil
        let own = text.map { [(folder, $0)] } ?? []
        guard depth > 0 else { return own }
        let subfolders = names.filter { !$0.contains(".") && !foreign.contains($0) }
        return own + subfolders.flatMap { manifests(below: "\(folder)/\($0)", depth: depth - 1) }
    }
}
