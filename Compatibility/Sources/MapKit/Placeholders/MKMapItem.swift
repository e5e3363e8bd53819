public import CoreLocation
public import Foundation

/// A place with an address, of which only its coordinate is known.
open class MKPlacemark: CLPlacemark, MKAnnotation {
    public let coordinate: CLLocationCoordinate2D

    public init(coordinate: CLLocationCoordinate2D) {
        self.coordinate = coordinate
        super.init(location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
    }

    public convenience init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
        self.init(coordinate: coordinate)
    }
}

/// A place that a maps app would show; there is none.
open class MKMapItem: NSObject {
    public let placemark: MKPlacemark
    open var name: String?
    open var phoneNumber: String?
    open var url: URL?

    public init(placemark: MKPlacemark) {
        self.placemark = placemark
    }

    /// Without effect.
    @discardableResult
    open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
}
