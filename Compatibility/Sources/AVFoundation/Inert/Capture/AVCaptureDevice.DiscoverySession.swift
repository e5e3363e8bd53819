public import Foundation

extension AVCaptureDevice {
    /// A search for devices, which finds none.
    public final class DiscoverySession: NSObject {
        public let devices: [AVCaptureDevice] = []

        public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {}
    }
}
