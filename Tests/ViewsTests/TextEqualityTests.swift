import Foundation
import Testing
import VitrineViews

@MainActor
struct TextEqualityTests {
    @Test func `Texts are equal that show the same in the same look`() {
        #expect(Text("New").bold() == Text("New").bold())
        #expect(Text("New").foregroundColor(.red) == Text("New").foregroundColor(.red))
        #expect(Text(1.5, format: .number) == Text(1.5, format: .number))
    }

    @Test(arguments: [
        Text("Old"), Text(verbatim: "New"), Text("New").bold(), Text("New").foregroundColor(.red),
        Text("New") + Text("!"), Text(1.5, format: .number),
    ])
    func `Texts differ that show something else or look otherwise`(other: Text) {
        #expect(Text("New") != other)
    }
}
