public import Foundation

/// A picture of an asset catalogue, as Xcode names it in generated code.
public nonisolated struct ImageResource: Hashable, Sendable {
    let asset: AssetName

    public init(name: String, bundle: Bundle) {
        self.asset = AssetName(name, in: bundle)
    }
}
