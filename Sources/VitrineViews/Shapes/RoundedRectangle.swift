public import Foundation
package import VitrineDrawing

/// The rectangle with rounded corners.
public nonisolated struct RoundedRectangle: PrimitiveShape {
    public var cornerSize: CGSize
    public var style: RoundedCornerStyle
    /// What the radius is instead, once the environment is known.
    private var token: String?

    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    /// The rectangle whose corners have a token's length as their radius.
    package init(cornerRadiusToken path: String, style: RoundedCornerStyle) {
        self.init(cornerSize: .zero, style: style)
        self.token = path
    }

    package var geometry: ShapeGeometry {
        if let token { Resources.current?.failures.add(UnusableToken.shapeWithoutEnvironment(path: token)) }
        return geometry(withRadius: cornerSize.width)
    }

    package func geometry(in environment: EnvironmentValues) -> ShapeGeometry {
        geometry(withRadius: token.map { environment.tokens.length($0) } ?? cornerSize.width)
    }

    private func geometry(withRadius radius: CGFloat) -> ShapeGeometry {
        .roundedRectangle(CornerRadii(all: Double(radius)), isContinuous: style == .continuous)
    }
}

extension Shape where Self == RoundedRectangle {
    public static func rect(
        cornerSize: CGSize, style: RoundedCornerStyle = .continuous
    ) -> RoundedRectangle { RoundedRectangle(cornerSize: cornerSize, style: style) }

    public static func rect(
        cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
    ) -> RoundedRectangle { RoundedRectangle(cornerRadius: cornerRadius, style: style) }
}
