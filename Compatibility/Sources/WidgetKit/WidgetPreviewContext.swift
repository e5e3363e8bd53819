public import SwiftUI

/// How a widget's view is shown in a preview: in the size of a family.
public struct WidgetPreviewContext: Sendable {
    let family: WidgetFamily

    public init(family: WidgetFamily) {
        self.family = family
    }
}

extension View {
    /// Shows the view as the content of a widget: in its size, on the system's background, with its corners and margins.
    nonisolated public func previewContext(_ context: WidgetPreviewContext) -> some View {
        modifier(WidgetSurface(family: context.family))
    }
}

/// A widget's content in its size.
struct WidgetSurface: ViewModifier {
    let family: WidgetFamily
    let hasContentMargins: Bool
    @Environment(\.widgetContentMargins) private var margins

    nonisolated init(family: WidgetFamily, hasContentMargins: Bool = true) {
        self.family = family
        self.hasContentMargins = hasContentMargins
    }

    func body(content: Content) -> some View {
        surface(content.environment(\.widgetFamily, family))
            .previewLayout(.sizeThatFits)
    }

    @ViewBuilder private func surface(_ content: some View) -> some View {
        if family.hasBackdrop {
            content
                .padding(hasContentMargins ? margins : EdgeInsets())
                .frame(width: family.size.width, height: family.size.height)
                .showingContainerBackground(of: .widget)
                .background(.background)
                .clipShape(RoundedRectangle(cornerRadius: 22, style: .continuous))
        } else {
            content.frame(width: family.size.width, height: family.size.height).clipped()
        }
    }
}
