public import VitrineComposition
public import VitrineGeometry
public import VitrineRendering

/// The file beside a picture: everything that decides the picture, and hashes that show whether both belong together.
public struct Sidecar: Equatable, Sendable {
    public var header: SidecarHeader
    /// The resolved tree with its boxes, parents before their children.
    public var nodes: [NodeDescription]

    public init(header: SidecarHeader, nodes: [NodeDescription]) {
        self.header = header
        self.nodes = nodes
    }
}

/// The part of a sidecar that shows whether a picture is still up to date.
public struct SidecarHeader: Equatable, Sendable {
    public var size: PixelSize
    /// Device pixels per point.
    public var scale: Double
    /// The hash of the drawing steps and of what assistive technology finds.
    public var compositionHash: String
    /// The hash of the picture file's bytes; nothing where the sidecar alone is the reference.
    public var pictureHash: String?
    /// The hash of the picture's pixels, RGBA with straight alpha, and of its sides.
    public var pixelHash: String
    public var fingerprint: Fingerprint

    public init(
        size: PixelSize, scale: Double, compositionHash: String, picture: PictureHashes,
        fingerprint: Fingerprint
    ) {
        self.size = size
        self.scale = scale
        self.compositionHash = compositionHash
        self.pictureHash = picture.bytes
        self.pixelHash = picture.pixels
        self.fingerprint = fingerprint
    }
}

/// The hashes by which a sidecar knows its picture.
public struct PictureHashes: Equatable, Sendable {
    /// Of the file; nothing where it is not kept.
    public var bytes: String?
    public var pixels: String

    public init(bytes: String?, pixels: String) {
        self.bytes = bytes
        self.pixels = pixels
    }
}
