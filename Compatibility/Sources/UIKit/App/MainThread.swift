import PictureFoundation

/// Runs where views are made, measured and drawn; code on another thread waits.
package func onMainThread<Value: Sendable>(_ body: @MainActor () -> Value) -> Value {
    if Thread.isMainThread { return MainActor.assumeIsolated(body) }
    return DispatchQueue.main.sync { MainActor.assumeIsolated(body) }
}
