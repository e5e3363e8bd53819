public import CoreLocation
public import Foundation

/// From where a map looks at a place.
open class MKMapCamera: NSObject {
    open var centerCoordinate: CLLocationCoordinate2D
    /// In metres.
    open var centerCoordinateDistance: CLLocationDistance
    open var pitch: CGFloat
    open var heading: CLLocationDirection

    public init(
        lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance,
        pitch: CGFloat, heading: CLLocationDirection
    ) {
        self.centerCoordinate = centerCoordinate
        self.centerCoordinateDistance = distance
        self.pitch = pitch
        self.heading = heading
    }

    override public convenience init() {
        self.init(
            lookingAtCenter: CLLocationCoordinate2D(latitude: 0, longitude: 0), fromDistance: 0, pitch: 0,
            heading: 0)
    }
}
