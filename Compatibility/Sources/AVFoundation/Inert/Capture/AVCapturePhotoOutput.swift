public import Foundation

/// Takes no photos.
open class AVCapturePhotoOutput: AVCaptureOutput {
    open var isHighResolutionCaptureEnabled = false

    override public init() {}

    /// Without effect: the delegate is never called.
    open func capturePhoto(
        with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate
    ) {}
}

open class AVCapturePhotoSettings: NSObject {
    open var flashMode = AVCaptureDevice.FlashMode.off
    open var isHighResolutionPhotoEnabled = false

    override public init() {}
}

/// A photo that nobody took.
open class AVCapturePhoto: NSObject {
    // Only this module makes photos, and it makes none.
    override init() {}

    open func fileDataRepresentation() -> Data? { nil }
}

public protocol AVCapturePhotoCaptureDelegate: AnyObject {
    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
        error: (any Error)?)
}

extension AVCapturePhotoCaptureDelegate {
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
        error: (any Error)?
    ) {}
}
