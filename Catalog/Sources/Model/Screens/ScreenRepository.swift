import Foundation

/// Where screens come from.
public protocol ScreenRepository: Sendable {
    func screen(_ id: String) async throws -> Screen
}

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

/// Screens for previews and tests, one answer after the other; the last one is given again and again.
@MainActor
public final class MockScreenRepository: ScreenRepository {
    private var answers: [Result<Screen, any Error>]

    nonisolated public init(_ answers: Result<Screen, any Error>...) {
        precondition(!answers.isEmpty, "a repository has at least one answer")
        self.answers = answers
    }

    public func screen(_ id: String) throws -> Screen {
        let answer = answers.count > 1 ? answers.removeFirst() : answers[0]
        return try answer.get()
    }
}

/// Why no screen came.
public enum RepositoryError: Error, CustomStringConvertible {
    case offline

    public var description: String {
        switch self {
        case .offline: "You seem to be offline. Check your connection and try again."
        }
    }
}
