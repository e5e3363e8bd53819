public import Foundation

/// A camera or a microphone; there is none.
open class AVCaptureDevice: NSObject {
    public enum Position: Int, Sendable {
        case unspecified, back, front
    }

    public enum TorchMode: Int, Sendable {
        case off, on, auto
    }

    public enum FlashMode: Int, Sendable {
        case off, on, auto
    }

    public enum FocusMode: Int, Sendable {
        case locked, autoFocus, continuousAutoFocus
    }

    public enum ExposureMode: Int, Sendable {
        case locked, autoExpose, continuousAutoExposure, custom
    }

    // Only this module makes devices, and it makes none.
    override init() {}

    public static func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }

    public static func `default`(
        _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
    ) -> AVCaptureDevice? { nil }

    public static func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
        .notDetermined
    }

    /// Nobody is asked, and nothing is allowed.
    public static func requestAccess(
        for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
    ) {
        handler(false)
    }

    /// Nobody is asked, and nothing is allowed.
    public static func requestAccess(for mediaType: AVMediaType) async -> Bool { false }

    open var position: Position { .unspecified }
    open var localizedName: String { "" }
    open var uniqueID: String { "" }
    open var torchMode = TorchMode.off
    open var hasTorch: Bool { false }
    open var isTorchAvailable: Bool { false }
    open var isTorchActive: Bool { false }
    open var hasFlash: Bool { false }
    open var focusMode = FocusMode.locked
    open var exposureMode = ExposureMode.locked
    open var focusPointOfInterest = CGPoint(x: 0.5, y: 0.5)
    open var exposurePointOfInterest = CGPoint(x: 0.5, y: 0.5)
    open var isFocusPointOfInterestSupported: Bool { false }
    open var isExposurePointOfInterestSupported: Bool { false }
    open var videoZoomFactor: CGFloat = 1

    open func hasMediaType(_ mediaType: AVMediaType) -> Bool { false }

    open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }

    open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }

    open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }

    open func lockForConfiguration() throws {}

    open func unlockForConfiguration() {}

    open func setTorchModeOn(level torchLevel: Float) throws {
        torchMode = .on
    }
}
