import Foundation

/// The packages that an app's repository holds beside the app, as Xcode's projects have them.
struct NearbyPackages {
    /// The folders that hold a manifest, with its text.
    private let manifests: [(folder: String, text: String)]

    private static let projects: Set = ["xcodeproj", "xcworkspace"]
    /// What others have written or programs have made.
    private static let foreign: Set = ["Carthage", "DerivedData", "Pods", "build", "node_modules"]

    /// Those below the nearest folder upwards that has a project of Xcode's, and beside it up to where the repository begins.
    init(around folder: String) {
        let files = FileManager.default
        var (url, root) = (URL(filePath: folder), String?.none)
        while url.path != "/" {
            let names = (try? files.contentsOfDirectory(atPath: url.path)) ?? []
            if names.contains(where: { Self.projects.contains(URL(filePath: $0).pathExtension) }) {
                root = url.path
            }
            if names.contains(".git") {
                root = root.map { _ in url.path }
                break
            }
            url.deleteLastPathComponent()
        }
        manifests = root.map { Self.manifests(below: $0, depth: 4) } ?? []
    }

    /// The folders of the packages whose manifests say a module's name.
    func folders(naming module: String) -> [String] {
        manifests.filter { $0.text.contains("\"\(module)\"") }.map(\.folder)
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
