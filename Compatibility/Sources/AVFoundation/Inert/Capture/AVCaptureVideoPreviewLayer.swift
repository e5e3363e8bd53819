public import CoreGraphics
@_spi(Layers) public import QuartzCore

/// A layer with what a camera sees, which stays empty.
open class AVCaptureVideoPreviewLayer: CALayer {
    @_spi(Layers) override open class func standard() -> CALayer { AVCaptureVideoPreviewLayer() }

    open var session: AVCaptureSession?
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    open private(set) lazy var connection: AVCaptureConnection? = AVCaptureConnection()

    public convenience init(session: AVCaptureSession) {
        self.init()
        self.session = session
    }

    /// The object as it is: nothing is seen that could be converted.
    open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? {
        metadataObject
    }

    /// All that a camera sees.
    open func metadataOutputRectConverted(fromLayerRect rectInLayerCoordinates: CGRect) -> CGRect {
        CGRect(x: 0, y: 0, width: 1, height: 1)
    }

    open func layerRectConverted(fromMetadataOutputRect rectInMetadataOutputCoordinates: CGRect) -> CGRect {
        let rect = rectInMetadataOutputCoordinates
        return CGRect(
            x: rect.minX * bounds.width, y: rect.minY * bounds.height, width: rect.width * bounds.width,
            height: rect.height * bounds.height)
    }

    open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint {
        CGPoint(x: 0.5, y: 0.5)
    }
}
