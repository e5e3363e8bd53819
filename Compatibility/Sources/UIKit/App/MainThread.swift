import Foundation

/// Runs where views are made, measured and drawn; code on another thread waits.
package func onMainThread<Value: Sendable>(_ body: @MainActor () -> Value) -> Value {
    if Thread.isMainThread || MainQueue.isCurrent { return MainActor.assumeIsolated(body) }
    return DispatchQueue.main.sync { MainActor.assumeIsolated(body) }
}

/// The main queue, which any thread of Linux may work off.
private enum MainQueue {
    private static let mark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) == true }
}
