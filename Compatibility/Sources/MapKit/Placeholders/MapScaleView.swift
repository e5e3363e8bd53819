public import Vitrine

/// A control of maps, which are not drawn here.
public struct MapScaleView: View {
    public init() {}

    public var body: some View { EmptyView() }
}
