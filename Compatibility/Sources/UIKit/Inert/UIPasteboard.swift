public import Foundation

/// Copies nothing to anywhere else.
@MainActor @preconcurrency
public final class UIPasteboard: NSObject {
    public static let general = UIPasteboard()

    public var string: String?
    public var strings: [String]?
    public var url: URL?
    public var urls: [URL]?
    public var image: UIImage?
    public var images: [UIImage]?
    public var color: UIColor?
    public var hasStrings: Bool { string != nil }
    public var hasURLs: Bool { url != nil }
    public var hasImages: Bool { image != nil }

    public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {}
}
