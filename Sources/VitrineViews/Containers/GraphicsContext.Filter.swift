public import Foundation
import VitrineDrawing

extension GraphicsContext {
    /// A change of what is drawn after it was added, each drawing as one.
    public nonisolated struct Filter: Sendable {
        /// Changes a view that is as large as the canvas.
        let change: @Sendable (_ view: AnyView, _ environment: EnvironmentValues) -> any View

        private init(_ change: @escaping @Sendable (AnyView, EnvironmentValues) -> any View) {
            self.change = change
        }

        private init(_ change: @escaping @Sendable (AnyView) -> any View) {
            self.change = { view, _ in change(view) }
        }

        /// A Gaussian blur, whose deviation in points is the radius; the options are without effect.
        public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
            Filter { $0.blur(radius: radius) }
        }

        /// A blurred copy below what is drawn, or instead of it; a mode of blending and further options are left out with a finding.
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
            y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
        ) -> Filter {
            let leavesOut = blendMode != .normal || !options.subtracting(.shadowOnly).isEmpty
            return Filter { view, environment in
                let shadow: any View =
                    options.contains(.shadowOnly)
                    ? view.changingColors(by: .silhouette(of: color.sRGB(in: environment)))
                        .blur(radius: radius).offset(x: x, y: y)
                    : view.shadow(color: color, radius: radius, x: x, y: y)
                guard leavesOut else { return shadow }
                return AnyView(shadow).snapshotFinding(
                    "a canvas's shadow filter is drawn without its mode of blending and without options other than 'shadowOnly'"
                )
            }
        }

        /// Multiplies red, green, blue and alpha with those of a colour.
        public static func colorMultiply(_ color: Color) -> Filter { Filter { $0.colorMultiply(color) } }

        public static func colorMatrix(_ matrix: ColorMatrix) -> Filter {
            Filter { $0.changingColors(by: VitrineDrawing.ColorMatrix(matrix)) }
        }

        public static func hueRotation(_ angle: Angle) -> Filter { Filter { $0.hueRotation(angle) } }

        public static func saturation(_ amount: Double) -> Filter { Filter { $0.saturation(amount) } }

        public static func brightness(_ amount: Double) -> Filter { Filter { $0.brightness(amount) } }

        public static func contrast(_ amount: Double) -> Filter { Filter { $0.contrast(amount) } }

        public static func grayscale(_ amount: Double) -> Filter { Filter { $0.grayscale(amount) } }

        /// Inverts colours by an amount, 0 not at all and 1 wholly; half inverted all are grey.
        public static func colorInvert(_ amount: Double = 1) -> Filter {
            Filter { $0.contrast(1 - 2 * amount) }
        }

        /// Shows bright parts as opaque black and dark ones as transparent.
        public static var luminanceToAlpha: Filter { Filter { $0.luminanceToAlpha() } }

        /// Shows a colour where alpha is at least the minimum, and nothing elsewhere; a maximum below 1 is left out with a finding.
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
            Filter { view, environment in
                let parts = view.changingColors(
                    by: .silhouette(of: color.sRGB(in: environment), whereAlphaIsAtLeast: min))
                guard max < 1 else { return parts }
                return parts.snapshotFinding(
                    "a canvas's 'alphaThreshold' filter is drawn without its maximum")
            }
        }

        /// Moves what is drawn, around the canvas's corner; a perspective is left out with a finding.
        public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
            Filter { $0.projectionEffect(matrix) }
        }

        /// Left out with a finding.
        public static func colorShader(_ shader: Shader) -> Filter { Filter { $0.colorEffect(shader) } }

        /// Left out with a finding.
        public static func distortionShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter {
            Filter { $0.distortionEffect(shader, maxSampleOffset: maxSampleOffset) }
        }

        /// Left out with a finding.
        public static func layerShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter {
            Filter { $0.layerEffect(shader, maxSampleOffset: maxSampleOffset) }
        }
    }
}

nonisolated extension View {
    fileprivate func changingColors(by matrix: VitrineDrawing.ColorMatrix) -> some View {
        modified(by: .effect(.colors(.matrix(matrix))))
    }
}
