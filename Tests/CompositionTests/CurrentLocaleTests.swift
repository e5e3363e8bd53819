import Testing
import Vitrine
// Without Foundation, whose own current locale a file sees that imports it itself.
import VitrineComposition
import VitrineJSONValues

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
            TimelineView(.everyMinute) { Text(verbatim: "\($0.date.timeIntervalSince1970)") }
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
        #expect(texts == ["100.0 true", "89900.0 false", "100.0", "true false"])
        #expect(Date().timeIntervalSince1970 > 1_000_000)
    }

    @Test func `The main bundle has the resources of the modules in the program`() throws {
        let help = try #require(Bundle.main.url(forResource: "Help", withExtension: nil))
        #expect(help.path.hasSuffix("vitrine_CatalogCommandTests.resources/Help"))
        #expect(Bundle.main.path(forResource: "Help", ofType: nil) == help.path)
        #expect(Bundle.main.url(forResource: "Help", withExtension: "json") == nil)
    }

    private struct Numbers: View {
        var body: some View {
            Text(verbatim: "\(Int.random(in: 0..<1000)) \(Int8.random(in: -100...100)) \(Bool.random())")
            Text(verbatim: "\(Double.random(in: 0..<1)) \(Float.random(in: 0...1))")
            Text(verbatim: "\("abcdefgh".randomElement() ?? "-") \((1...9).shuffled())")
            Text(verbatim: "\(shuffled) \(generated)")
        }

        private var shuffled: [Int] {
            var numbers = Array(1...9)
            numbers.shuffle()
            return numbers
        }

        private var generated: UInt64 {
            var generator = SystemRandomNumberGenerator()
            return generator.next()
        }
    }

    private func numbers(_ randomness: PictureRandomness?) throws -> [String] {
        var resources = Resources.none
        resources.randomness = randomness
        return try laidOut(Numbers(), resources: resources, environment: EnvironmentValues())
            .descriptions.compactMap { $0.properties["text"]?.description }
    }

    @Test func `Random numbers are the picture's where it has some, and else the machine's`() throws {
        let first = try numbers(PictureRandomness())
        #expect(try numbers(PictureRandomness()) == first)
        let others = try numbers(nil)
        for (one, other) in zip(first, others) { #expect(one != other) }
    }

    @Test func `The first random bits are those of SplitMix64`() {
        let randomness = PictureRandomness()
        // The sequence from zero, as Java's SplittableRandom gives it.
        #expect(randomness.next() == 0xE220_A839_7B1D_CDAF)
        #expect(randomness.next() == 0x6E78_9E6A_A1B9_65F4)
        #expect(randomness.next() == 0x06C4_5D18_8009_454F)
    }

    private struct Formats: View {
        let date = Date(timeIntervalSince1970: 0)

        /// As they are most often: made once and shared, with no locale of their own.
        static let price: NumberFormatter = {
            let formatter = NumberFormatter()
            formatter.numberStyle = .currency
            return formatter
        }()

        static let day: DateFormatter = {
            let formatter = DateFormatter()
            formatter.dateStyle = .long
            return formatter
        }()

        static let german: DateFormatter = {
            let formatter = DateFormatter()
            formatter.dateFormat = "MMMM"
            formatter.locale = Locale(identifier: "de_DE")
            return formatter
        }()

        private var template: String {
            let formatter = DateFormatter()
            formatter.setLocalizedDateFormatFromTemplate("MMMd")
            return formatter.string(from: date)
        }

        var body: some View {
            Text(verbatim: Self.price.string(from: 1234.5) ?? "")
            Text(1234.5, formatter: Self.price)
            Text(date, formatter: Self.day)
            Text("On \(date, formatter: Self.day), \(date, formatter: Self.german)")
            TextField("", value: .constant(1234.5), formatter: Self.price)
            TextField("", value: .constant(1234.5), format: .number)
            Text(verbatim: Self.day.string(from: date))
            Text(verbatim: DateFormatter.localizedString(from: date, dateStyle: .medium, timeStyle: .none))
            Text(verbatim: NumberFormatter.localizedString(from: 1234.5, number: .decimal))
            Text(verbatim: template)
            Text(verbatim: date.formatted(date: .numeric, time: .omitted))
            Text(verbatim: date.formatted(.dateTime.month().day()))
            Text(verbatim: 1234.5.formatted(.currency(code: "USD")))
            Text(verbatim: Decimal(1234).formatted(.currency(code: "USD")))
            Text(verbatim: 1234.formatted())
            Text(verbatim: 1234.formatted(.number.locale(Locale(identifier: "fr_FR"))))
            Text(verbatim: ["a", "b", "c"].formatted())
            Text(verbatim: Duration.seconds(7200).formatted(.units(allowed: [.hours])))
        }
    }

    @Test(arguments: [
        (
            "en_US",
            [
                "$1,234.50", "$1,234.50", "January 1, 1970", "On January 1, 1970, Januar", "$1,234.50",
                "1,234.5", "January 1, 1970", "Jan 1, 1970", "1,234.5", "Jan 1", "1/1/1970", "Jan 1",
                "$1,234.50", "$1,234.00", "1,234", "1\u{202F}234", "a, b, and c", "2 hr",
            ]
        ),
        (
            "de_DE",
            [
                "1.234,50 €", "1.234,50 €", "1. Januar 1970", "On 1. Januar 1970, Januar", "1.234,50 €",
                "1.234,5", "1. Januar 1970", "01.01.1970", "1.234,5", "1. Jan.", "1.1.1970", "1. Jan.",
                "1.234,50 $", "1.234,00 $", "1.234", "1\u{202F}234", "a, b und c", "2 Std.",
            ]
        ),
    ])
    func `Formats without a locale have the picture's`(identifier: String, shown: [String]) throws {
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: identifier)
        var resources = Resources.none
        resources.locale = environment.locale
        let texts = try laidOut(Formats(), resources: resources, environment: environment).descriptions
            .compactMap { $0.properties["text"]?.description }
        #expect(texts.map { $0.replacing("\u{A0}", with: " ") } == shown)
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

    private struct Counted: View {
        @State private var hasAppeared = false

        var body: some View {
            // There are two passes, in the second of which the body would be the same.
            Text("\(1) items").onAppear { hasAppeared = true }
            Text(verbatim: NSLocalizedString("%lld items", comment: ""))
        }
    }

    @Test func `That code cannot have the form of a number is a finding`() throws {
        let resources = Resources(
            picture: { _, _ in throw Missing() }, icon: { _ in throw Missing() },
            color: { _, _ in throw Missing() },
            contentFile: { _ in throw Missing() },
            string: { _, _, _ in
                LookedUpString(.plural([.one: "ein Artikel", .other: "%lld Artikel"], language: "de"))
            })
        let texts = try laidOut(Counted(), resources: resources, environment: EnvironmentValues())
            .descriptions.compactMap { $0.properties["text"]?.description }
        #expect(texts == ["ein Artikel", "%lld Artikel"])
        #expect(
            resources.reportedFindings.texts == [
                "'%lld items' has a form for each number, of which NSLocalizedString gives that for 'other'; "
                    + "Text and String(localized:) choose"
            ])
    }

    private struct Missing: Error {}
}
