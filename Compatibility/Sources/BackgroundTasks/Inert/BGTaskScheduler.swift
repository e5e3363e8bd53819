public import Foundation

/// Wakes an app for its tasks, which nobody does here.
public final class BGTaskScheduler: NSObject, Sendable {
    public static let shared = BGTaskScheduler()

    /// The handler is not called.
    @discardableResult
    public func register(
        forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
        launchHandler: @escaping (BGTask) -> Void
    ) -> Bool { true }

    /// - Throws: never; nothing is kept of the request.
    public func submit(_ taskRequest: BGTaskRequest) throws {}

    public func cancel(taskRequestWithIdentifier identifier: String) {}

    public func cancelAllTaskRequests() {}

    public func pendingTaskRequests() async -> [BGTaskRequest] { [] }
}

/// When an app would be woken.
open class BGTaskRequest: NSObject {
    public let identifier: String
    open var earliestBeginDate: Date?

    fileprivate init(_ identifier: String) {
        self.identifier = identifier
    }
}

public final class BGAppRefreshTaskRequest: BGTaskRequest {
    public init(identifier: String) {
        super.init(identifier)
    }
}

public final class BGProcessingTaskRequest: BGTaskRequest {
    public var requiresNetworkConnectivity = false
    public var requiresExternalPower = false

    public init(identifier: String) {
        super.init(identifier)
    }
}

/// What an app does when it is woken.
open class BGTask: NSObject {
    public let identifier: String
    open var expirationHandler: (() -> Void)?

    init(identifier: String) {
        self.identifier = identifier
    }

    open func setTaskCompleted(success: Bool) {}
}

public final class BGAppRefreshTask: BGTask {}

public final class BGProcessingTask: BGTask {}
