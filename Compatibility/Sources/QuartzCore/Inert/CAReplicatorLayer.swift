public import CoreGraphics

/// A layer that shows its layers several times; a picture shows them once, with a finding.
open class CAReplicatorLayer: CALayer {
    @_spi(Layers) override open class func standard() -> CALayer { CAReplicatorLayer() }

    open var instanceCount = 1
    open var instanceDelay: CFTimeInterval = 0
    open var instanceTransform = CATransform3DIdentity
    open var instanceColor: CGColor?
    open var instanceAlphaOffset: Float = 0
}
