public import Foundation
public import Vitrine

#if UIKit
    public import UIKit
#endif

/// An advertisement of the store's for an app, which nobody sees here.
@MainActor @preconcurrency
public final class SKOverlay: NSObject {
    public enum Position: Int, Sendable {
        case bottom, bottomRaised
    }

    @MainActor @preconcurrency
    public class Configuration: NSObject {}

    public final class AppConfiguration: Configuration {
        public var appIdentifier: String
        public var position: Position
        public var campaignToken: String?
        public var providerToken: String?
        public var customProductPageIdentifier: String?
        public var latestReleaseID: String?
        public var userDismissible = true

        public init(appIdentifier: String, position: Position) {
            self.appIdentifier = appIdentifier
            self.position = position
        }
    }

    public final class AppClipConfiguration: Configuration {
        public var position: Position
        public var campaignToken: String?
        public var providerToken: String?

        public init(position: Position) { self.position = position }
    }

    public let configuration: Configuration

    public init(configuration: Configuration) { self.configuration = configuration }

    #if UIKit
        public func present(in scene: UIWindowScene) {}
        public static func dismiss(in scene: UIWindowScene) {}
    #endif
}

nonisolated extension View {
    /// The advertisement is not shown here.
    public func appStoreOverlay(
        isPresented: Binding<Bool>, configuration: @escaping () -> SKOverlay.Configuration
    ) -> some View { self }
}
