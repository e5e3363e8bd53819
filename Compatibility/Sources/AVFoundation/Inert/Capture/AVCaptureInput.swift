public import Foundation

/// What a session takes pictures or sound from.
open class AVCaptureInput: NSObject {}
