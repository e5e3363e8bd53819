public import Vitrine

/// A map, which is not drawn here: a labelled box.
public struct Map: View {
    public init(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false
    ) {}

    public init<Items: RandomAccessCollection, Content: MapAnnotationProtocol>(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false, annotationItems: Items,
        annotationContent: @escaping (Items.Element) -> Content
    ) where Items.Element: Identifiable {}

    public init(position: Binding<MapCameraPosition>, interactionModes: MapInteractionModes = .all) {}

    public init(
        position: Binding<MapCameraPosition>, interactionModes: MapInteractionModes = .all,
        @MapContentBuilder content: () -> EmptyMapContent
    ) {}

    public init(
        initialPosition: MapCameraPosition = .automatic, interactionModes: MapInteractionModes = .all,
        @MapContentBuilder content: () -> EmptyMapContent
    ) {}

    public init(initialPosition: MapCameraPosition = .automatic, interactionModes: MapInteractionModes = .all)
    {}

    public init<Selection>(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, selection: Binding<Selection?>,
        scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> EmptyMapContent
    ) {}

    public init<Selection>(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, selection: Binding<Selection?>,
        scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> EmptyMapContent
    ) {}

    public init(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds?,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> EmptyMapContent
    ) {}

    public init(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds?,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> EmptyMapContent
    ) {}

    public var body: some View { PlaceholderView("Map") }
}
