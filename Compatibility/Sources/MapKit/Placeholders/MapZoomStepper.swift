public import Vitrine

/// A control of maps, which are not drawn here.
public struct MapZoomStepper: View {
    public init() {}

    public var body: some View { EmptyView() }
}
