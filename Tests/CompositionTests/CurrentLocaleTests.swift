// Without Foundation, whose own current locale a file sees that imports it itself.
import Composition
import JSONValues
import Testing
import Vitrine

@MainActor
struct CurrentLocaleTests {
    private struct Clock: View {
        var body: some View {
            Text(verbatim: "\(Locale.current.identifier) \(Calendar.current.firstWeekday)")
            Text(verbatim: "\(Locale.autoupdatingCurrent.identifier) \(TimeZone.current.secondsFromGMT())")
        }
    }

    @Test(arguments: [("en_US", "en_US 1"), ("de_DE", "de_DE 2")])
    func `The current locale and calendar are the picture's`(identifier: String, shown: String) throws {
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: identifier)
        var resources = Resources.none
        resources.locale = environment.locale
        let texts = try laidOut(Clock(), resources: resources, environment: environment).descriptions
            .compactMap { $0.properties["text"]?.description }
        #expect(texts == [shown, "\(identifier) 0"])
    }
}
