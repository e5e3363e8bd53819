import Foundation

/// A screen with what its views present over it; just the screen where they present nothing.
package struct PresentationRoot: PrimitiveView {
    private let content: any View
    private let screen: PresentationScreen

    package init(_ content: any View, on screen: PresentationScreen) {
        self.content = content
        self.screen = screen
    }

    package var primitive: Primitive {
        .preferenceReading(SingleView(content)) { [screen] values, content in
            let presented = values[PresentedKey.self]
            guard !presented.isEmpty else { return content }
            return PresentingScreen(content: content, layers: presented, screen: screen)
        }
    }
}

/// A content as one view: several stand below each other.
struct SingleView: PrimitiveView {
    private let content: any View

    init(_ content: any View) {
        self.content = content
    }

    var primitive: Primitive {
        .subviews(AnyView(content)) { subviews in
            if subviews.count == 1 { return subviews[0] }
            return VStack { ForEach(subviews) { $0 } }
        }
    }
}

/// A screen below what it presents, as large as the whole screen and in the place of what is free of it.
private nonisolated struct PresentingScreen: View {
    let content: Subview
    let layers: [Presented]
    let screen: PresentationScreen

    @MainActor var body: some View {
        PreferencesRead(content: PresentedLayers(layers: layers, depth: 1, screen: screen)) {
            values, layers in
            ZStack {
                if values[ShrinksScreenKey.self] {
                    Color.black
                    below.background(BackgroundStyle())
                        .clipShape(RoundedRectangle(cornerRadius: PresentationMetrics.screenRadius))
                        .scaleEffect(shrinking)
                } else {
                    below
                }
                layers
            }
            .frame(width: screen.size.width, height: screen.size.height)
            .padding(screen.outsets.negated)
        }
    }

    @MainActor private var below: some View {
        content
            .frame(width: screen.room.width, height: screen.room.height, alignment: screen.alignment)
            .padding(screen.outsets)
            .accessibilityHidden(true)
    }

    /// Keeps as far from the top and the bottom as the system covers at the top.
    private var shrinking: CGFloat { (screen.size.height - 2 * screen.safeArea.top) / screen.size.height }
}

extension EdgeInsets {
    var negated: EdgeInsets {
        EdgeInsets(top: 0 - top, leading: 0 - leading, bottom: 0 - bottom, trailing: 0 - trailing)
    }
}
