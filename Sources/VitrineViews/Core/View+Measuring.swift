public import Foundation

nonisolated extension View {
    /// The size that the view has by itself for a proposal, such as a text within a width; zero outside of a rendering.
    @MainActor
    public func measuredSize(
        in proposal: ProposedViewSize, environment: EnvironmentValues = EnvironmentValues()
    ) -> CGSize {
        Resources.current?.measure?(self, proposal, environment) ?? .zero
    }
}
