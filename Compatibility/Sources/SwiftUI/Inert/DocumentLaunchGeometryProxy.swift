public import Foundation

/// Where the title of the screen stands that an app shows before a document is opened.
public struct DocumentLaunchGeometryProxy: Sendable {
    public let frame: CGRect
    public let titleViewFrame: CGRect
}
