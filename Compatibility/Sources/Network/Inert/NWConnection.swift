public import Dispatch
public import Foundation

/// Would exchange data with another device: here it stays as it was made, and nothing is sent or received.
public final class NWConnection {
    public enum State: Equatable, Sendable {
        case setup
        case waiting(NWError)
        case preparing
        case ready
        case failed(NWError)
        case cancelled
    }

    public final class ContentContext: Sendable {
        public let identifier: String

        public init(identifier: String) {
            self.identifier = identifier
        }

        public static let defaultMessage = ContentContext(identifier: "Default message")
        public static let finalMessage = ContentContext(identifier: "Final message")
        public static let defaultStream = ContentContext(identifier: "Default stream")
    }

    public enum SendCompletion {
        case contentProcessed(@Sendable (NWError?) -> Void)
        case idempotent
    }

    public let endpoint: NWEndpoint
    public let parameters: NWParameters
    public private(set) var queue: DispatchQueue?
    public let state = State.setup
    public var stateUpdateHandler: (@Sendable (State) -> Void)?
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
    public var viabilityUpdateHandler: (@Sendable (Bool) -> Void)?
    public var betterPathUpdateHandler: (@Sendable (Bool) -> Void)?
    public var currentPath: NWPath? { nil }

    public init(to: NWEndpoint, using: NWParameters) {
        endpoint = to
        parameters = using
    }

    public convenience init(host: NWEndpoint.Host, port: NWEndpoint.Port, using: NWParameters) {
        self.init(to: .hostPort(host: host, port: port), using: using)
    }

    public func start(queue: DispatchQueue) {
        self.queue = queue
    }

    public func restart() {}

    public func cancel() {}

    public func forceCancel() {}

    public func send(
        content: Data?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true,
        completion: SendCompletion
    ) {}

    public func receive(
        minimumIncompleteLength: Int, maximumLength: Int,
        completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void
    ) {}

    public func receiveMessage(
        completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void
    ) {}
}
