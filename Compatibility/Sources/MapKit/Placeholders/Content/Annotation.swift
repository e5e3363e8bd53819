public import CoreLocation
public import Vitrine

/// A view at a place of a map.
public struct Annotation<Content: View>: MapContent, View {
    public init<S: StringProtocol>(
        _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content
    ) {}

    public init<Label: View>(
        coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {}

    public var body: some View { EmptyView() }
}
