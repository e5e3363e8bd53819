public import Foundation

/// Something that goes on and is shown while a device is locked; none is ever shown here.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable {
    public typealias ContentState = Attributes.ContentState
    public typealias ActivityUpdates = AsyncStream<Activity<Attributes>>
    public typealias ActivityStateUpdates = AsyncStream<ActivityState>
    public typealias ContentUpdates = AsyncStream<ActivityContent<ContentState>>
    public typealias ContentStateUpdates = AsyncStream<ContentState>
    public typealias PushTokenUpdates = AsyncStream<Data>

    public let id: String
    public let attributes: Attributes
    public let content: ActivityContent<ContentState>

    private init(attributes: Attributes, content: ActivityContent<ContentState>) {
        id = UUID().uuidString
        self.attributes = attributes
        self.content = content
    }

    public var contentState: ContentState { content.state }
    public var activityState: ActivityState { .dismissed }
    public var pushToken: Data? { nil }

    /// None.
    public static var activities: [Activity<Attributes>] { [] }
    public static var pushToStartToken: Data? { nil }

    /// Ends at once, as the following ones.
    public static var activityUpdates: ActivityUpdates { AsyncStream { $0.finish() } }
    public static var pushToStartTokenUpdates: PushTokenUpdates { AsyncStream { $0.finish() } }
    public var activityStateUpdates: ActivityStateUpdates { AsyncStream { $0.finish() } }
    public var contentUpdates: ContentUpdates { AsyncStream { $0.finish() } }
    public var contentStateUpdates: ContentStateUpdates { AsyncStream { $0.finish() } }
    public var pushTokenUpdates: PushTokenUpdates { AsyncStream { $0.finish() } }

    /// - Throws: always, as activities are not allowed.
    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
    ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.denied }

    /// - Throws: always, as activities are not allowed.
    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil,
        style: ActivityStyle
    ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.denied }

    /// - Throws: always, as activities are not allowed.
    public static func request(
        attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
    ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.denied }

    public func update(_ content: ActivityContent<ContentState>) async {}

    public func update(
        _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration?
    ) async {}

    public func update(
        _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil,
        timestamp: Date
    ) async {}

    public func update(
        using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil
    ) async {}

    public func end(
        _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async {}

    public func end(
        _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default,
        timestamp: Date
    ) async {}

    public func end(
        using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async {}
}

/// Who may change an activity from afar.
public struct PushType: Hashable, Sendable {
    private let channel: String?

    public static let token = PushType(channel: nil)

    public static func channel(_ channelId: String) -> PushType { PushType(channel: channelId) }
}

/// Why no activity is shown; here that none is allowed.
public enum ActivityAuthorizationError: Error, Hashable, Sendable {
    case attributesTooLarge, denied, globalMaximumExceeded, malformedActivityIdentifier
    case missingProcessIdentifier, persistenceFailure, reconnectNotPermitted, targetMaximumExceeded
    case unentitled, unsupported, unsupportedTarget, visibility
}

/// Whether activities are allowed, which they are not.
public final class ActivityAuthorizationInfo: Sendable {
    public typealias ActivityEnablementUpdates = AsyncStream<Bool>
    public typealias FrequentPushEnablementUpdates = AsyncStream<Bool>

    public let areActivitiesEnabled = false
    public let frequentPushesEnabled = false

    public init() {}

    /// Ends at once, as the other.
    public var activityEnablementUpdates: ActivityEnablementUpdates { AsyncStream { $0.finish() } }
    public var frequentPushEnablementUpdates: FrequentPushEnablementUpdates { AsyncStream { $0.finish() } }
}
