public import CoreLocation
public import Vitrine

/// An area on a map.
public struct MapPolygon: MapContent, View {
    public init(coordinates: [CLLocationCoordinate2D]) {}

    public init(points: [MKMapPoint]) {}

    public var body: some View { EmptyView() }
}
