import Foundation

/// Choices at the bottom of the screen; on a pad beside the view that asks for them.
nonisolated struct DialogLayer: View {
    let title: Text?
    let message: (any View)?
    /// Buttons, which close the dialog.
    let actions: AnyView
    /// The view that asks.
    let anchor: Anchor<CGRect>
    let screen: PresentationScreen
    let dismiss: @MainActor () -> Void
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass
    @Environment(\.verticalSizeClass) private var verticalSizeClass

    @MainActor @ViewBuilder var body: some View {
        let isPad = horizontalSizeClass == .regular && verticalSizeClass == .regular
        if isPad {
            popover.changingEnvironment { $0.resetForSystemSurface() }
        } else {
            sheet.changingEnvironment { $0.resetForSystemSurface() }
        }
    }

    /// Who wants none of the choices taps beside them.
    @MainActor private var popover: some View {
        ZStack {
            Color.clear.contentShape(Rectangle()).onTapGesture { dismiss() }
            PopoverLayer(
                content: Arranged(actions.buttonStyle(DialogButtonStyle())) { buttons in
                    group(buttons.filter { $0.traits[ButtonRoleTrait.self] != .cancel })
                },
                anchor: anchor, options: PresentationOptions(), screen: screen)
        }
    }

    @MainActor private var sheet: some View {
        ZStack(alignment: .bottom) {
            Dimming()
            Arranged(actions.buttonStyle(DialogButtonStyle())) { buttons in
                let ways = buttons.filter { $0.traits[ButtonRoleTrait.self] == .cancel }
                let choices = buttons.filter { $0.traits[ButtonRoleTrait.self] != .cancel }
                return VStack(spacing: PresentationMetrics.dialogMargin) {
                    group(choices).background(Material.thick, in: shape)
                    way(out: ways).background(BackgroundStyle(), in: shape)
                }
            }
            .padding(.horizontal, PresentationMetrics.dialogMargin)
            .padding(.bottom, PresentationMetrics.dialogMargin + screen.safeArea.bottom)
            .frame(maxWidth: maximumWidth)
            .holding(.sheet)
            .modified(by: .accessibility { [title] in if let title { $0.label = [title] } })
        }
    }

    private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: PresentationMetrics.dialogRadius) }

    /// As wide as a phone that stands upright.
    private var maximumWidth: CGFloat { min(screen.size.width, screen.size.height) }

    @MainActor private func group(_ choices: [Subview]) -> some View {
        VStack(spacing: 0) {
            if title != nil || message != nil { words }
            ForEach(Array(choices.enumerated()), id: \.element.id) { index, choice in
                choice.overlay(alignment: .top) {
                    if index > 0 || title != nil || message != nil { Hairline() }
                }
            }
        }
    }

    @MainActor private var words: some View {
        VStack(spacing: PresentationMetrics.alertGap) {
            if let title { title.font(.system(size: 13, weight: .semibold)) }
            if let message { AnyView(message).font(PresentationMetrics.alertMessageFont) }
        }
        .foregroundStyle(Color.secondary)
        .multilineTextAlignment(.center)
        .padding(PresentationMetrics.dialogInsets)
        .frame(maxWidth: .infinity)
    }

    /// There is always a way out.
    @MainActor @ViewBuilder private func way(out ways: [Subview]) -> some View {
        VStack(spacing: 0) {
            if ways.isEmpty {
                Button("Cancel", role: .cancel) { dismiss() }.buttonStyle(DialogButtonStyle())
            } else {
                ForEach(ways) { $0 }
            }
        }
    }
}

private nonisolated struct DialogButtonStyle: ButtonStyle {
    @MainActor func makeBody(configuration: Configuration) -> some View {
        ButtonLabel(
            configuration: configuration, color: configuration.role == .destructive ? .red : .tintColor
        )
        .font(
            .system(
                size: PresentationMetrics.dialogButtonSize,
                weight: configuration.role == .cancel ? .semibold : .regular)
        )
        .lineLimit(1)
        .frame(maxWidth: .infinity, minHeight: PresentationMetrics.dialogButtonHeight)
        .contentShape(Rectangle())
    }
}
