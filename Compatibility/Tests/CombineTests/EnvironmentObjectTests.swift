import Combine
import SwiftUI
import Testing
import VitrineTesting

/// Objects that a view takes from its environment.
@MainActor
struct EnvironmentObjectTests {
    private final class Basket: ObservableObject {
        @Published var count = 0
    }

    private struct Total: View {
        let isSignedIn: Bool
        @EnvironmentObject private var basket: Basket

        var body: some View {
            Text(isSignedIn ? "\(basket.count) in the basket" : "sign in first")
        }
    }

    @Test func `An object that no view has put there is missed only where it is read`() throws {
        #expect(try Host(Total(isSignedIn: false)).text("sign in first").exists)
    }

    @Test func `An object that is there is read`() throws {
        let total = Total(isSignedIn: true).environmentObject(Basket())
        #expect(try Host(total).text("0 in the basket").exists)
    }
}
