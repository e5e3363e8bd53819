/// Where screens come from.
public protocol ScreenRepository: Sendable {
    func screen(_ id: String) async throws -> Screen
}
