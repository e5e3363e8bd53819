public import Vitrine

/// What an app of documents shows before one is opened.
public struct DocumentGroupLaunchScene<Actions: View>: InertScene {
    nonisolated public init(
        _ title: LocalizedStringKey,
        @ViewBuilder _ actions: () -> Actions, @ViewBuilder background: () -> some View,
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View = { _ in
            EmptyView()
        },
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View = { _ in
            EmptyView()
        }
    ) {}

    nonisolated public init(
        _ title: LocalizedStringKey, backgroundStyle: some ShapeStyle = BackgroundStyle(),
        @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View = { _ in
            EmptyView()
        },
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View = { _ in
            EmptyView()
        }
    ) {}

    nonisolated public init(
        _ title: Text? = nil,
        @ViewBuilder _ actions: () -> Actions, @ViewBuilder background: () -> some View,
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View = { _ in
            EmptyView()
        },
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View = { _ in
            EmptyView()
        }
    ) {}

    nonisolated public init(
        _ title: Text? = nil, backgroundStyle: some ShapeStyle = BackgroundStyle(),
        @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View = { _ in
            EmptyView()
        },
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View = { _ in
            EmptyView()
        }
    ) {}
}
