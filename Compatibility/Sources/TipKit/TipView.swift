public import SwiftUI

/// A tip among other views.
///
/// Its lengths and colours are judged from pictures, as Apple does not say them.
public struct TipView<Content: Tip>: View {
    private let tip: Content?
    private let perform: @MainActor (Tips.Action) -> Void
    @Environment(\.tipStyle) private var style

    public init(
        _ tip: Content, arrowEdge: Edge? = nil, action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
    ) {
        self.tip = tip
        perform = action
    }

    public init(
        _ tip: Content?, arrowEdge: Edge? = nil, action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
    ) {
        self.tip = tip
        perform = action
    }

    public var body: some View {
        if let tip {
            let actions = tip.actions.map { action in
                Tips.Action(id: action.id, perform: { perform(action, action.perform) }, action.label)
            }
            AnyView(style.makeBody(configuration: TipViewStyleConfiguration(tip: tip, actions: actions)))
        }
    }

    private func perform(_ action: Tips.Action, _ own: () -> Void) {
        own()
        perform(action)
    }
}

extension View {
    /// The view without the popover of its tip, with a finding where there is one.
    @ViewBuilder
    public func popoverTip(
        _ tip: (any Tip)?, arrowEdge: Edge? = nil,
        action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
    ) -> some View {
        if tip != nil { snapshotFinding("the popover of a tip is not shown") } else { self }
    }

    public func tipViewStyle(_ style: some TipViewStyle) -> some View { environment(\.tipStyle, style) }

    public func tipBackground<S: ShapeStyle>(_ style: S) -> some View {
        environment(\.tipBackground, AnyShapeStyle(style))
    }

    public func tipCornerRadius(_ cornerRadius: Double, antialiased: Bool = true) -> some View {
        environment(\.tipCornerRadius, cornerRadius)
    }

    public func tipImageSize(_ size: CGSize) -> some View { environment(\.tipImageSize, size) }
}

extension EnvironmentValues {
    @Entry var tipStyle: any TipViewStyle = MiniTipViewStyle()
    @Entry var tipBackground: AnyShapeStyle?
    @Entry var tipCornerRadius = 14.0
    @Entry var tipImageSize = CGSize(width: 34, height: 34)
}
