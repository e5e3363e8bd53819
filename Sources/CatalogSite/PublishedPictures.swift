import SnapshotStore
import VitrineHashing
import VitrineJSONValues

/// The pictures of a site that is there, which the next one takes over instead of encoding them again.
struct PublishedPictures: Sendable {
    private let site: FileTree
    /// The places of the pictures by the hashes of their pixels.
    private let paths: [String: String]

    /// Without a manifest that can be read there are none.
    init(of site: FileTree) {
        self.site = site
        let snapshots = try? site.read(SiteManifest.path).map {
            try Document(JSONReader.read($0[...])).list("snapshots")
        }
        let pictures = (snapshots ?? []).compactMap { snapshot in
            try? { (try $0.string("pixels"), try $0.string("picture")) }(Document(snapshot))
        }
        // Whatever the manifest says, nothing outside of the site is read.
        paths = Dictionary(pictures.filter { SitePicture.isPath($0.1) }) { first, _ in first }
    }

    /// The PNG file of a picture; nothing where there is none, or not the one that was written there.
    func file(showing pixelHash: String) -> [UInt8]? {
        guard let path = paths[pixelHash], let bytes = try? site.read(path),
            path == SitePicture.path(ofFile: contentHash(of: bytes))
        else { return nil }
        return bytes
    }
}
