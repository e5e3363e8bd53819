import CatalogKit
import CatalogSite
import VitrineComposition
import VitrineDrawing
import VitrineJSONValues
import VitrineRendering
import VitrineTokenNames
import VitrineTokenReading
import VitrineViews

/// Draws the tokens of type as they look at each text size.
struct TypeSpecimens {
    let environment: RenderingEnvironment

    /// The most tokens that are drawn.
    private static let limit = 60

    /// Any token of type, by its path.
    private struct Role: TypographyToken {
        var rawValue: String
        static let allCases: [Role] = []
    }

    /// Token by token, each from the smallest size to the largest.
    @MainActor func specimens(of set: TokenSet) async throws -> [TypeSpecimen] {
        let renderer = try Renderer(environment: environment)
        let paths = set.tokens.values.filter { $0.type == .typography }.map(\.path).sorted()
        var specimens: [TypeSpecimen] = []
        for path in paths.prefix(Self.limit) {
            for size in DynamicTypeSize.allCases {
                specimens.append(try await specimen(path, at: size, renderer))
            }
        }
        return specimens
    }

    @MainActor private func specimen(
        _ path: String, at size: DynamicTypeSize, _ renderer: Renderer
    ) async throws -> TypeSpecimen {
        let mode = Mode.light.dynamicTypeSize(size)
        let request = RenderRequest(
            view: { Text(Self.words(of: path)).font(.token(Role(rawValue: path))).lineLimit(1) },
            environment: { mode.environment }, extent: .ideal, margin: 0)
        let composed = try await renderer.compose(request)
        let fontSize = composed.nodes.lazy.compactMap { node -> Double? in
            guard case .number(let size)? = node.properties["font size"] else { return nil }
            return size
        }.first
        return TypeSpecimen(
            path: path, textSize: size, fontSize: fontSize ?? 0,
            file: try renderer.document(composed.displayList, as: .outlinedSVG),
            size: composed.displayList.size)
    }

    /// `type.card-title` is written as "Card title".
    private static func words(of path: String) -> String {
        let name = path.split(separator: ".").last { $0 != "$root" } ?? ""
        let words = name.split { $0 == "-" || $0 == "_" }.joined(separator: " ")
        return words.prefix(1).uppercased() + words.dropFirst()
    }
}
