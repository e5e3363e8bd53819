package import Foundation

extension OperationQueue {
    /// What Foundation says, for a module that has a `current` of its own.
    package static var currentOfFoundation: OperationQueue? { current }
}
