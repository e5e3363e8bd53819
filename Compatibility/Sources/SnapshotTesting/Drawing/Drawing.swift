import Foundation
package import UIKit

/// A picture that is drawn on the main thread; where that fails an empty one, and the reason for the assertion.
package func drawing(_ draw: @MainActor () throws -> UIImage) -> UIImage {
    let result = onMainThread { Result { try draw() } }
    return SnapshotProblems.noting(orElse: UIImage()) { () throws(SnapshotError) in
        do {
            return try result.get()
        } catch let error as SnapshotError {
            throw error
        } catch {
            throw .notDrawn(reason: "\(error)")
        }
    }
}

/// Runs where views are made and drawn; a test on another thread waits.
func onMainThread<Value: Sendable>(_ body: @MainActor () -> Value) -> Value {
    if Thread.isMainThread || MainQueue.isCurrent { return MainActor.assumeIsolated(body) }
    return DispatchQueue.main.sync { MainActor.assumeIsolated(body) }
}

/// The main queue, which Swift Testing lets any thread of Linux work off.
private enum MainQueue {
    private static let mark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) == true }
}
