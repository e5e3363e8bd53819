public import Foundation

/// Draws texts in a way of its own; here they are shown without it, with a finding.
public nonisolated protocol TextRenderer: Animatable {
    func draw(layout: Text.Layout, in context: inout GraphicsContext)

    /// How large a text is that is drawn so.
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

    /// How far the drawing reaches beyond the text.
    var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
    public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
        text.sizeThatFits(proposal)
    }

    public var displayPadding: EdgeInsets { EdgeInsets() }
}

nonisolated extension View {
    /// Shows texts without the renderer, with a finding.
    public func textRenderer<Renderer: TextRenderer>(_ renderer: Renderer) -> some View {
        snapshotFinding("texts are not drawn by the text renderer \(Renderer.self)")
    }
}
