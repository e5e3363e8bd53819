import Foundation
import VitrinePixels
import VitrineViews

/// A `.colorset` of an asset catalogue: one colour in the variants that differ.
struct ColorSet: Decodable {
    private struct Entry: Decodable {
        struct Value: Decodable {
            var space: String?
            var components: [String: Component]?
            /// The system's colour that is meant.
            var reference: String?

            enum CodingKeys: String, CodingKey {
                case components, reference
                case space = "color-space"
            }
        }

        var conditions: AssetConditions
        /// Nothing where the slot has been left empty.
        var color: Value?

        enum CodingKeys: CodingKey { case color }

        init(from decoder: any Decoder) throws {
            conditions = try AssetConditions(from: decoder)
            color = try decoder.container(keyedBy: CodingKeys.self).decodeIfPresent(
                Value.self, forKey: .color)
        }
    }

    /// A number as Xcode writes it: `"0x1F"`, `"31"` of 255, or `"0.122"`.
    private struct Component: Decodable {
        var text: String

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let text = try? container.decode(String.self) {
                self.text = text
            } else {
                self.text = "\(try container.decode(Double.self))"
            }
        }

        var value: Double? {
            if text.lowercased().hasPrefix("0x") {
                return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
            }
            return text.contains(".") ? Double(text) : Int(text).map { Double($0) / 255 }
        }
    }

    private var colors: [Entry]

    /// Whether no slot has a colour.
    var isEmpty: Bool { colors.allSatisfy { $0.color == nil } }

    /// The colour for an appearance; throws an ``AssetReason``.
    func color(in appearance: AssetAppearance) throws -> SRGBColor {
        let best = colors.compactMap { entry in
            entry.color.flatMap { color in
                entry.conditions.fitness(
                    isDark: appearance.isDark, hasHighContrast: appearance.hasHighContrast
                ).map { (fitness: $0, color: color) }
            }
        }.max { $0.fitness < $1.fitness }
        guard let color = best?.color else { throw AssetReason("it has no colour for any device") }
        if let reference = color.reference {
            guard let system = Color(systemColorNamed: reference) else {
                throw AssetReason("the system has no colour '\(reference)'")
            }
            var environment = EnvironmentValues()
            environment.colorScheme = appearance.isDark ? .dark : .light
            environment.colorSchemeContrast = appearance.hasHighContrast ? .increased : .standard
            return system.sRGB(in: environment)
        }
        return try Self.sRGB(color)
    }

    private static func sRGB(_ color: Entry.Value) throws -> SRGBColor {
        func component(_ name: String) throws -> Double {
            guard let component = color.components?[name] else { throw AssetReason("it has no '\(name)'") }
            guard let value = component.value else {
                throw AssetReason("its '\(name)' is '\(component.text)', which is no number")
            }
            return value
        }
        let alpha = color.components?["alpha"] == nil ? 1 : try component("alpha")
        let space: Color.RGBColorSpace
        switch color.space {
        case nil, "srgb", "extended-srgb": space = .sRGB
        case "display-p3": space = .displayP3
        case "extended-linear-srgb": space = .sRGBLinear
        case "gray-gamma-22", "extended-gray":
            let white = try component("white")
            return SRGBColor(red: white, green: white, blue: white, alpha: alpha)
        case let other?: throw AssetReason("its colour space is '\(other)', which is not supported")
        }
        return space.sRGB(
            SRGBColor(
                red: try component("red"), green: try component("green"), blue: try component("blue"),
                alpha: alpha))
    }
}
