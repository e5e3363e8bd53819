public import Foundation

extension GraphicsContext {
    /// What a path is filled or stroked with.
    public nonisolated struct Shading: Sendable {
        /// Places are points of the canvas.
        private enum Content: Sendable {
            case style(AnyShapeStyle)
            case linear(Gradient, from: CGPoint, to: CGPoint, GradientOptions)
            case radial(
                Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat, GradientOptions)
            case conic(Gradient, center: CGPoint, angle: Angle)
            /// One at least, for what has several levels.
            case palette([Shading])
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
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(content: .linear(gradient, from: startPoint, to: endPoint, options))
        }

        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(
                content: .radial(
                    gradient, center: center, startRadius: startRadius, endRadius: endRadius, options))
        }

        /// Colours once around a point, beginning at an angle, so that there is nothing to repeat.
        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = .zero,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(content: .conic(gradient, center: center, angle: angle))
        }

        /// A mesh whose points are parts of the canvas.
        public static func meshGradient(_ mesh: MeshGradient) -> Shading { .style(mesh) }

        /// A shading for each level of what has several, such as a symbol; the first one for all else.
        public static func palette(_ array: [Shading]) -> Shading {
            array.isEmpty ? .foreground : Shading(content: .palette(array))
        }

        /// The shadings of the levels, one at least.
        var levels: [Shading] {
            if case .palette(let shadings) = content { shadings } else { [self] }
        }

        /// The style for a view that is as large as the canvas, in a context with a transform.
        func style(in size: CGSize, _ transform: CGAffineTransform) -> AnyShapeStyle {
            let place = { (point: CGPoint) in
                let place = point.applying(transform)
                return UnitPoint(
                    x: size.width > 0 ? place.x / size.width : 0,
                    y: size.height > 0 ? place.y / size.height : 0)
            }
            // What the canvas shows of the places that shadings are given in.
            let room = Path(CGRect(origin: .zero, size: size)).applying(transform.inverted()).boundingRect
            switch content {
            case .style(let style):
                return style
            case .linear(let gradient, let from, let to, let options):
                let line = gradient.repeated(options, from: from, to: to, in: room)
                return AnyShapeStyle(
                    LinearGradient(
                        gradient: line.gradient, startPoint: place(line.from), endPoint: place(line.to)))
            case .radial(let gradient, let center, let startRadius, let endRadius, let options):
                let ring = gradient.repeated(
                    options, center: center, startRadius: startRadius, endRadius: endRadius, in: room)
                return AnyShapeStyle(
                    RadialGradient(
                        gradient: ring.gradient, center: place(center),
                        startRadius: ring.startRadius * transform.scale,
                        endRadius: ring.endRadius * transform.scale))
            case .conic(let gradient, let center, let angle):
                return AnyShapeStyle(
                    AngularGradient(gradient: gradient, center: place(center), angle: angle))
            case .palette(let shadings):
                return shadings[0].style(in: size, transform)
            }
        }
    }
}
