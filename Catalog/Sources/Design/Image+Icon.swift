import MarketplaceModel
import Vitrine

extension Image {
    /// An icon as large as the text around it.
    public init(_ icon: Icon) {
        self.init(systemName: icon.rawValue)
    }
}
