package import VitrineJSONValues
package import VitrinePixels

extension JSONValue {
    /// The colour's hexadecimal digits where they say it all, else its exact components: `srgb 0.5 0.5 0.5 1`.
    package init(_ color: SRGBColor) {
        let components: [Double] = [color.red, color.green, color.blue, color.alpha]
        let isExact = components.allSatisfy { component -> Bool in
            (0...1).contains(component) && (component * 255).rounded() / 255 == component
        }
        guard !isExact else {
            self = .string(color.description)
            return
        }
        self = .string("srgb \(components.map(Self.text).joined(separator: " "))")
    }

    /// The colour that the value was made of.
    package var color: SRGBColor? {
        guard case .string(let text) = self else { return nil }
        if text.hasPrefix("srgb ") {
            let components = text.split(separator: " ").dropFirst().compactMap { Double(String($0)) }
            guard components.count == 4 else { return nil }
            return SRGBColor(
                red: components[0], green: components[1], blue: components[2], alpha: components[3])
        }
        guard text.hasPrefix("#"), [7, 9].contains(text.utf8.count),
            let digits = UInt32(text.dropFirst(), radix: 16)
        else { return nil }
        let word = text.utf8.count == 7 ? digits << 8 | 0xff : digits
        let component = { (shift: UInt32) in Double((word >> shift) & 0xff) / 255 }
        return SRGBColor(red: component(24), green: component(16), blue: component(8), alpha: component(0))
    }

    init(hash: UInt64) {
        let digits = String(hash, radix: 16)
        self = .string(String(repeating: "0", count: 16 - digits.count) + digits)
    }
}
