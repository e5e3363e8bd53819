public import Foundation

/// A file of an asset catalogue, which is not read: there is none.
public final class NSDataAsset: NSObject {
    public let name: String
    public let data: Data

    public init?(name: String) { nil }

    public init?(name: String, bundle: Bundle) { nil }
}
