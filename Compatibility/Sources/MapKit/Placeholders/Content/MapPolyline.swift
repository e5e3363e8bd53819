public import CoreLocation
public import Vitrine

/// A line on a map.
public struct MapPolyline: MapContent, View {
    public enum ContourStyle: Sendable {
        case straight, geodesic
    }

    public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) {}

    public init(points: [MKMapPoint], contourStyle: ContourStyle = .straight) {}

    public var body: some View { EmptyView() }
}
