import CGLib

/// The digests that GLib makes.
enum Checksum {
    case md5, sha1, sha256, sha384, sha512

    /// The digest of a message, of as many bytes as the kind has.
    func digest(of message: [UInt8], byteCount: Int) -> [UInt8] {
        let checksum = g_checksum_new(type)
        defer { g_checksum_free(checksum) }
        g_checksum_update(checksum, message, gssize(message.count))
        var digest = [UInt8](repeating: 0, count: byteCount)
        var count = gsize(byteCount)
        g_checksum_get_digest(checksum, &digest, &count)
        return digest
    }

    private var type: GChecksumType {
        switch self {
        case .md5: G_CHECKSUM_MD5
        case .sha1: G_CHECKSUM_SHA1
        case .sha256: G_CHECKSUM_SHA256
        case .sha384: G_CHECKSUM_SHA384
        case .sha512: G_CHECKSUM_SHA512
        }
    }
}
