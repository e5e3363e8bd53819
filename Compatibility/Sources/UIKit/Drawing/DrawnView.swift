import CoreGraphics
import Foundation
import QuartzCore
import Vitrine

/// A view of UIKit in a size: laid out and drawn.
struct LaidOutView: View {
    let view: UIView
    let size: CGSize
    /// How much of the view bars and the system cover, where it lies below them.
    var covered: UIEdgeInsets?

    var body: some View {
        if let covered { view.coveredInsets = covered }
        view.frame = CGRect(origin: view.isDrawnInPlace ? .zero : view.frame.origin, size: size)
        view.layoutIfNeeded()
        return DrawnView(view: view)
    }
}

/// A view of UIKit that has been laid out, with all that lies on it.
struct DrawnView: View {
    let view: UIView

    var body: some View {
        let layer = view.layer
        DrawnBackdrop(layer: layer, color: view.backgroundColor?.color, content: AnyView(inside))
            .environment(\.layoutDirection, .leftToRight)
            .modifier(LayerEffects(layer: layer, opacity: Double(view.alpha) * Double(layer.opacity)))
            .modifier(ForcedScheme(style: view.overrideUserInterfaceStyle))
            .modifier(LimitedContentSize(view: view))
            .modifier(SpokenView(view: view))
            .modifier(TouchedView(view: view))
    }

    @ViewBuilder private var inside: some View {
        let drawn = view.drawing
        if !drawn.isEmpty { DrawnSteps(steps: drawn, size: view.layer.bounds.size) }
        if let content = view.drawnContent() {
            content.environment(\.layoutDirection, view.contentDirection)
        }
        let layers = view.layer.sublayers ?? []
        ForEach(0..<layers.count, id: \.self) { index in
            placed(layers[index])
        }
    }

    @ViewBuilder private func placed(_ layer: CALayer) -> some View {
        let origin = CGPoint(
            x: layer.frame.minX - view.bounds.minX, y: layer.frame.minY - view.bounds.minY)
        if let subview = layer.delegate as? UIView {
            if !subview.isHidden, !layer.isHidden, !subview.isScreen {
                DrawnView(view: subview).offset(x: origin.x, y: origin.y)
            }
        } else if !layer.isHidden {
            DrawnLayer(layer: layer).offset(x: origin.x, y: origin.y)
        }
    }
}

/// A layer that is no view's own.
struct DrawnLayer: View {
    let layer: CALayer

    var body: some View {
        let layers = layer.sublayers ?? []
        let inside = ForEach(0..<layers.count, id: \.self) { index in
            if !layers[index].isHidden {
                AnyView(DrawnLayer(layer: layers[index]))
                    .offset(x: layers[index].frame.minX, y: layers[index].frame.minY)
            }
        }
        DrawnBackdrop(layer: layer, color: nil, content: AnyView(inside))
            .modifier(LayerEffects(layer: layer, opacity: Double(layer.opacity)))
    }
}

/// What a layer does to itself as a whole, where it does anything.
private struct LayerEffects: ViewModifier {
    let layer: CALayer
    let opacity: Double

    func body(content: Content) -> some View {
        let transform = layer.centeredTransform
        if transform.isIdentity, opacity >= 1 {
            content
        } else {
            content.opacity(opacity).transformEffect(transform)
        }
    }
}

/// The scheme that a view forces on itself and what lies on it.
private struct ForcedScheme: ViewModifier {
    let style: UIUserInterfaceStyle

    func body(content: Content) -> some View {
        switch style {
        case .unspecified: content
        case .light: content.environment(\.colorScheme, .light)
        case .dark: content.environment(\.colorScheme, .dark)
        }
    }
}

/// The limits of text sizes that a view sets for itself and what lies on it.
private struct LimitedContentSize: ViewModifier {
    let view: UIView

    func body(content: Content) -> some View {
        if view.limitsContentSize {
            content.transformEnvironment(\.dynamicTypeSize) { $0 = view.limited($0) }
        } else {
            content
        }
    }
}

/// Gives a view of the language the accessibility properties of a view of UIKit.
private struct SpokenView: ViewModifier {
    let view: UIView

    func body(content: Content) -> some View {
        if view is UIControl {
            // A control says itself what it is.
            content.modifier(Labelled(label: view.accessibilityLabel))
                .modifier(Identified(identifier: view.accessibilityIdentifier))
        } else if let label = view.accessibilityLabel {
            content.accessibilityElement(children: .ignore).accessibilityLabel(Text(verbatim: label))
                .modifier(Identified(identifier: view.accessibilityIdentifier))
        } else {
            content.modifier(Identified(identifier: view.accessibilityIdentifier))
        }
    }
}

private struct Labelled: ViewModifier {
    let label: String?

    func body(content: Content) -> some View {
        if let label { content.accessibilityLabel(Text(verbatim: label)) } else { content }
    }
}

/// What a finger does to a view: controls perform their actions; selectors cannot be called.
private struct TouchedView: ViewModifier {
    let view: UIView

    func body(content: Content) -> some View {
        if let button = view as? UIButton {
            if button.takesTaps {
                Button {
                    button.tap()
                } label: {
                    content.contentShape(Rectangle())
                }
                .buttonStyle(DrawnButtonStyle())
                .disabled(!button.isEnabled)
                .allowsHitTesting(button.isUserInteractionEnabled)
            } else {
                content.accessibilityElement(children: .combine).accessibilityAddTraits(.isButton)
            }
        } else if let control = view as? UIControl {
            content.modifier(Tapped(control: control))
        } else if !view.isUserInteractionEnabled, !view.subviews.isEmpty {
            content.allowsHitTesting(false)
        } else {
            content
        }
    }
}

/// A button as UIKit has drawn it.
private struct DrawnButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label }
}

private struct Tapped: ViewModifier {
    let control: UIControl

    func body(content: Content) -> some View {
        if control.takesTaps, control.isEnabled {
            content.contentShape(Rectangle()).onTapGesture { control.tap() }
                .allowsHitTesting(control.isUserInteractionEnabled)
        } else {
            content
        }
    }
}

extension CALayer {
    /// The map about the anchor in the layer's own points.
    fileprivate var centeredTransform: CGAffineTransform {
        let map = affineTransform()
        guard !map.isIdentity else { return map }
        let anchor = CGPoint(x: bounds.width * anchorPoint.x, y: bounds.height * anchorPoint.y)
        return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
            .concatenating(map)
            .concatenating(CGAffineTransform(translationX: anchor.x, y: anchor.y))
    }
}

extension UIView {
    /// The direction that the view's own content has; places have been found for it already.
    var contentDirection: LayoutDirection {
        effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// Whether the view stands by itself, so that where its frame lies does not count.
    var isDrawnInPlace: Bool { superview == nil }

    /// What the view itself has drawn.
    fileprivate var drawing: [CGContext.Step] {
        let context = CGContext()
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        draw(bounds)
        return context.steps
    }
}
