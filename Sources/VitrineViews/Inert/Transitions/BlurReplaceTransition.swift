/// A view comes and goes in a blur.
public nonisolated struct BlurReplaceTransition: Transition, Sendable {
    /// Which way a view that is replaced goes.
    public struct Configuration: Hashable, Sendable {
        private let name: String

        public static let downUp = Configuration(name: "downUp")
        public static let upUp = Configuration(name: "upUp")
    }

    public var configuration: Configuration

    public init(configuration: Configuration) {
        self.configuration = configuration
    }

    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

nonisolated extension Transition where Self == BlurReplaceTransition {
    public static var blurReplace: BlurReplaceTransition { blurReplace(.downUp) }

    public static func blurReplace(
        _ config: BlurReplaceTransition.Configuration = .downUp
    ) -> BlurReplaceTransition {
        BlurReplaceTransition(configuration: config)
    }
}
