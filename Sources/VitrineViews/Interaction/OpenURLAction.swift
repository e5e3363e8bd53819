public import Foundation

/// Opens a link: a picture nowhere, a host records it.
public nonisolated struct OpenURLAction: Sendable {
    public nonisolated struct Result: Sendable {
        package enum Kind: Sendable {
            case handled, discarded
            case system(URL?)
        }

        package let kind: Kind

        public static let handled = Result(kind: .handled)
        public static let discarded = Result(kind: .discarded)
        public static let systemAction = Result(kind: .system(nil))
        public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
    }

    /// Asked first.
    private let handler: (@Sendable (URL) -> Result)?
    /// Opens what no handler has opened; says whether it could.
    private let open: @Sendable (URL) -> Bool

    public init() {
        self.init(open: { _ in false })
    }

    /// - Parameter handler: called on the main actor.
    @preconcurrency
    public init(handler: @escaping @Sendable (URL) -> Result) {
        self.handler = handler
        self.open = { _ in false }
    }

    package init(open: @escaping @Sendable (URL) -> Bool) {
        self.handler = nil
        self.open = open
    }

    /// The action with another one's way to open what its handler leaves to the system.
    func opening(as other: OpenURLAction) -> OpenURLAction {
        OpenURLAction(handler: handler, open: other.open)
    }

    private init(handler: (@Sendable (URL) -> Result)?, open: @escaping @Sendable (URL) -> Bool) {
        self.handler = handler
        self.open = open
    }

    private func opens(_ url: URL) -> Bool {
        switch handler?(url).kind ?? .system(nil) {
        case .handled: true
        case .discarded: false
        case .system(let other): open(other ?? url)
        }
    }

    public func callAsFunction(_ url: URL) { _ = opens(url) }

    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        completion(opens(url))
    }
}
