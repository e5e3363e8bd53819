/// What shows that a snapshot is not its reference.
struct KeptPictures {
    var actual: PictureFiles
    /// The reference's picture as a PNG file, where only its sidecar is kept elsewhere.
    var reference: [UInt8]?
    /// The difference picture as a PNG file; nothing where there is nothing to compare with.
    var difference: [UInt8]?
}

extension SnapshotResult {
    /// Names the pictures that show it.
    mutating func setHashes(of pictures: KeptPictures) {
        actualHash = contentHash(of: pictures.actual.picture)
        actualSidecarHash = contentHash(of: pictures.actual.sidecar)
        redrawnReferenceHash = pictures.reference.map(contentHash)
        differenceHash = pictures.difference.map(contentHash)
    }
}
