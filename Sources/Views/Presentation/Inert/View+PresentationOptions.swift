public import Foundation

nonisolated extension View {
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }

    public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View { self }

    public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

    public func presentationBackground<Style: ShapeStyle>(_ style: Style) -> some View { self }

    public func presentationBackground<Content: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> Content
    ) -> some View { self }

    public func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> some View { self }

    public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }

    public func presentationContentInteraction(
        _ behavior: PresentationContentInteraction
    ) -> some View { self }

    public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }

    public func presentationCompactAdaptation(
        horizontal: PresentationAdaptation, vertical: PresentationAdaptation
    ) -> some View { self }

    public func presentationSizing(_ sizing: some PresentationSizing) -> some View { self }

    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        modified(by: .interactions(isDisabled ? [.holdingOpen] : []))
    }

    public func containerBackground<Style: ShapeStyle>(
        _ style: Style, for container: ContainerBackgroundPlacement
    ) -> some View { self }

    public func containerBackground<Content: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
        @ViewBuilder content: () -> Content
    ) -> some View { self }
}
