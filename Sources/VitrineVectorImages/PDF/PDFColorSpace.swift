import VitrinePixels

/// How the operands of a colour are meant (ISO 32000-1 §8.6).
enum PDFColorSpace {
    case gray
    case rgb
    case cmyk
    case other(String)

    init(components: Int, name: String) {
        switch components {
        case 1: self = .gray
        case 3: self = .rgb
        case 4: self = .cmyk
        default: self = .other(name)
        }
    }

    /// Colours of calibrated spaces and profiles are taken as those of sRGB.
    init(_ object: PDFObject, in file: PDFFile) throws(PDFError) {
        guard case .array(let parts) = object else {
            self = Self.named(object.name ?? "")
            return
        }
        let name = try file.resolved(parts.first).name ?? ""
        guard name == "ICCBased" else {
            self = Self.named(name)
            return
        }
        let profile = try file.resolved(parts.dropFirst().first)
        self.init(components: Int(try file.entry("N", of: profile).number ?? 0), name: name)
    }

    private static func named(_ name: String) -> PDFColorSpace {
        switch name {
        case "DeviceGray", "CalGray", "G": .gray
        case "DeviceRGB", "CalRGB", "RGB": .rgb
        case "DeviceCMYK", "CMYK": .cmyk
        default: .other(name)
        }
    }

    func color(_ operands: [Double]) throws(PDFError) -> SRGBColor {
        let values = operands.map { min(max($0, 0), 1) }
        switch (self, values.count) {
        case (.gray, 1): return SRGBColor(red: values[0], green: values[0], blue: values[0])
        case (.rgb, 3): return SRGBColor(red: values[0], green: values[1], blue: values[2])
        case (.cmyk, 4):
            let light = 1 - values[3]
            return SRGBColor(
                red: (1 - values[0]) * light, green: (1 - values[1]) * light, blue: (1 - values[2]) * light)
        case (.other("Pattern"), _): throw PDFError("it is painted with a pattern")
        case (.other(let name), _): throw PDFError("it has colours of the space '\(name)'")
        default: throw PDFError("a colour has \(values.count) components")
        }
    }
}
