import CoreGraphics
import Foundation
import Vitrine
@_spi(Tint) import VitrineViews

/// The items of a bar beside each other.
struct BarButtons: View {
    let items: [UIBarButtonItem]
    /// The bar that they stand in.
    let bar: UIView

    var body: some View {
        ForEach(items.indices, id: \.self) { index in
            BarButton(item: items[index], tint: items[index].tintColor ?? bar.setTintColor)
        }
    }
}

private struct BarButton: View {
    let item: UIBarButtonItem
    let tint: UIColor?

    var body: some View {
        if item.systemItem == .flexibleSpace {
            Spacer(minLength: 0)
        } else if item.systemItem == .fixedSpace {
            Spacer(minLength: 0).frame(width: item.width)
        } else {
            control.modifier(Tinted(color: tint)).modifier(Named(item: item)).disabled(!item.isEnabled)
        }
    }

    @ViewBuilder private var control: some View {
        if let view = item.customView {
            SizedView(view: view)
        } else if let action = item.primaryAction {
            Button {
                action.run()
            } label: {
                label
            }
        } else if let menu = item.menu {
            Menu {
                MenuItems(elements: menu.children)
            } label: {
                label
            }
        } else {
            // What a selector names cannot be called.
            label.foregroundColor(item.isEnabled ? .tintColor : UIColor.tertiaryLabel.color)
                .accessibilityElement(children: .combine).accessibilityAddTraits(.isButton)
        }
    }

    @ViewBuilder private var label: some View {
        let weight: Font.Weight? = item.style == .plain ? nil : .semibold
        if let image = item.image ?? item.systemItem?.symbol.flatMap({ UIImage(systemName: $0) }) {
            image.barView.fontWeight(weight).modifier(Inked(color: image.tint?.color))
        } else {
            title.fontWeight(weight).lineLimit(1)
        }
    }

    private var title: Text {
        let attributes = item.titleTextAttributes(for: item.isEnabled ? .normal : .disabled)
        return NSAttributedString(
            string: item.title ?? item.systemItem?.title ?? "", attributes: attributes
        ).text
    }
}

/// What an item is called.
private struct Named: ViewModifier {
    let item: UIBarButtonItem

    func body(content: Content) -> some View {
        let shown = item.image == nil ? nil : item.title
        let label =
            item.accessibilityLabel ?? shown ?? item.image?.accessibilityLabel
            ?? (item.systemItem?.symbol == nil ? nil : item.systemItem?.title)
        if let label {
            content.accessibilityLabel(Text(verbatim: label))
                .modifier(Identified(identifier: item.accessibilityIdentifier))
        } else {
            content.modifier(Identified(identifier: item.accessibilityIdentifier))
        }
    }
}

/// The name of a view for tests, where it has one.
struct Identified: ViewModifier {
    let identifier: String?

    func body(content: Content) -> some View {
        if let identifier { content.accessibilityIdentifier(identifier) } else { content }
    }
}

/// What a menu offers.
private struct MenuItems: View {
    let elements: [UIMenuElement]

    var body: some View {
        ForEach(elements.indices, id: \.self) { index in
            switch elements[index] {
            case let menu as UIMenu:
                if menu.isInline {
                    Section {
                        AnyView(MenuItems(elements: menu.children))
                    } header: {
                        if !menu.title.isEmpty { Text(verbatim: menu.title) }
                    }
                } else {
                    Menu {
                        AnyView(MenuItems(elements: menu.children))
                    } label: {
                        MenuLabel(element: menu)
                    }
                }
            case let action as UIAction:
                if !action.attributes.contains(.hidden) { MenuButton(action: action) }
            default: EmptyView()
            }
        }
    }
}

private struct MenuButton: View {
    let action: UIAction

    var body: some View {
        if action.state == .on {
            Toggle(isOn: Binding(get: { true }, set: { _ in action.run() })) { MenuLabel(element: action) }
                .disabled(action.attributes.contains(.disabled))
        } else {
            Button(role: action.attributes.contains(.destructive) ? .destructive : nil) {
                action.run()
            } label: {
                MenuLabel(element: action)
            }
            .disabled(action.attributes.contains(.disabled))
        }
    }
}

private struct MenuLabel: View {
    let element: UIMenuElement

    var body: some View {
        if let image = element.image {
            Label {
                title
            } icon: {
                image.view
            }
        } else {
            title
        }
    }

    @ViewBuilder private var title: some View {
        if let subtitle = element.subtitle {
            VStack(alignment: .leading, spacing: 0) {
                Text(verbatim: element.title)
                Text(verbatim: subtitle).font(.subheadline).foregroundStyle(.secondary)
            }
        } else {
            Text(verbatim: element.title)
        }
    }
}

/// A view of UIKit in the size that it has of itself, such as an item's own view.
struct SizedView: View {
    let view: UIView
    @Environment(\.self) private var environment

    var body: some View {
        view.inherit(environment, covered: .zero)
        let size = ownSize
        return LaidOutView(view: view, size: size).frame(width: size.width, height: size.height)
    }

    private var ownSize: CGSize {
        if view.translatesAutoresizingMaskIntoConstraints, !view.frame.isEmpty { return view.frame.size }
        let (own, fitting) = (view.intrinsicContentSize, view.systemLayoutSizeFitting(.zero))
        return CGSize(
            width: own.width >= 0 ? own.width : fitting.width,
            height: own.height >= 0 ? own.height : fitting.height)
    }
}
