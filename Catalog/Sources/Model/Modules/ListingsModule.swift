/// Things for sale, in a grid or side by side.
public struct ListingsModule: Decodable, Sendable {
    public let header: ModuleHeader
    public let listings: [Listing]
    public let footer: ModuleFooter?

    public init(header: ModuleHeader, listings: [Listing], footer: ModuleFooter? = nil) {
        self.header = header
        self.listings = listings
        self.footer = footer
    }
}
