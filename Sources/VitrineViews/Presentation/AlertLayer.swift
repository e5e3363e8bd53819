import Foundation

/// A question in the middle of the screen.
nonisolated struct AlertLayer: View {
    let title: Text
    let message: (any View)?
    /// Fields and buttons, which close the alert.
    let actions: AnyView
    @Environment(\.pixelLength) private var pixelLength

    @MainActor var body: some View {
        ZStack {
            Dimming()
            box
                .frame(width: PresentationMetrics.alertWidth)
                .background(
                    Material.thick, in: RoundedRectangle(cornerRadius: PresentationMetrics.alertRadius)
                )
                .holding(.alert)
                .accessibilityLabel(title)
        }
        .changingEnvironment { $0.resetForSystemSurface() }
    }

    @MainActor private var box: some View {
        Arranged(actions.buttonStyle(AlertButtonStyle())) { [pixelLength] parts in
            let fields = parts.filter { $0.traits[FieldTrait.self] == true }
            let buttons = parts.filter { $0.traits[FieldTrait.self] != true }
            return VStack(spacing: 0) {
                VStack(spacing: 0) {
                    words
                    if !fields.isEmpty { AlertFields(fields: fields) }
                }
                .padding(PresentationMetrics.alertInsets)
                AlertButtonLayout(lineWidth: pixelLength) {
                    if buttons.isEmpty {
                        acknowledgement
                    } else {
                        ForEach(Self.inOrder(buttons)) { $0 }
                    }
                    ForEach(0..<max(1, buttons.count), id: \.self) { _ in
                        Rectangle().fill(Color.separator)
                    }
                }
            }
        }
    }

    @MainActor private var words: some View {
        VStack(spacing: PresentationMetrics.alertGap) {
            title.font(PresentationMetrics.alertTitleFont)
            if let message { AnyView(message).font(PresentationMetrics.alertMessageFont) }
        }
        .multilineTextAlignment(.center)
        .frame(maxWidth: .infinity)
    }

    /// What closes an alert that has no button.
    @MainActor private var acknowledgement: some View {
        Acknowledgement().buttonStyle(AlertButtonStyle())
    }

    /// The way out is the first of two buttons and the last of more.
    private static func inOrder(_ buttons: [Subview]) -> [Subview] {
        let cancelling = buttons.filter { $0.traits[ButtonRoleTrait.self] == .cancel }
        let others = buttons.filter { $0.traits[ButtonRoleTrait.self] != .cancel }
        return buttons.count == 2 ? cancelling + others : others + cancelling
    }
}

/// The button of an alert that has none of its own.
private nonisolated struct Acknowledgement: View {
    @Environment(\.dismiss) private var dismiss

    @MainActor var body: some View { Button("OK") { dismiss() } }
}

/// Fields for texts below an alert's message.
private nonisolated struct AlertFields: View {
    let fields: [Subview]

    @MainActor var body: some View {
        let shape = RoundedRectangle(cornerRadius: PresentationMetrics.alertFieldRadius)
        return VStack(spacing: PresentationMetrics.alertGap) {
            ForEach(fields) { field in
                field
                    .font(PresentationMetrics.alertMessageFont)
                    .padding(.horizontal, PresentationMetrics.alertFieldPadding)
                    .frame(
                        maxWidth: .infinity, minHeight: PresentationMetrics.alertFieldHeight,
                        maxHeight: PresentationMetrics.alertFieldHeight, alignment: .leading
                    )
                    .background(BackgroundStyle(), in: shape)
                    .overlay { shape.strokeBorder(Color.separator, lineWidth: 0.5) }
            }
        }
        .padding(.top, PresentationMetrics.alertFieldTop)
    }
}

/// A button of an alert: semibold where it is the way out, red where it destroys something.
private nonisolated struct AlertButtonStyle: ButtonStyle {
    @MainActor func makeBody(configuration: Configuration) -> some View {
        ButtonLabel(
            configuration: configuration, color: configuration.role == .destructive ? .red : .tintColor
        )
        .font(.system(size: 17, weight: configuration.role == .cancel ? .semibold : .regular))
        .lineLimit(1)
        .padding(.horizontal, PresentationMetrics.alertButtonPadding)
        .frame(maxWidth: .infinity, minHeight: PresentationMetrics.alertButtonHeight)
        .contentShape(Rectangle())
    }
}

/// The buttons of an alert with a line before each of them: two beside each other where both fit, else below each other.
///
/// Buttons come first, then as many lines.
private nonisolated struct AlertButtonLayout: Layout {
    let lineWidth: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width = proposal.width ?? PresentationMetrics.alertWidth
        let rows = fitBeside(subviews, in: width) ? 1 : subviews.count / 2
        return CGSize(width: width, height: CGFloat(rows) * PresentationMetrics.alertButtonHeight)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        let count = subviews.count / 2
        let height = PresentationMetrics.alertButtonHeight
        let areBeside = fitBeside(subviews, in: bounds.width)
        let width = areBeside ? bounds.width / 2 : bounds.width
        for index in 0..<count {
            let corner = CGPoint(
                x: bounds.minX + (areBeside ? CGFloat(index) * width : 0),
                y: bounds.minY + (areBeside ? 0 : CGFloat(index) * height))
            subviews[index].place(at: corner, proposal: ProposedViewSize(width: width, height: height))
            let isUpright = areBeside && index > 0
            subviews[count + index].place(
                at: corner,
                proposal: ProposedViewSize(
                    width: isUpright ? lineWidth : bounds.width, height: isUpright ? height : lineWidth))
        }
    }

    private func fitBeside(_ subviews: Subviews, in width: CGFloat) -> Bool {
        guard subviews.count / 2 == 2 else { return false }
        return subviews.prefix(2).allSatisfy { $0.sizeThatFits(.unspecified).width <= width / 2 }
    }
}
