public import Foundation

/// A layer that strews particles, of which a picture shows none, with a finding.
open class CAEmitterLayer: CALayer {
    @_spi(Layers) override open class func standard() -> CALayer { CAEmitterLayer() }

    open var emitterCells: [CAEmitterCell]?
    open var emitterPosition = CGPoint.zero
    open var emitterZPosition: CGFloat = 0
    open var emitterSize = CGSize.zero
    open var emitterDepth: CGFloat = 0
    open var emitterShape = CAEmitterLayerEmitterShape.point
    open var emitterMode = CAEmitterLayerEmitterMode.volume
    open var renderMode = CAEmitterLayerRenderMode.unordered
    open var preservesDepth = false
    open var birthRate: Float = 1
    open var lifetime: Float = 1
    open var velocity: Float = 1
    open var scale: Float = 1
    open var spin: Float = 1
    open var seed: UInt32 = 0
}
