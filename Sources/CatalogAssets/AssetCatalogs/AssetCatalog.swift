import Foundation

/// The assets of the `.xcassets` folders in a folder, by name.
///
/// Groups add nothing to a name unless they provide a namespace, as in Xcode.
struct AssetCatalog {
    /// How the folder is called in messages.
    let place: String
    /// The set's folder by the asset's name.
    private(set) var colors: [String: URL] = [:]
    private(set) var images: [String: URL] = [:]
    /// Those of the images that are symbols.
    private(set) var symbols: [String: URL] = [:]
    private(set) var isEmpty = true
    /// The folders whose content is known.
    private var collected: Set<URL> = []

    /// Reads the names; a folder without asset catalogues has none.
    init(folder: URL, place: String) {
        self.place = place
        for catalog in Self.entries(of: folder) where catalog.pathExtension == "xcassets" {
            isEmpty = false
            collect(catalog, namespace: "")
        }
    }

    private mutating func collect(_ group: URL, namespace: String) {
        // Links may lead in circles.
        guard collected.insert(group.resolvingSymlinksInPath()).inserted else { return }
        for entry in Self.entries(of: group) {
            let name = namespace + entry.deletingPathExtension().lastPathComponent
            switch entry.pathExtension {
            case "colorset": colors[name] = entry
            case "imageset": images[name] = entry
            case "symbolset":
                images[name] = entry
                symbols[name] = entry
            default: collect(entry, namespace: Self.providesNamespace(entry) ? "\(name)/" : namespace)
            }
        }
    }

    /// What a folder holds, by name.
    private static func entries(of folder: URL) -> [URL] {
        // What is no folder has no entries.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().map { folder.appending(path: $0) }
    }

    private static func providesNamespace(_ group: URL) -> Bool {
        struct Contents: Decodable {
            struct Properties: Decodable {
                var providesNamespace: Bool?

                enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
            }
            var properties: Properties?
        }
        // A group needs no description of its own.
        let contents = (try? RegularFile.contents(of: group.appending(path: "Contents.json").path)).flatMap {
            try? JSONDecoder().decode(Contents.self, from: $0)
        }
        return contents?.properties?.providesNamespace ?? false
    }
}

/// The variants under which an entry of a set is used.
struct AssetConditions: Decodable {
    struct Appearance: Decodable {
        var appearance: String
        var value: String
    }

    var idiom: String?
    var appearances: [Appearance]?
    var gamut: String?

    enum CodingKeys: String, CodingKey {
        case idiom, appearances
        case gamut = "display-gamut"
    }

    /// How well the entry fits, or nothing where it must not be used.
    ///
    /// Each appearance that fits counts, the colour scheme more than the contrast; a telephone's entry is
    /// taken before the universal one.
    func fitness(isDark: Bool, hasHighContrast: Bool) -> Int? {
        guard idiom == nil || idiom == "universal" || idiom == "iphone", gamut != "display-P3" else {
            return nil
        }
        var fitness = idiom == "iphone" ? 1 : 0
        for appearance in appearances ?? [] {
            switch (appearance.appearance, appearance.value) {
            case ("luminosity", "dark") where isDark: fitness += 4
            case ("luminosity", "light") where !isDark: fitness += 4
            case ("contrast", "high") where hasHighContrast: fitness += 2
            default: return nil
            }
        }
        return fitness
    }
}
