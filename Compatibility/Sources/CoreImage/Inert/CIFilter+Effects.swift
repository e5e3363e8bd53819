import Foundation

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

    public static func crystallize() -> CIRadiusFilter { CIRadiusFilter(builtin: "CICrystallize") }

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
