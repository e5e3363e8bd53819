import Foundation

/// Screens of the server: what `fetch` gives for a path is decoded.
public struct ServerScreenRepository: ScreenRepository {
    private let fetch: @Sendable (_ path: String) async throws -> Data

    public init(fetch: @escaping @Sendable (_ path: String) async throws -> Data) {
        self.fetch = fetch
    }

    public func screen(_ id: String) async throws -> Screen {
        try Screen(payload: try await fetch("screens/\(id)"))
    }
}
