public import CoreLocation
public import Vitrine

/// A pin in a map.
public struct MapPin: MapAnnotationProtocol {
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}
