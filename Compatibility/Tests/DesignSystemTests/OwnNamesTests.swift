import DesignSystemTestSupport
import SwiftUI
import Testing

extension View {
    fileprivate func overlay<Content: View>(
        alignment: Alignment = .center, @ViewBuilder _ content: () -> Content
    ) -> String { "own overlay" }

    // As packages mark what gives way itself.
    @_disfavoredOverload
    fileprivate func background<Content: View>(
        alignment: Alignment = .center, @ViewBuilder _ content: () -> Content
    ) -> String { "own background" }
}

struct OwnNamesTests {
    @Test func `A type of an imported module may have the name of a word of Vitrine's`() {
        let ink: ColorToken = ColorToken("ink")
        #expect(ink.name == "ink")
    }

    @Test func `A type of an imported module may have the name of one of Combine's that no file imports`() {
        final class Account: ObservableObject {
            @Published var subscription = Subscription(name: "Monthly")
        }
        #expect(Account().subscription.name == "Monthly")
    }

    @Test @MainActor func `A package's modifiers of old systems go before those of SwiftUI that are newer`() {
        #expect(Text("New").overlay { Circle() } == "own overlay")
        #expect("\(type(of: Text("New").overlay(alignment: .top, content: { Circle() })))" != "String")
        #expect("\(type(of: Text("New").background { Circle() }))" != "String")
    }
}
