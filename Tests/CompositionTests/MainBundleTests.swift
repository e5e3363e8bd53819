import Foundation
import Testing
import VitrineComposition
import VitrineJSONValues
import VitrineViews

/// What sources find in the bundle of the program.
@MainActor
struct MainBundleTests {
    @Test func `The main bundle says what that of a new app says`() throws {
        struct About: View {
            var body: some View {
                let list = Bundle.main.infoDictionary!
                Text(Bundle.main.bundleIdentifier!)
                Text(
                    "\(list["CFBundleShortVersionString"] as! String) (\(list["CFBundleVersion"] as! String))"
                )
                Text(Bundle.main.object(forInfoDictionaryKey: "CFBundleDisplayName") as! String)
            }
        }
        let texts = try laidOut(About())
            .descriptions.compactMap { $0.properties["text"]?.description }
        #expect(texts == ["com.example.app", "1.0 (1)", "App"])
    }
}
