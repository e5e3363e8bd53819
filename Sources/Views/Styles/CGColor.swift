public import Foundation

/// A fixed colour as Core Graphics has it, which Foundation lacks here: four components in sRGB.
public nonisolated final class CGColor: Hashable, Sendable {
    /// Red, green, blue and alpha.
    public let components: [CGFloat]?

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.components = [red, green, blue, alpha]
    }

    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    public var numberOfComponents: Int { components?.count ?? 0 }
    public var alpha: CGFloat { components?.last ?? 1 }

    public static func == (left: CGColor, right: CGColor) -> Bool { left.components == right.components }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(components)
    }
}

extension Color {
    public init(cgColor: CGColor) {
        let parts = (cgColor.components ?? []).map { Double($0) }
        guard parts.count == 4 else {
            self = .clear
            return
        }
        self.init(red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
    }

    public init(_ cgColor: CGColor) {
        self.init(cgColor: cgColor)
    }
}
