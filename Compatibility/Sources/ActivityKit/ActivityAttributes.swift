public import Foundation
public import VitrineViews

/// What of an activity stays as it is while it lasts.
public protocol ActivityAttributes: Codable {
    associatedtype ContentState: Codable, Hashable
}

/// What of an activity changes.
public struct ActivityContent<State: Codable & Hashable>: Hashable, Codable {
    public var state: State
    public var staleDate: Date?
    public var relevanceScore: Double

    public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
        self.state = state
        self.staleDate = staleDate
        self.relevanceScore = relevanceScore
    }
}

extension ActivityContent: Sendable where State: Sendable {}

public enum ActivityState: String, Codable, Hashable, Sendable {
    case active, ended, dismissed, stale, pending
}

/// How long an activity stays after its end.
public struct ActivityUIDismissalPolicy: Hashable, Sendable {
    private let date: Date?

    public static let `default` = ActivityUIDismissalPolicy(date: nil)
    public static let immediate = ActivityUIDismissalPolicy(date: .distantPast)

    public static func after(_ date: Date) -> ActivityUIDismissalPolicy {
        ActivityUIDismissalPolicy(date: date)
    }
}

/// Whether an activity stays when the device is locked.
public enum ActivityStyle: String, Codable, Hashable, Sendable {
    case standard, transient
}

/// What is said and heard when an activity changes.
public struct AlertConfiguration: Sendable {
    public struct AlertSound: Hashable, Sendable {
        private let name: String?

        public static var `default`: AlertSound { AlertSound(name: nil) }

        public static func named(_ name: String) -> AlertSound { AlertSound(name: name) }
    }

    public var title: LocalizedStringResource
    public var body: LocalizedStringResource
    public var sound: AlertSound

    public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {
        self.title = title
        self.body = body
        self.sound = sound
    }
}
