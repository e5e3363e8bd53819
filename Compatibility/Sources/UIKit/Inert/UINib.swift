public import Foundation

/// An archive of views, which is not read: there is nothing in it.
open class UINib: NSObject {
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {}

    public init(data: Data, bundle bundleOrNil: Bundle?) {}

    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [String: Any]? = nil) -> [Any] {
        []
    }
}
