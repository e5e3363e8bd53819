public import Foundation
public import Vitrine

/// A colour as UIKit has it; `Color(uiColor:)` makes a view's colour of it.
public final class UIColor: NSObject, Sendable {
    enum Source: Hashable, Sendable {
        case components(red: Double, green: Double, blue: Double, alpha: Double)
        case color(Color)
        case dynamic(Provider)
    }

    /// A function that makes a colour; equal to itself only.
    final class Provider: Hashable, Sendable {
        let make: @Sendable (UITraitCollection) -> UIColor

        init(make: @escaping @Sendable (UITraitCollection) -> UIColor) {
            self.make = make
        }

        static func == (left: Provider, right: Provider) -> Bool { left === right }

        func hash(into hasher: inout Hasher) {
            hasher.combine(ObjectIdentifier(self))
        }
    }

    let source: Source

    init(source: Source) {
        self.source = source
    }

    /// No colour at all, where an initializer fails after it.
    override public convenience init() {
        self.init(white: 0, alpha: 0)
    }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(
            source: .components(
                red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
    }

    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(
            source: .color(
                Color(
                    .displayP3, red: Double(red), green: Double(green), blue: Double(blue),
                    opacity: Double(alpha))))
    }

    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(
            source: .color(
                Color(
                    hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness),
                    opacity: Double(alpha))))
    }

    public convenience init(_ color: Color) {
        self.init(source: .color(color))
    }

    /// A colour of an asset catalogue; a name that it does not have fails the picture with a message.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        self.init(source: .color(Color(name, bundle: bundle)))
    }

    public convenience init(resource: ColorResource) {
        self.init(source: .color(Color(resource)))
    }

    /// A colour that is made for the traits under which it is used.
    public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        self.init(source: .dynamic(Provider(make: dynamicProvider)))
    }

    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch source {
        case .components(let red, let green, let blue, _):
            UIColor(source: .components(red: red, green: green, blue: blue, alpha: Double(alpha)))
        case .color(let color):
            UIColor(source: .color(color.opacity(Double(alpha))))
        case .dynamic(let provider):
            UIColor { provider.make($0).withAlphaComponent(alpha) }
        }
    }

    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        guard case .dynamic(let provider) = source else { return self }
        return provider.make(traitCollection).resolvedColor(with: traitCollection)
    }

    override public func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.source == source }

    override public var hash: Int { source.hashValue }
}

extension UIColor {
    /// The view's colour.
    var color: Color {
        switch source {
        case .components(let red, let green, let blue, let alpha):
            Color(red: red, green: green, blue: blue, opacity: alpha)
        case .color(let color): color
        case .dynamic: Color(DynamicUIColor(color: self))
        }
    }
}

/// A dynamic colour where a view uses it.
private struct DynamicUIColor: DynamicColor {
    let color: UIColor

    func color(in environment: EnvironmentValues) -> Color {
        color.resolvedColor(with: UITraitCollection(environment)).color
    }
}

extension Color {
    public init(uiColor color: UIColor) {
        self = color.color
    }

    /// Gives way to `Color(.name)` of an asset, whose name colours of UIKit bear as well.
    @_disfavoredOverload
    public init(_ color: UIColor) {
        self = color.color
    }
}
