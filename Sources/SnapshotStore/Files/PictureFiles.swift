/// A picture's file and its sidecar's, ready to be written.
public struct PictureFiles: Equatable, Sendable {
    public var picture: [UInt8]
    public var sidecar: [UInt8]

    public init(picture: [UInt8], sidecar: [UInt8]) {
        self.picture = picture
        self.sidecar = sidecar
    }

    var state: String { Self.state(picture: picture, sidecar: sidecar) }

    /// Tells this state of a reference from every other; nothing is a missing file.
    static func state(picture: [UInt8]?, sidecar: [UInt8]?) -> String {
        let hashes = [picture, sidecar].map { $0.map(contentHash) ?? "none" }
        return hashes.joined(separator: " ")
    }
}
