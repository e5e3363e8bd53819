public import CoreLocation
public import Vitrine

/// A circle on a map.
public struct MapCircle: MapContent, View {
    /// The radius is in metres.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {}

    public init(mapRect: MKMapRect) {}

    public var body: some View { EmptyView() }
}
