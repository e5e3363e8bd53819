import Dispatch

/// Does something on the main actor while the caller, who may be anywhere, waits.
func onMainActor<Output: Sendable>(_ body: @MainActor () throws -> Output) rethrows -> Output {
    if MainQueue.isCurrent { return try MainActor.assumeIsolated(body) }
    return try DispatchQueue.main.sync { try MainActor.assumeIsolated(body) }
}

private enum MainQueue {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }
}
