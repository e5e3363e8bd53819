import Foundation

/// The presentations of a screen, one above the other.
nonisolated struct PresentedLayers: View {
    let layers: [Presented]
    /// How many presentations the layers lie in, counted with themselves.
    let depth: Int
    let screen: PresentationScreen

    @MainActor var body: some View {
        ZStack {
            ForEach(Array(layers.enumerated()), id: \.element.id) { position, layer in
                PresentedLayer(layer: layer, depth: depth, screen: screen)
                    .accessibilityHidden(position < layers.count - 1)
            }
        }
    }
}

/// A presentation, below those of its own views.
private nonisolated struct PresentedLayer: View {
    let layer: Presented
    let depth: Int
    let screen: PresentationScreen

    @MainActor var body: some View {
        PreferencesRead(content: ZStack { inOwnEnvironment }) { values, shown in
            let further = values[PresentedKey.self]
            return ZStack {
                shown.accessibilityHidden(!further.isEmpty)
                if !further.isEmpty { PresentedLayers(layers: further, depth: depth + 1, screen: screen) }
            }
        }
    }

    /// What is presented is in the environment of the view that presents it.
    @MainActor private var inOwnEnvironment: some View {
        look
            .modified(
                by: .interactions(
                    [.dismissal(depth: depth, layer.dismiss)]
                        + (layer.kind.waitsForChoice ? [.holdingOpen] : []))
            )
            .changingEnvironment { [layer, depth] environment in
                let windowWidth = environment.windowWidth
                environment = layer.environment
                environment.leaveColumns()
                environment.windowWidth = windowWidth
                environment.presentationDepth = depth
                environment.isPresented = true
                environment.dismiss = DismissAction(action: layer.dismiss)
                environment.navigation = nil
                environment.isInScreens = false
                environment.safeArea = .frame(depth: SheetSurface.safeAreaDepth, in: nil)
                environment.isLifted = layer.kind.isLifted || environment.isLifted
                environment.isInListRow = false
                environment.isInList = false
                environment.sharesRowWithTabs = false
                if !layer.kind.isMenu { environment.didAct = nil }
            }
    }

    @MainActor @ViewBuilder private var look: some View {
        switch layer.kind {
        case .cover: SheetSurface(content: layer.content, form: .cover, screen: screen)
        case .sheet: SheetSurface(content: layer.content, form: .sheet, screen: screen)
        case .popover(let anchor):
            SheetSurface(
                content: layer.content, form: .popover(anchor.anchor(in: layer.presenter)), screen: screen)
        case .menu:
            MenuLayer(
                content: closing, anchor: Anchor(source: .bounds, element: layer.presenter), screen: screen,
                dismiss: layer.dismiss)
        case .alert(let title, let message):
            AlertLayer(title: title, message: message, actions: closing)
        case .dialog(let title, let message):
            DialogLayer(
                title: title, message: message, actions: closing,
                anchor: Anchor(source: .bounds, element: layer.presenter), screen: screen,
                dismiss: layer.dismiss)
        }
    }

    /// The content as buttons that close what they lie in, and the menus around a menu.
    @MainActor private var closing: AnyView {
        AnyView(
            AnyView(layer.content).changingEnvironment { [dismiss = layer.dismiss] environment in
                environment.didAct = { [outer = environment.didAct] in
                    dismiss()
                    outer?()
                }
            })
    }
}

nonisolated extension View {
    /// One element of a role that holds all others.
    func holding(_ role: AccessibilityRole) -> some View {
        accessibilityElement(children: .contain).accessibilityRole(role)
    }
}

/// The screen behind what is presented.
nonisolated struct Dimming: View {
    @MainActor var body: some View { PresentationMetrics.dimming }
}
