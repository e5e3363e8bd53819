/// What a cache may give up while nothing uses it.
public protocol NSDiscardableContent: AnyObject {
    func beginContentAccess() -> Bool

    func endContentAccess()

    func discardContentIfPossible()

    func isContentDiscarded() -> Bool
}
