public import SwiftUI

/// What an app's tips have in common.
public enum Tips {
    public enum Status: Hashable, Sendable {
        case pending, available
        case invalidated(InvalidationReason)
    }

    public enum InvalidationReason: Hashable, Sendable {
        case actionPerformed, displayCountExceeded, displayDurationExceeded, tipClosed
    }

    /// How often tips are shown and where it is written down, which is nowhere.
    public struct ConfigurationOption: Sendable {
        public enum DisplayFrequency: Sendable {
            case immediate, hourly, daily, weekly, monthly
        }

        public enum DatastoreLocation: Sendable {
            case applicationDefault
            case groupContainer(identifier: String)
            case url(URL)
        }

        public static func displayFrequency(_ frequency: DisplayFrequency) -> ConfigurationOption {
            ConfigurationOption()
        }

        public static func datastoreLocation(_ location: DatastoreLocation) -> ConfigurationOption {
            ConfigurationOption()
        }
    }

    public static func configure(_ options: [ConfigurationOption] = []) throws {}

    public static func resetDatastore() throws {}

    public static func showAllTipsForTesting() {}

    public static func hideAllTipsForTesting() {}

    public static func showTipsForTesting(_ tips: [any Tip.Type]) {}

    public static func hideTipsForTesting(_ tips: [any Tip.Type]) {}

    /// A button below a tip.
    public struct Action: Identifiable, Sendable {
        public let id: String
        public let index: Int?
        let label: @MainActor @Sendable () -> Text
        let perform: @MainActor @Sendable () -> Void

        public init(
            id: String = "", perform handler: @escaping @MainActor @Sendable () -> Void = {},
            _ label: @escaping @MainActor @Sendable () -> Text
        ) {
            self.id = id
            index = nil
            self.label = label
            perform = handler
        }

        public init<S: StringProtocol & Sendable>(
            id: String = "", title: S, perform handler: @escaping @MainActor @Sendable () -> Void = {}
        ) {
            self.init(id: id, perform: handler) { Text(title) }
        }
    }

    /// When a tip is shown; each is shown.
    public struct Rule: Sendable {}

    /// Something that happens in an app; donations are not counted.
    public struct Event<DonationInfo: Codable & Sendable>: Identifiable, Sendable {
        public let id: String

        public init(id: String) where DonationInfo == EmptyDonation {
            self.id = id
        }

        public func donate() async where DonationInfo == EmptyDonation {}

        public func sendDonation() where DonationInfo == EmptyDonation {}
    }

    public struct EmptyDonation: Codable, Sendable {}

    public struct MaxDisplayCount: TipOption {
        public init(_ maxDisplayCount: Int) {}
    }

    public struct IgnoresDisplayFrequency: TipOption {
        public init(_ ignoresDisplayFrequency: Bool) {}
    }

    @resultBuilder
    public enum ActionBuilder {
        public static func buildExpression(_ action: Action) -> [Action] { [action] }

        public static func buildBlock(_ actions: [Action]...) -> [Action] { actions.flatMap(\.self) }

        public static func buildOptional(_ actions: [Action]?) -> [Action] { actions ?? [] }

        public static func buildEither(first actions: [Action]) -> [Action] { actions }

        public static func buildEither(second actions: [Action]) -> [Action] { actions }
    }

    @resultBuilder
    public enum RuleBuilder {
        public static func buildBlock(_ rules: Rule...) -> [Rule] { rules }
    }

    @resultBuilder
    public enum OptionsBuilder {
        public static func buildBlock(_ options: any TipOption...) -> [any TipOption] { options }
    }
}
