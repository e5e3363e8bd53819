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
