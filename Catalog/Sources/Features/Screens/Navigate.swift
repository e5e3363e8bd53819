import MarketplaceModel
import Vitrine

/// The ways out of a screen that its bars offer; the host supplies them.
public struct Navigate {
    public let goBack: @MainActor () -> Void
    public let choose: @MainActor (AppTab) -> Void

    public init(goBack: @escaping @MainActor () -> Void, choose: @escaping @MainActor (AppTab) -> Void) {
        self.goBack = goBack
        self.choose = choose
    }
}

extension EnvironmentValues {
    /// The ways out; none where no host is around.
    public var navigate: Navigate {
        get { self[NavigateKey.self] }
        set { self[NavigateKey.self] = newValue }
    }
}

private enum NavigateKey: EnvironmentKey {
    static var defaultValue: Navigate { Navigate(goBack: {}, choose: { _ in }) }
}
