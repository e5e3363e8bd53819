public import CoreGraphics

/// A program for each pixel, which is not run: there is none.
open class CIKernel {
    public init?(source: String) { nil }
}

public final class CIColorKernel: CIKernel {
    public func apply(extent: CGRect, arguments: [Any]?) -> CIImage? { nil }
}
