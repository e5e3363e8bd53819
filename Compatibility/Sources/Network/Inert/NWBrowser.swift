public import Dispatch

/// Would find services near by: here there are none.
public final class NWBrowser {
    public enum Descriptor: Hashable, Sendable {
        case bonjour(type: String, domain: String?)
        case bonjourWithTXTRecord(type: String, domain: String?)
    }

    public enum State: Equatable, Sendable {
        case setup
        case ready
        case failed(NWError)
        case cancelled
        case waiting(NWError)
    }

    public struct Result: Hashable, Sendable {
        public enum Change: Hashable, Sendable {
            case identical
            case added(Result)
            case removed(Result)
        }

        public enum Metadata: Hashable, Sendable {
            case bonjour(NWTXTRecord)
            case none
        }

        public let endpoint: NWEndpoint
        public let metadata: Metadata
        public let interfaces: [NWInterface]
    }

    public let descriptor: Descriptor
    public let parameters: NWParameters
    public let state = State.setup
    public private(set) var queue: DispatchQueue?
    public var stateUpdateHandler: (@Sendable (State) -> Void)?
    public var browseResultsChangedHandler: (@Sendable (Set<Result>, Set<Result.Change>) -> Void)?
    public var browseResults: Set<Result> { [] }

    public init(for descriptor: Descriptor, using parameters: NWParameters) {
        self.descriptor = descriptor
        self.parameters = parameters
    }

    public func start(queue: DispatchQueue) {
        self.queue = queue
    }

    public func cancel() {}
}

/// What a service says of itself.
public struct NWTXTRecord: Hashable, Sendable {
    public var dictionary: [String: String]

    public init(_ dictionary: [String: String] = [:]) {
        self.dictionary = dictionary
    }

    public subscript(key: String) -> String? {
        get { dictionary[key] }
        set { dictionary[key] = newValue }
    }
}
