public import CoreLocation
public import Vitrine

/// A balloon on a map.
public struct Marker: MapContent, View {
    public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {}

    public init<S: StringProtocol>(_ title: S, systemImage: String, coordinate: CLLocationCoordinate2D) {}

    public init<S: StringProtocol>(_ title: S, image: String, coordinate: CLLocationCoordinate2D) {}

    public init<Label: View>(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {}

    public func tint(_ tint: Color?) -> Marker { self }

    public var body: some View { EmptyView() }
}
