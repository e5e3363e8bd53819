import CoreGraphics

public let kCIInputImageKey = "inputImage"
public let kCIInputColorKey = "inputColor"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputScaleKey = "inputScale"
public let kCIInputCenterKey = "inputCenter"
public let kCIInputSaturationKey = "inputSaturation"
public let kCIInputBrightnessKey = "inputBrightness"
public let kCIInputContrastKey = "inputContrast"
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
public let kCIOutputImageKey = "outputImage"

/// Makes a picture, or another one of a picture, by name and keys.
///
/// QR codes are made and recoloured. Other filters leave their picture as it is.
open class CIFilter {
    public let name: String
    private var values: [String: Any] = [:]

    public init?(name: String) {
        self.name = name
    }

    public convenience init?(name: String, parameters: [String: Any]?) {
        self.init(name: name)
        values = parameters ?? [:]
    }

    init(builtin name: String) {
        self.name = name
    }

    public func setValue(_ value: Any?, forKey key: String) {
        values[key] = value
    }

    public func value(forKey key: String) -> Any? { values[key] }

    public func setDefaults() {}

    public var inputKeys: [String] { values.keys.sorted() }
    public var outputKeys: [String] { [kCIOutputImageKey] }

    public var outputImage: CIImage? {
        let input = values[kCIInputImageKey] as? CIImage
        switch name {
        case "CIQRCodeGenerator": return code
        case "CIConstantColorGenerator":
            return (values[kCIInputColorKey] as? CIColor).map { CIImage(color: $0) }
        case "CIFalseColor":
            return recolored(
                input, dark: values["inputColor0"] as? CIColor ?? .black,
                light: values["inputColor1"] as? CIColor ?? .white)
        case "CIColorInvert":
            guard case .code(_, let dark, let light)? = input?.content else { return input }
            return recolored(input, dark: dark.inverted, light: light.inverted)
        case "CIMaskToAlpha":
            // What is black becomes clear, and what is white stays white.
            guard case .code(_, let dark, let light)? = input?.content else { return input }
            return recolored(
                input, dark: dark == .black ? .clear : dark, light: light == .black ? .clear : light)
        default: return input
        }
    }

    private var code: CIImage? {
        let level = (values["inputCorrectionLevel"] as? String).flatMap(QRErrorCorrection.init) ?? .medium
        guard let message = values["inputMessage"] as? Data,
            let code = QRCode(bytes: [UInt8](message), correction: level)
        else { return nil }
        let side = code.size + 2
        return CIImage(
            .code(code, dark: .black, light: .white), extent: CGRect(x: 0, y: 0, width: side, height: side))
    }

    private func recolored(_ image: CIImage?, dark: CIColor, light: CIColor) -> CIImage? {
        guard let image, case .code(let code, _, _) = image.content else { return image }
        return CIImage(.code(code, dark: dark, light: light), extent: image.extent)
    }
}
