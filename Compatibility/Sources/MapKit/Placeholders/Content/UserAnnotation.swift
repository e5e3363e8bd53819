public import Vitrine

/// Where the person is on a map.
public struct UserAnnotation: MapContent, View {
    public init() {}

    public var body: some View { EmptyView() }
}
