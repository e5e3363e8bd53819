public import Foundation

extension UIWindowScene {
    /// How a scene is to stand on its screen.
    @MainActor @preconcurrency
    open class GeometryPreferences: NSObject {
        /// The phone's, which does not turn.
        public static func iOS(interfaceOrientations: UIInterfaceOrientationMask? = nil) -> IOS {
            IOS(interfaceOrientations: interfaceOrientations)
        }

        @MainActor @preconcurrency
        public final class IOS: GeometryPreferences {
            public var interfaceOrientations: UIInterfaceOrientationMask?

            public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
                self.interfaceOrientations = interfaceOrientations
            }
        }
    }

    /// How a scene stands on its screen.
    @MainActor @preconcurrency
    public final class Geometry: NSObject {
        public let interfaceOrientation: UIInterfaceOrientation

        init(_ scene: UIWindowScene) {
            interfaceOrientation = scene.interfaceOrientation
        }
    }

    public var effectiveGeometry: Geometry { Geometry(self) }

    /// The scene stays as it is; the error handler is not called.
    public func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) {}
}
