/// A device that a session takes pictures or sound from.
open class AVCaptureDeviceInput: AVCaptureInput {
    public let device: AVCaptureDevice

    public init(device: AVCaptureDevice) throws {
        self.device = device
    }
}
