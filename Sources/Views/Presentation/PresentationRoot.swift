package import Foundation

/// A screen with what its views present over it; just the screen where they present nothing.
///
/// The looks are plain: the layers, their order, and what can be done with them.
package struct PresentationRoot: PrimitiveView {
    private let content: any View
    private let size: CGSize
    private let margin: CGFloat

    /// - Parameter size: of the whole screen, which what is presented takes up.
    /// - Parameter margin: what is left free around the content then.
    package init(_ content: any View, size: CGSize, margin: CGFloat = 0) {
        self.content = content
        self.size = size
        self.margin = margin
    }

    package var primitive: Primitive {
        .preferenceReading(whole) { [size, margin] values, screen in
            let presented = values[PresentedKey.self]
            guard !presented.isEmpty else { return screen }
            return PresentedLayers(screen: screen, layers: presented, size: size, margin: margin)
        }
    }

    /// Several views stand below each other.
    private var whole: some View {
        Arranged(AnyView(content)) { subviews in
            if subviews.count == 1 { return subviews[0] }
            return VStack { ForEach(subviews) { $0 } }
        }
    }
}

private nonisolated struct PresentedLayers: View {
    let screen: Subview
    let layers: [Presented]
    let size: CGSize
    let margin: CGFloat

    @MainActor var body: some View {
        ZStack {
            screen
                .padding(margin)
                .frame(width: size.width, height: size.height, alignment: .top)
                .accessibilityHidden(true)
            ForEach(Array(layers.enumerated()), id: \.element.id) { position, layer in
                PresentedLayer(layer: layer, size: size)
                    .accessibilityHidden(position < layers.count - 1)
            }
        }
        .frame(width: size.width, height: size.height)
    }
}

private nonisolated struct PresentedLayer: View {
    let layer: Presented
    let size: CGSize
    @Environment(\.presentationDepth) private var depth

    @MainActor var body: some View {
        shape.interaction(.dismissal(depth: depth + 1, layer.dismiss))
    }

    @MainActor @ViewBuilder private var shape: some View {
        switch layer.kind {
        case .cover:
            inner.frame(width: size.width, height: size.height).background(BackgroundStyle()).holding(.sheet)
        case .sheet, .popover: sheet
        case .menu: menu
        case .alert(let title, let message):
            AlertLayer(title: title, message: message, actions: acknowledgeable)
        case .dialog(let title, let message):
            DialogLayer(title: title, message: message, actions: actions, dismiss: layer.dismiss)
        }
    }

    @MainActor private var sheet: some View {
        ZStack(alignment: .bottom) {
            Dimming()
            inner
                .frame(width: size.width, height: size.height - 54)
                .background(
                    BackgroundStyle(), in: UnevenRoundedRectangle(topLeadingRadius: 10, topTrailingRadius: 10)
                )
                .holding(.sheet)
        }
    }

    @MainActor private var menu: some View {
        ZStack {
            Color.clear.contentShape(Rectangle()).onTapGesture { layer.dismiss() }
            VStack(alignment: .leading, spacing: 0) { actions }
                .frame(width: 250)
                .background(BackgroundStyle(), in: RoundedRectangle(cornerRadius: 13))
                .holding(.menu)
        }
    }

    /// The content as a screen of its own, from which more can be presented.
    @MainActor private var inner: some View {
        inOwnEnvironment(PresentationRoot(layer.content, size: size))
    }

    /// The actions, or, where there are none, one that only closes what it lies in.
    @MainActor private var acknowledgeable: AnyView {
        buttons(
            Arranged(AnyView(layer.content)) { subviews in
                subviews.isEmpty ? AnyView(Button("OK") {}) : AnyView(ForEach(subviews) { $0 })
            })
    }

    /// The content as buttons that close what they lie in.
    @MainActor private var actions: AnyView { buttons(AnyView(layer.content)) }

    @MainActor private func buttons(_ content: some View) -> AnyView {
        AnyView(
            inOwnEnvironment(content.buttonStyle(PresentedButtonStyle()))
                .changingEnvironment { [dismiss = layer.dismiss] in $0.didAct = dismiss })
    }

    /// What is presented is in the environment of the view that presents it.
    @MainActor private func inOwnEnvironment(_ content: some View) -> some View {
        content.changingEnvironment { [layer, depth] environment in
            let didAct = environment.didAct
            environment = layer.environment
            environment.didAct = didAct
            environment.presentationDepth = depth + 1
            environment.isPresented = true
            environment.dismiss = DismissAction(action: layer.dismiss)
            environment.navigation = nil
        }
    }
}

/// The screen behind what is presented.
private nonisolated struct Dimming: View {
    @MainActor var body: some View { Color.black.opacity(0.2) }
}

nonisolated extension View {
    fileprivate func holding(_ role: AccessibilityRole) -> some View {
        accessibilityElement(children: .contain).accessibilityRole(role)
    }
}

private nonisolated struct AlertLayer: View {
    let title: Text
    let message: (any View)?
    let actions: AnyView

    @MainActor var body: some View {
        ZStack {
            Dimming()
            VStack(spacing: 0) {
                VStack(spacing: 4) {
                    title.font(.headline)
                    if let message { AnyView(message).font(.footnote) }
                }
                .multilineTextAlignment(.center)
                .padding(EdgeInsets(top: 20, leading: 16, bottom: 20, trailing: 16))
                actions
            }
            .frame(width: 270)
            .background(BackgroundStyle(), in: RoundedRectangle(cornerRadius: 14))
            .holding(.alert)
            .accessibilityLabel(title)
        }
    }
}

private nonisolated struct DialogLayer: View {
    let title: Text?
    let message: (any View)?
    let actions: AnyView
    let dismiss: @MainActor () -> Void

    @MainActor var body: some View {
        ZStack(alignment: .bottom) {
            Dimming()
            VStack(spacing: 0) {
                if let title { title.font(.footnote).padding(.top, 12) }
                if let message { AnyView(message).font(.footnote) }
                Arranged(actions) { [dismiss] buttons in
                    VStack(spacing: 0) {
                        ForEach(buttons) { $0 }
                        // There is always a way out.
                        if !buttons.contains(where: { $0.traits[ButtonRoleTrait.self] == .cancel }) {
                            Button("Cancel", role: .cancel) { dismiss() }.buttonStyle(PresentedButtonStyle())
                        }
                    }
                }
            }
            .background(BackgroundStyle(), in: RoundedRectangle(cornerRadius: 14))
            .padding(8)
            .holding(.sheet)
            .modified(by: .accessibility { [title] in if let title { $0.label = [title] } })
        }
    }
}

/// A row as wide as what it lies in.
private nonisolated struct PresentedButtonStyle: ButtonStyle {
    @MainActor func makeBody(configuration: Configuration) -> some View {
        ButtonLabel(
            configuration: configuration, color: configuration.role == .destructive ? .red : .accentColor
        )
        .frame(maxWidth: .infinity, minHeight: 44)
        .contentShape(Rectangle())
    }
}
