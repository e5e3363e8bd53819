#if UIKit
    @_exported public import UIKit

    public enum MKMapType: UInt, Sendable {
        case standard, satellite, hybrid
    }

    /// A map, which is not drawn here: a labelled box.
    open class MKMapView: UnavailableView {
        open var region = MKCoordinateRegion()
        open var mapType = MKMapType.standard
        open var showsUserLocation = false
        open var isZoomEnabled = true
        open var isScrollEnabled = true
        open weak var delegate: (any MKMapViewDelegate)?

        open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
            self.region = region
        }
    }

    @MainActor @preconcurrency
    public protocol MKMapViewDelegate: AnyObject {}
#endif
