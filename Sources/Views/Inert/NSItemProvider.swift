public import Foundation

/// What is dragged to another app; here nothing is.
public final class NSItemProvider: NSObject {
    override public init() {}

    public init(object: Any) {}

    public convenience init?(contentsOf url: URL) {
        self.init()
    }
}
