public import Foundation

/// Something that was found in a picture; nothing is.
open class AVMetadataObject: NSObject {
    open var type: ObjectType { ObjectType(rawValue: "") }
    open var bounds: CGRect { .zero }

    // Only this module makes them, and it makes none.
    override init() {}
}

/// A code that was found in a picture.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
    open var stringValue: String? { nil }
    open var corners: [CGPoint] { [] }
}
