import CatalogAssets
import Foundation
import VitrineRendering
import VitrineTokenNames
import VitrineViews

/// A catalogue's folder with files of tokens, which is gone with the value.
final class TokenFiles {
    let folder: URL

    init(_ files: [String: String]) throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "tokens-\(UUID().uuidString)")
        let tokens = folder.appending(path: "Tokens")
        try FileManager.default.createDirectory(at: tokens, withIntermediateDirectories: true)
        for (name, text) in files {
            try Data(text.utf8).write(to: tokens.appending(path: name))
        }
    }

    deinit {
        // What is left behind in the temporary folder is not worth a failure.
        try? FileManager.default.removeItem(at: folder)
    }

    func files(_ names: [any DesignToken.Type]? = nil) -> CatalogFiles {
        CatalogFiles(folder: folder, tokens: names)
    }

    /// What is wrong with names; empty where nothing is.
    func complaint(_ names: [any DesignToken.Type], in choices: [[String: String]] = [[:]]) -> String {
        do {
            _ = try files(names).tokens.check(names, in: choices)
            return ""
        } catch {
            return "\(error)"
        }
    }
}

extension TokenFiles {
    /// Colours, lengths, a font and a shadow in two themes and two brands.
    static func shop() throws -> TokenFiles {
        try TokenFiles([
            "resolver.json": """
            {"version": "2025.10", "sets": {"base": {"sources": [{"$ref": "base.json"}]}},
             "modifiers": {
               "theme": {"contexts": {"light": [], "dark": [{"$ref": "dark.json"}]}, "default": "light"},
               "brand": {"contexts": {"plain": [], "harbor": [{"$ref": "harbor.json"}]}, "default": "plain"}},
             "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/brand"}, {"$ref": "#/modifiers/theme"}]}
            """,
            "base.json": """
            {"ink": {"$type": "color", "$value": "#102030"}, "ground": {"$type": "color", "$value": "#fff"},
             "space": {"$type": "dimension", "$value": {"value": 8, "unit": "px"}},
             "radius": {"$type": "dimension", "$value": {"value": 6, "unit": "px"}},
             "title": {"$type": "typography", "$extensions": {"org.vitrine": {"textStyle": "title3"}},
                "$value": {"fontFamily": ["system-ui"], "fontSize": "20px", "fontWeight": 600, "letterSpacing": "0px", "lineHeight": 1.2}},
             "low": {"$type": "shadow", "$value": {"color": "#00000080", "offsetX": "0px", "offsetY": "2px", "blur": "6px", "spread": "0px"}}}
            """,
            "dark.json": ##"{"ink": {"$type": "color", "$value": "#e0e0e0"}}"##,
            "harbor.json":
                #"{"$type": "dimension", "radius": {"$value": "2px"}, "space": {"$value": "5px"}}"#,
        ])
    }
}

enum Tone: String, ColorToken { case ink, ground }
enum Room: String, DimensionToken { case space, radius }
enum Role: String, TypographyToken { case title }
enum Lift: String, ShadowToken { case low }
