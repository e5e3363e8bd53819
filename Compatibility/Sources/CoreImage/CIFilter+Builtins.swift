public import CoreGraphics

// The filters of `CoreImage.CIFilterBuiltins`: their values by property instead of by key.

extension CIFilter {
    public static func qrCodeGenerator() -> CIQRCodeGenerator { CIQRCodeGenerator() }

    public static func falseColor() -> CIFalseColor { CIFalseColor() }

    public static func colorInvert() -> CIImageFilter { CIImageFilter(builtin: "CIColorInvert") }

    public static func maskToAlpha() -> CIImageFilter { CIImageFilter(builtin: "CIMaskToAlpha") }

    public static func gaussianBlur() -> CIRadiusFilter { CIRadiusFilter(builtin: "CIGaussianBlur") }

    public static func pixellate() -> CIScaleFilter { CIScaleFilter(builtin: "CIPixellate") }

    public static func sepiaTone() -> CIIntensityFilter { CIIntensityFilter(builtin: "CISepiaTone") }

    public static func photoEffectNoir() -> CIImageFilter { CIImageFilter(builtin: "CIPhotoEffectNoir") }

    public static func photoEffectMono() -> CIImageFilter { CIImageFilter(builtin: "CIPhotoEffectMono") }

    public static func linearGradient() -> CILinearGradient { CILinearGradient() }
}

/// A filter of a picture.
open class CIImageFilter: CIFilter {
    public var inputImage: CIImage? {
        get { value(forKey: kCIInputImageKey) as? CIImage }
        set { setValue(newValue, forKey: kCIInputImageKey) }
    }
}

public final class CIRadiusFilter: CIImageFilter {
    public var radius: Float = 10
}

public final class CIScaleFilter: CIImageFilter {
    public var scale: Float = 8
    public var center = CGPoint(x: 150, y: 150)
}

public final class CIIntensityFilter: CIImageFilter {
    public var intensity: Float = 1
}

/// The dark and the light modules of a code in colours.
public final class CIFalseColor: CIImageFilter {
    init() {
        super.init(builtin: "CIFalseColor")
    }

    public var color0: CIColor {
        get { value(forKey: "inputColor0") as? CIColor ?? .black }
        set { setValue(newValue, forKey: "inputColor0") }
    }
    public var color1: CIColor {
        get { value(forKey: "inputColor1") as? CIColor ?? .white }
        set { setValue(newValue, forKey: "inputColor1") }
    }
}

public final class CIQRCodeGenerator: CIFilter {
    init() {
        super.init(builtin: "CIQRCodeGenerator")
    }

    public var message: Data {
        get { value(forKey: "inputMessage") as? Data ?? Data() }
        set { setValue(newValue, forKey: "inputMessage") }
    }
    /// `L`, `M`, `Q` or `H`.
    public var correctionLevel: String {
        get { value(forKey: "inputCorrectionLevel") as? String ?? "M" }
        set { setValue(newValue, forKey: "inputCorrectionLevel") }
    }
}

/// A gradient, which is not drawn: it has no picture.
public final class CILinearGradient: CIFilter {
    init() {
        super.init(builtin: "CILinearGradient")
    }

    public var point0 = CGPoint.zero
    public var point1 = CGPoint(x: 200, y: 200)
    public var color0 = CIColor.white
    public var color1 = CIColor.black
}
