/// A layer that shows nothing but its layers; these lie in its plane, since a picture has no perspective.
open class CATransformLayer: CALayer {
    @_spi(Layers) override open class func standard() -> CALayer { CATransformLayer() }
}
