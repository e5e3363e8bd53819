public import Foundation

/// What is dragged to another app; here nothing is.
public final class NSItemProvider: NSObject {
    override public init() {}

    public init(object: Any) {}

    public convenience init?(contentsOf url: URL) {
        self.init()
    }

    /// Nothing is dropped on a picture.
    public func canLoadObject<Object>(ofClass type: Object.Type) -> Bool { false }

    @discardableResult
    public func loadObject<Object>(
        ofClass type: Object.Type, completionHandler: @escaping @Sendable (Object?, (any Error)?) -> Void
    ) -> Progress { Progress(totalUnitCount: 0) }
}
