public import CoreLocation
public import Foundation

/// Something at a place of a map.
public protocol MKAnnotation: AnyObject {
    var coordinate: CLLocationCoordinate2D { get }
    var title: String? { get }
    var subtitle: String? { get }
}

extension MKAnnotation {
    public var title: String? { nil }
    public var subtitle: String? { nil }
}

/// A text at a place of a map.
open class MKPointAnnotation: NSObject, MKAnnotation {
    open var coordinate = CLLocationCoordinate2D()
    open var title: String?
    open var subtitle: String?

    override public init() {}

    public init(
        coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil
    ) {
        self.coordinate = coordinate
        self.title = title
        self.subtitle = subtitle
    }
}

/// Where the person is, which nobody knows.
open class MKUserLocation: NSObject, MKAnnotation {
    open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
    open var location: CLLocation? { nil }
    open var isUpdating: Bool { false }
    open var title: String?
    open var subtitle: String?
}
