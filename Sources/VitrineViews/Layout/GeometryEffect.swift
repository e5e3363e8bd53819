public import Foundation

/// A modifier that moves the view's picture, by the view's size, and leaves its layout alone.
public nonisolated protocol GeometryEffect: Animatable, ViewModifier {
    func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    @MainActor public func body(content: Content) -> some View {
        GeometryEffectBody(content: content) { effectValue(size: $0) }
    }

    /// Without effect: the effect never takes part in layout.
    public func ignoredByLayout() -> some ViewModifier { self }
}

/// A view under an effect, which is asked once the view has a size.
private nonisolated struct GeometryEffectBody<Content: View>: View {
    let content: Content
    let effectValue: (CGSize) -> ProjectionTransform
    @State private var size: CGSize?

    @MainActor var body: some View {
        content
            .onGeometryChange(for: CGSize.self, of: \.size) { size = $0 }
            .projectionEffect(size.map(effectValue) ?? ProjectionTransform())
    }
}
