public import Foundation

/// The way from a device to what takes its pictures; what is set is kept and does nothing.
open class AVCaptureConnection: NSObject {
    open var isEnabled = true
    open var isActive: Bool { false }
    open var videoOrientation = AVCaptureVideoOrientation.portrait
    open var videoRotationAngle: CGFloat = 0
    open var isVideoMirrored = false
    open var automaticallyAdjustsVideoMirroring = true
    open var isVideoOrientationSupported: Bool { true }
    open var isVideoMirroringSupported: Bool { true }

    // Only this module makes connections.
    override init() {}

    open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool { true }
}
