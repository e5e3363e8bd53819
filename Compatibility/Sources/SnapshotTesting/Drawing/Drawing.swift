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
