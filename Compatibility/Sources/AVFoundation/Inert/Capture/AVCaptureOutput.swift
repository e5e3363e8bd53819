public import Foundation

/// What a session hands pictures or sound to: nothing comes.
open class AVCaptureOutput: NSObject {
    open var connections: [AVCaptureConnection] { [] }

    open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}
