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

    private struct Calendars: View {
        private let date = Date(timeIntervalSince1970: 90_000)

        var body: some View {
            Text(verbatim: "\(Date().timeIntervalSince1970) \(Date.now == Date(timeIntervalSinceNow: 0))")
            Text(verbatim: "\(date.timeIntervalSinceNow) \(Calendar.current.isDateInToday(date))")
            Text(
                verbatim:
                    "\(Calendar.current.isDateInTomorrow(date)) \(Calendar.current.isDateInYesterday(date))")
        }
    }

    @Test func `The date is the picture's where it has one`() throws {
        var resources = Resources.none
        resources.date = Date(timeIntervalSince1970: 100)
        let texts = try laidOut(Calendars(), resources: resources, environment: EnvironmentValues())
            .descriptions.compactMap { $0.properties["text"]?.description }
        #expect(texts == ["100.0 true", "89900.0 false", "true false"])
        #expect(Date().timeIntervalSince1970 > 1_000_000)
    }

    private struct Words: View {
        var body: some View {
            Text(verbatim: NSLocalizedString("cart", comment: ""))
            Text(verbatim: Bundle.main.localizedString(forKey: "items", value: nil, table: "Shop"))
            Text(verbatim: NSLocalizedString("none", tableName: "Shop", value: "No text", comment: ""))
            Text(verbatim: NSLocalizedString("none", comment: ""))
        }
    }

    @Test func `A text that code looks up has the picture's language`() throws {
        var resources = Resources(
            picture: { _, _ in throw Missing() }, icon: { _ in throw Missing() },
            color: { _, _ in throw Missing() },
            contentFile: { _ in throw Missing() },
            string: { key, table, locale in
                let texts = ["cart": "Warenkorb", "items": "%lld Artikel"]
                return LookedUpString(
                    texts[key].map { .text("\($0) (\(table.name), \(locale.identifier))") })
            })
        resources.locale = Locale(identifier: "de")
        let texts = try laidOut(Words(), resources: resources, environment: EnvironmentValues())
            .descriptions.compactMap { $0.properties["text"]?.description }
        #expect(texts == ["Warenkorb (Localizable, de)", "%lld Artikel (Shop, de)", "No text", "none"])
    }

    private struct Missing: Error {}
}
