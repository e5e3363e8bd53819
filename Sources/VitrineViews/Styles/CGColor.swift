public import Foundation

/// A fixed colour as Core Graphics has it, which Foundation lacks here: four components in sRGB.
public nonisolated final class CGColor: Hashable, Sendable {
    /// Red, green, blue and alpha.
    public let components: [CGFloat]?

    /// A color in sRGB, whose components are 0…1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.components = [red, green, blue, alpha]
    }

    /// A color in sRGB, whose components are 0…1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// A gray in sRGB, from 0 for black to 1 for white.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    /// Always 4: there are no colors of other spaces.
    public var numberOfComponents: Int { components?.count ?? 0 }
    /// How opaque the color is, from 0 to 1.
    public var alpha: CGFloat { components?.last ?? 1 }

    public static func == (left: CGColor, right: CGColor) -> Bool { left.components == right.components }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(components)
    }
}

extension Color {
    /// The same color as a view's.
    public init(cgColor: CGColor) {
        let parts = (cgColor.components ?? []).map { Double($0) }
        guard parts.count == 4 else {
            self = .clear
            return
        }
        self.init(red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
    }

    /// The same color as a view's.
    public init(_ cgColor: CGColor) {
        self.init(cgColor: cgColor)
    }
}
