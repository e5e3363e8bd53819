@_exported public import UIKit

/// A page's card, which is not drawn here: a labelled box.
open class LPLinkView: UnavailableView {
    open var metadata: LPLinkMetadata

    public init(metadata: LPLinkMetadata) {
        self.metadata = metadata
        super.init(frame: .zero)
    }

    public convenience init(url: URL) {
        let metadata = LPLinkMetadata()
        metadata.originalURL = url
        self.init(metadata: metadata)
    }

    public required init?(coder: NSCoder) {
        self.metadata = LPLinkMetadata()
        super.init(coder: coder)
    }
}
