public import Foundation

// Filters that leave their picture as it is.

extension CIFilter {
    public static func photoEffectFade() -> CIImageFilter { CIImageFilter(builtin: "CIPhotoEffectFade") }

    public static func photoEffectChrome() -> CIImageFilter { CIImageFilter(builtin: "CIPhotoEffectChrome") }

    public static func photoEffectInstant() -> CIImageFilter {
        CIImageFilter(builtin: "CIPhotoEffectInstant")
    }

    public static func photoEffectProcess() -> CIImageFilter {
        CIImageFilter(builtin: "CIPhotoEffectProcess")
    }

    public static func photoEffectTonal() -> CIImageFilter { CIImageFilter(builtin: "CIPhotoEffectTonal") }

    public static func photoEffectTransfer() -> CIImageFilter {
        CIImageFilter(builtin: "CIPhotoEffectTransfer")
    }

    public static func comicEffect() -> CIImageFilter { CIImageFilter(builtin: "CIComicEffect") }

    public static func boxBlur() -> CIRadiusFilter { CIRadiusFilter(builtin: "CIBoxBlur") }

    public static func discBlur() -> CIRadiusFilter { CIRadiusFilter(builtin: "CIDiscBlur") }

    public static func crystallize() -> CICellFilter { CICellFilter(builtin: "CICrystallize") }

    public static func pointillize() -> CICellFilter { CICellFilter(builtin: "CIPointillize") }

    public static func dotScreen() -> CIScreenFilter { CIScreenFilter(builtin: "CIDotScreen") }

    public static func lineScreen() -> CIScreenFilter { CIScreenFilter(builtin: "CILineScreen") }

    public static func hatchedScreen() -> CIScreenFilter { CIScreenFilter(builtin: "CIHatchedScreen") }

    public static func circularScreen() -> CIScreenFilter { CIScreenFilter(builtin: "CICircularScreen") }

    public static func bumpDistortion() -> CIDistortion { CIDistortion(builtin: "CIBumpDistortion") }

    public static func pinchDistortion() -> CIDistortion { CIDistortion(builtin: "CIPinchDistortion") }

    public static func twirlDistortion() -> CIDistortion { CIDistortion(builtin: "CITwirlDistortion") }

    public static func edges() -> CIIntensityFilter { CIIntensityFilter(builtin: "CIEdges") }

    public static func edgeWork() -> CIRadiusFilter { CIRadiusFilter(builtin: "CIEdgeWork") }

    public static func unsharpMask() -> CIRadiusIntensityFilter {
        CIRadiusIntensityFilter(builtin: "CIUnsharpMask")
    }

    public static func sharpenLuminance() -> CISharpenLuminance {
        CISharpenLuminance(builtin: "CISharpenLuminance")
    }

    public static func motionBlur() -> CIMotionBlur { CIMotionBlur(builtin: "CIMotionBlur") }

    public static func zoomBlur() -> CIZoomBlur { CIZoomBlur(builtin: "CIZoomBlur") }

    public static func thermal() -> CIImageFilter { CIImageFilter(builtin: "CIThermal") }

    public static func xRay() -> CIImageFilter { CIImageFilter(builtin: "CIXRay") }

    public static func colorPosterize() -> CIColorPosterize { CIColorPosterize(builtin: "CIColorPosterize") }

    public static func gammaAdjust() -> CIGammaAdjust { CIGammaAdjust(builtin: "CIGammaAdjust") }

    public static func vibrance() -> CIVibrance { CIVibrance(builtin: "CIVibrance") }

    public static func bloom() -> CIRadiusIntensityFilter { CIRadiusIntensityFilter(builtin: "CIBloom") }

    public static func gloom() -> CIRadiusIntensityFilter { CIRadiusIntensityFilter(builtin: "CIGloom") }

    public static func vignette() -> CIRadiusIntensityFilter {
        CIRadiusIntensityFilter(builtin: "CIVignette")
    }

    public static func colorMonochrome() -> CIColorMonochrome {
        CIColorMonochrome(builtin: "CIColorMonochrome")
    }

    public static func colorControls() -> CIColorControls { CIColorControls(builtin: "CIColorControls") }

    public static func exposureAdjust() -> CIExposureAdjust { CIExposureAdjust(builtin: "CIExposureAdjust") }

    public static func hueAdjust() -> CIHueAdjust { CIHueAdjust(builtin: "CIHueAdjust") }
}

public final class CIRadiusIntensityFilter: CIImageFilter {
    public var radius: Float = 10
    public var intensity: Float = 0.5
}

public final class CIColorMonochrome: CIImageFilter {
    public var color = CIColor(red: 0.6, green: 0.45, blue: 0.3)
    public var intensity: Float = 1
}

public final class CIColorControls: CIImageFilter {
    public var brightness: Float = 0
    public var contrast: Float = 1
    public var saturation: Float = 1
}

public final class CIExposureAdjust: CIImageFilter {
    public var ev: Float = 0
}

public final class CIHueAdjust: CIImageFilter {
    public var angle: Float = 0
}

/// A picture in cells.
public final class CICellFilter: CIImageFilter {
    public var radius: Float = 20
    public var center = CGPoint(x: 150, y: 150)
}

/// A picture by the dots or lines of a print.
public final class CIScreenFilter: CIImageFilter {
    public var center = CGPoint(x: 150, y: 150)
    public var angle: Float = 0
    public var width: Float = 6
    public var sharpness: Float = 0.7
}

public final class CIDistortion: CIImageFilter {
    public var center = CGPoint(x: 150, y: 150)
    public var radius: Float = 300
    public var scale: Float = 0.5
    public var angle: Float = .pi
}

public final class CISharpenLuminance: CIImageFilter {
    public var sharpness: Float = 0.4
    public var radius: Float = 1.69
}

public final class CIMotionBlur: CIImageFilter {
    public var radius: Float = 20
    public var angle: Float = 0
}

public final class CIZoomBlur: CIImageFilter {
    public var center = CGPoint(x: 150, y: 150)
    public var amount: Float = 20
}

public final class CIColorPosterize: CIImageFilter {
    public var levels: Float = 6
}

public final class CIGammaAdjust: CIImageFilter {
    public var power: Float = 1
}

public final class CIVibrance: CIImageFilter {
    public var amount: Float = 0
}
