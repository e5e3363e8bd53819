public import Foundation

extension GraphicsContext {
    /// What a path is filled or stroked with.
    public nonisolated struct Shading: Sendable {
        /// Places are points of the canvas.
        private enum Content: Sendable {
            case style(AnyShapeStyle)
            case linear(Gradient, from: CGPoint, to: CGPoint)
            case radial(Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
            case conic(Gradient, center: CGPoint, angle: Angle)
        }

        private let content: Content

        public static func color(_ color: Color) -> Shading { .style(color) }

        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
            opacity: Double = 1
        ) -> Shading { .style(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity)) }

        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading { .style(Color(colorSpace, white: white, opacity: opacity)) }

        public static func style<S: ShapeStyle>(_ style: S) -> Shading {
            Shading(content: .style(AnyShapeStyle(style)))
        }

        public static var foreground: Shading { .style(ForegroundStyle()) }

        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint
        ) -> Shading {
            Shading(content: .linear(gradient, from: startPoint, to: endPoint))
        }

        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
        ) -> Shading {
            Shading(
                content: .radial(gradient, center: center, startRadius: startRadius, endRadius: endRadius))
        }

        /// Colours once around a point, beginning at an angle.
        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = .zero
        ) -> Shading {
            Shading(content: .conic(gradient, center: center, angle: angle))
        }

        /// The style for a view that is as large as the canvas, in a context with a transform.
        func style(in size: CGSize, _ transform: CGAffineTransform) -> AnyShapeStyle {
            let place = { (point: CGPoint) in
                let place = point.applying(transform)
                return UnitPoint(
                    x: size.width > 0 ? place.x / size.width : 0,
                    y: size.height > 0 ? place.y / size.height : 0)
            }
            switch content {
            case .style(let style):
                return style
            case .linear(let gradient, let from, let to):
                return AnyShapeStyle(
                    LinearGradient(gradient: gradient, startPoint: place(from), endPoint: place(to)))
            case .radial(let gradient, let center, let startRadius, let endRadius):
                return AnyShapeStyle(
                    RadialGradient(
                        gradient: gradient, center: place(center), startRadius: startRadius * transform.scale,
                        endRadius: endRadius * transform.scale))
            case .conic(let gradient, let center, let angle):
                return AnyShapeStyle(
                    AngularGradient(gradient: gradient, center: place(center), angle: angle))
            }
        }
    }
}
