import Foundation
import VitrineViews

/// An `.imageset` or `.symbolset` of an asset catalogue: one picture in the variants that differ.
struct ImageSet: Decodable {
    struct Entry: Decodable {
        var conditions: AssetConditions
        /// Nothing where the slot has been left empty.
        var filename: String?
        /// `1x`, `2x` or `3x`; nothing for a picture that fits every scale.
        var scale: String?

        enum CodingKeys: CodingKey { case filename, scale }

        init(from decoder: any Decoder) throws {
            conditions = try AssetConditions(from: decoder)
            let container = try decoder.container(keyedBy: CodingKeys.self)
            filename = try container.decodeIfPresent(String.self, forKey: .filename)
            scale = try container.decodeIfPresent(String.self, forKey: .scale)
        }

        /// Pixels of the file per point.
        var pixelsPerPoint: Double { scale.flatMap { Double($0.dropLast()) } ?? 1 }
    }

    private struct Properties: Decodable {
        var intent: String?

        enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
    }

    private var images: [Entry]
    private var properties: Properties?

    private enum CodingKeys: CodingKey { case images, symbols, properties }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        images =
            try container.decodeIfPresent([Entry].self, forKey: .symbols)
            ?? container.decode([Entry].self, forKey: .images)
        properties = try container.decodeIfPresent(Properties.self, forKey: .properties)
    }

    /// How the picture is drawn unless a view says so itself.
    var renderingMode: Image.TemplateRenderingMode? {
        switch properties?.intent {
        case "template": .template
        case "original": .original
        default: nil
        }
    }

    /// The file for an appearance: of the display's scale, or else the next denser, or else the densest.
    func entry(in appearance: AssetAppearance) throws -> (filename: String, pixelsPerPoint: Double) {
        let fitting = images.compactMap { entry in
            entry.filename.flatMap { filename in
                entry.conditions.fitness(
                    isDark: appearance.isDark, hasHighContrast: appearance.hasHighContrast
                ).map { (fitness: $0, filename: filename, density: entry.pixelsPerPoint) }
            }
        }
        let fitness = fitting.map(\.fitness).max()
        let best = fitting.filter { $0.fitness == fitness }.sorted { $0.density < $1.density }
        guard let entry = best.first(where: { $0.density >= appearance.displayScale }) ?? best.last else {
            throw AssetReason("it has no picture for any device")
        }
        return (entry.filename, entry.density)
    }
}
