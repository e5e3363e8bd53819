import Foundation

/// The assets of catalogues, each under the name that Xcode's generated code has for it.
struct AssetSymbols: Equatable {
    /// A colour or a picture.
    struct Asset: Equatable {
        enum Kind: String {
            case color = "ColorResource"
            case image = "ImageResource"
        }

        var kind: Kind
        /// With the folders around that provide a namespace.
        var name: String
        var symbol: String
    }

    /// What stands in a folder that provides a namespace, or outside of all.
    struct Space: Equatable {
        var assets: [Asset] = []
        var spaces: [String: Space] = [:]
    }

    private(set) var root = Space()

    /// Reads the names in the folders of asset catalogues.
    init(catalogs: [URL]) {
        for catalog in catalogs { Self.collect(catalog, namespace: "", into: &root) }
    }

    private static func collect(_ folder: URL, namespace: String, into space: inout Space) {
        // What is no folder has no entries.
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for entry in entries.sorted() {
            let url = folder.appending(path: entry)
            let name = url.deletingPathExtension().lastPathComponent
            switch url.pathExtension {
            case "colorset": add(.color, name, namespace, dropping: "Color", to: &space)
            case "imageset", "symbolset": add(.image, name, namespace, dropping: "Image", to: &space)
            case "":
                guard providesNamespace(url), let type = SymbolName.type(for: name) else {
                    collect(url, namespace: namespace, into: &space)
                    continue
                }
                collect(url, namespace: "\(namespace)\(name)/", into: &space.spaces[type, default: Space()])
            default: continue
            }
        }
    }

    /// The first of two assets whose symbols would be the same keeps it.
    private static func add(
        _ kind: Asset.Kind, _ name: String, _ namespace: String, dropping suffix: String,
        to space: inout Space
    ) {
        guard let symbol = SymbolName.value(for: name, dropping: suffix),
            !space.assets.contains(where: { $0.kind == kind && $0.symbol == symbol })
        else { return }
        space.assets.append(Asset(kind: kind, name: namespace + name, symbol: symbol))
    }

    private static func providesNamespace(_ folder: URL) -> Bool {
        struct Contents: Decodable {
            struct Properties: Decodable {
                var providesNamespace: Bool?

                enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
            }
            var properties: Properties?
        }
        // A folder needs no description of its own.
        let contents = (try? Data(contentsOf: folder.appending(path: "Contents.json"))).flatMap {
            try? JSONDecoder().decode(Contents.self, from: $0)
        }
        return contents?.properties?.providesNamespace ?? false
    }
}
