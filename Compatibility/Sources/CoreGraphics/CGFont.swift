public import Foundation

/// The bytes of a file.
public final class CGDataProvider: Sendable {
    public let data: Data?

    public init?(data: Data) {
        self.data = data
    }

    public convenience init?(data: NSData) {
        self.init(data: Data(referencing: data))
    }

    public init?(url: URL) {
        // A file that is not there has no provider, as on Apple's systems.
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.data = data
    }
}

/// A font's file; texts take their fonts from what the catalogue declares.
public final class CGFont: Sendable {
    public let postScriptName: String?
    public let fullName: String?

    public init?(_ provider: CGDataProvider) {
        guard provider.data?.isEmpty == false else { return nil }
        self.postScriptName = nil
        self.fullName = nil
    }
}
