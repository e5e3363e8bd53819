import Foundation
import Testing
import VitrineViews

struct KeyedValueTests {
    private enum Level: EnvironmentKey, TransactionKey, ContainerValueKey {
        static var defaultValue: Int? { 3 }
    }

    @Test func `A key whose value may be missing keeps its default until something is set`() {
        var environment = EnvironmentValues()
        #expect(environment[Level.self] == 3)
        environment[Level.self] = nil
        #expect(environment[Level.self] == nil)
        environment[Level.self] = 5
        #expect(environment[Level.self] == 5)
        #expect(Transaction()[Level.self] == 3)
    }

    @Test func `Size classes are never missing`() {
        #expect(EnvironmentValues().horizontalSizeClass == .compact)
        #expect(EnvironmentValues().verticalSizeClass == .regular)
    }
}
