/// Content that a cache may discard while nothing uses it.
public protocol NSDiscardableContent: AnyObject {
    func beginContentAccess() -> Bool

    func endContentAccess()

    func discardContentIfPossible()

    func isContentDiscarded() -> Bool
}
