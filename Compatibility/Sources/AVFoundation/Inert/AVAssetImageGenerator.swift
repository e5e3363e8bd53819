public import CoreGraphics
public import Foundation

// It is Sendable as Apple's: what is set is kept, and nothing reads it.

/// Takes pictures out of films, which nobody fetches: each is an error.
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
    open var appliesPreferredTrackTransform = false
    open var maximumSize = CGSize.zero
    open var requestedTimeToleranceBefore = CMTime.zero
    open var requestedTimeToleranceAfter = CMTime.zero

    public init(asset: AVAsset) {}

    open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws
        -> CGImage
    { throw AVError(.noImageAtTime) }

    open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
        throw AVError(.noImageAtTime)
    }

    /// The handler is not called.
    open func generateCGImageAsynchronously(
        for requestedTime: CMTime,
        completionHandler handler: @escaping @Sendable (CGImage?, CMTime, (any Error)?) -> Void
    ) {}

    open func cancelAllCGImageGeneration() {}
}
