public import CoreLocation
public import Vitrine

/// A balloon on a map.
public struct MapMarker: MapAnnotationProtocol {
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}
