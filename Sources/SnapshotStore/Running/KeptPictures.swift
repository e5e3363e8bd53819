/// What shows that a snapshot is not its reference.
struct KeptPictures {
    var actual: PictureFiles
    /// The difference picture as a PNG file; nothing where there is nothing to compare with.
    var difference: [UInt8]?
}

extension SnapshotResult {
    /// Names the pictures that show it.
    mutating func setHashes(of pictures: KeptPictures) {
        actualHash = contentHash(of: pictures.actual.picture)
        actualSidecarHash = contentHash(of: pictures.actual.sidecar)
        differenceHash = pictures.difference.map(contentHash)
    }
}
