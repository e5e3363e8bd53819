public import Foundation

nonisolated extension View {
    /// The heights that the sheet may have; it has the lowest.
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        presentationOptions { $0.detents = detents }
    }

    public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        presentationOptions {
            $0.detents = detents
            $0.chosenDetent = selection.wrappedValue
        }
    }

    public func presentationDragIndicator(_ visibility: Visibility) -> some View {
        presentationOptions { $0.dragIndicator = visibility }
    }

    public func presentationBackground<Style: ShapeStyle>(_ style: Style) -> some View {
        presentationOptions { $0.background = Rectangle().fill(style) }
    }

    public func presentationBackground<Content: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> Content
    ) -> some View {
        let background = ZStack(alignment: alignment, content: content).fillingFrame(alignment: alignment)
        return presentationOptions { $0.background = background }
    }

    public func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> some View {
        presentationOptions { $0.leavesScreenActive = interaction == .enabled }
    }

    public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        presentationOptions { $0.cornerRadius = cornerRadius }
    }

    /// Without effect on pictures and tests.
    public func presentationContentInteraction(
        _ behavior: PresentationContentInteraction
    ) -> some View { self }

    public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
    }

    public func presentationCompactAdaptation(
        horizontal: PresentationAdaptation, vertical: PresentationAdaptation
    ) -> some View {
        presentationOptions {
            $0.horizontalAdaptation = horizontal
            $0.verticalAdaptation = vertical
        }
    }

    /// Without effect: a sheet has the size of its detent.
    public func presentationSizing(_ sizing: some PresentationSizing) -> some View { self }

    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        modified(by: .interactions(isDisabled ? [.holdingOpen] : []))
    }

    /// Instead of the system's background of a navigation stack, tab view or widget; without effect on other containers.
    public func containerBackground<Style: ShapeStyle>(
        _ style: Style, for container: ContainerBackgroundPlacement
    ) -> some View {
        containerBackground(for: container) { Rectangle().fill(style) }
    }

    /// Instead of the system's background of a navigation stack, tab view or widget; without effect on other containers.
    public func containerBackground<Content: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
        @ViewBuilder content: () -> Content
    ) -> some View {
        let background = AnyView(
            ZStack(alignment: alignment, content: content).fillingFrame(alignment: alignment))
        return collecting { values, _ in values[ContainerBackgroundsKey.self][container] = background }
    }

    /// Makes the view the container whose background views inside have said, which it has behind it; for a container of another module.
    public func showingContainerBackground(of container: ContainerBackgroundPlacement) -> some View {
        backgroundPreferenceValue(ContainerBackgroundsKey.self) { $0[container] }
    }
}
