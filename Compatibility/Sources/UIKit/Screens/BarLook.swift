import Foundation
import Vitrine

/// A tint where one has been set; that of the place otherwise.
struct Tinted: ViewModifier {
    let color: UIColor?

    func body(content: Content) -> some View {
        if let color { content.tint(color.color) } else { content }
    }
}

/// The tint of a screen's own view, which is the accent color of hosted views as well; the tint of the bar around counts for the bar alone.
struct ScreenTinted: ViewModifier {
    let bar: UIView
    let screen: UIView

    func body(content: Content) -> some View {
        let color = screen.setTintColor?.color
        if color == nil, bar.setTintColor == nil { content } else { content.tint(color).accentColor(color) }
    }
}

/// A colour where one has been set; that of the place otherwise.
struct Inked: ViewModifier {
    let color: Color?

    func body(content: Content) -> some View {
        if let color { content.foregroundColor(color) } else { content }
    }
}

/// Tells what of bars is not drawn.
struct BarFindings: ViewModifier {
    let texts: [String]

    func body(content: Content) -> some View {
        if texts.isEmpty { content } else { content.snapshotFinding(texts.joined(separator: "; ")) }
    }
}

/// A screen without a bar, where it says so; its content may say it otherwise.
struct BarHidden: ViewModifier {
    let isHidden: Bool
    let bar: ToolbarPlacement

    func body(content: Content) -> some View {
        if isHidden { content.toolbar(.hidden, for: bar) } else { content }
    }
}

/// A bar of the style for dark backgrounds, where it has that.
struct BarDarkened: ViewModifier {
    let isDark: Bool
    let bar: ToolbarPlacement

    func body(content: Content) -> some View {
        if isDark { content.toolbarColorScheme(.dark, for: bar) } else { content }
    }
}

/// What a bar lies on, where anything is said of it.
struct BarBackdropModifier: ViewModifier {
    enum Backdrop {
        case clear
        /// Shown below a large title too, or only where the system shows a background.
        case color(UIColor, isAlwaysShown: Bool)
        case material(isAlwaysShown: Bool)

        @MainActor
        init(_ appearance: UIBarAppearance, isAlwaysShown: Bool) {
            switch (appearance.backgroundColor, appearance.backdrop) {
            case (let color?, _):
                self = color == .clear ? .clear : .color(color, isAlwaysShown: isAlwaysShown)
            case (nil, .clear): self = .clear
            case (nil, .opaque): self = .color(.systemBackground, isAlwaysShown: isAlwaysShown)
            case (nil, .material), (nil, nil): self = .material(isAlwaysShown: isAlwaysShown)
            }
        }
    }

    let backdrop: Backdrop?
    let bar: ToolbarPlacement

    func body(content: Content) -> some View {
        switch backdrop {
        case nil: content
        case .clear: content.toolbarBackground(.hidden, for: bar)
        case .color(let color, let isAlwaysShown):
            content.toolbarBackground(color.color, for: bar)
                .toolbarBackground(isAlwaysShown ? .visible : .automatic, for: bar)
        case .material(let isAlwaysShown):
            content.toolbarBackground(isAlwaysShown ? .visible : .automatic, for: bar)
        }
    }
}

extension UIImage {
    /// The picture as bars show it: symbols in the bar's size unless they have one of their own.
    var barView: some View { hasOwnSymbolSize ? AnyView(view) : AnyView(image) }

    private var hasOwnSymbolSize: Bool { symbol?.saysSize == true }
}

// What of bars is neither drawn nor has another reason to be left out.
extension UINavigationBar {
    var undrawnParts: [String] {
        let appearance = scrollEdgeAppearance ?? standardAppearance
        return [
            (groundImage?.size ?? .zero) == .zero && appearance.backgroundImage == nil
                ? nil : "the background image of a UINavigationBar is not drawn",
            backIndicatorImage == nil && appearance.backIndicatorImage == nil
                ? nil : "the back indicator image of a UINavigationBar is not drawn",
        ].compactMap { $0 }
    }
}

extension UINavigationItem {
    var undrawnParts: [String] {
        [
            prompt == nil ? nil : "the prompt of a UINavigationItem is not drawn",
            subtitle == nil ? nil : "the subtitle of a UINavigationItem is not drawn",
        ].compactMap { $0 }
    }
}

extension UITabBar {
    var undrawnParts: [String] {
        [
            backgroundImage.map { $0.size == .zero } ?? true
                ? nil : "the background image of a UITabBar is not drawn",
            selectionIndicatorImage == nil ? nil : "the selection indicator of a UITabBar is not drawn",
        ].compactMap { $0 }
    }
}
