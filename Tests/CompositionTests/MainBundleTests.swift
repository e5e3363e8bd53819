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
                Text(Bundle.main.bundleIdentifier ?? "")
                Text("\(Self.value("CFBundleShortVersionString")) (\(Self.value("CFBundleVersion")))")
                Text(Self.value("CFBundleDisplayName"))
            }

            private static func value(_ key: String) -> String {
                Bundle.main.infoDictionary?[key] as? String ?? ""
            }
        }
        let texts = try laidOut(About())
            .descriptions.compactMap { $0.properties["text"]?.description }
        #expect(texts == ["com.example.app", "1.0 (1)", "App"])
    }
}
