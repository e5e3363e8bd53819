#if UIKit
    public import Foundation
    public import UIKit

    /// Draws an overlay on a map; no map asks for it.
    @MainActor @preconcurrency
    open class MKOverlayRenderer: NSObject {
        private let ownOverlay: (any MKOverlay)?
        open var alpha: CGFloat = 1

        /// A renderer that draws nothing, which delegates give for overlays that they do not know.
        public override init() {
            self.ownOverlay = nil
        }

        public init(overlay: any MKOverlay) {
            self.ownOverlay = overlay
        }

        public var overlay: any MKOverlay {
            guard let ownOverlay else { preconditionFailure("this renderer was made without an overlay") }
            return ownOverlay
        }

        open func canDraw(_ mapRect: MKMapRect, zoomScale: CGFloat) -> Bool { true }

        open func draw(_ mapRect: MKMapRect, zoomScale: CGFloat, in context: CGContext) {}

        open func setNeedsDisplay() {}

        open func point(for mapPoint: MKMapPoint) -> CGPoint { CGPoint(x: mapPoint.x, y: mapPoint.y) }

        open func rect(for mapRect: MKMapRect) -> CGRect {
            CGRect(x: mapRect.minX, y: mapRect.minY, width: mapRect.width, height: mapRect.height)
        }
    }

    open class MKOverlayPathRenderer: MKOverlayRenderer {
        open var fillColor: UIColor?
        open var strokeColor: UIColor?
        open var lineWidth: CGFloat = 0
        open var lineJoin = CGLineJoin.round
        open var lineCap = CGLineCap.round
        open var miterLimit: CGFloat = 10
        open var lineDashPhase: CGFloat = 0
        open var lineDashPattern: [NSNumber]?
        open var path: CGPath!

        open func createPath() {}

        open func invalidatePath() {
            path = nil
        }
    }

    open class MKPolylineRenderer: MKOverlayPathRenderer {
        open var polyline: MKPolyline? { overlay as? MKPolyline }
        open var strokeStart: CGFloat = 0
        open var strokeEnd: CGFloat = 1

        public convenience init(polyline: MKPolyline) {
            self.init(overlay: polyline)
        }
    }

    open class MKPolygonRenderer: MKOverlayPathRenderer {
        open var polygon: MKPolygon? { overlay as? MKPolygon }

        public convenience init(polygon: MKPolygon) {
            self.init(overlay: polygon)
        }
    }

    open class MKCircleRenderer: MKOverlayPathRenderer {
        open var circle: MKCircle? { overlay as? MKCircle }

        public convenience init(circle: MKCircle) {
            self.init(overlay: circle)
        }
    }

    open class MKTileOverlayRenderer: MKOverlayRenderer {
        public convenience init(tileOverlay overlay: MKTileOverlay) {
            self.init(overlay: overlay)
        }

        open func reloadData() {}
    }
#endif
