import PictureFoundation
import Testing

struct DateFormatterSymbolTests {
    @Test func `Names of days may be unwrapped and need not be`() {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "de_DE")
        guard let days = formatter.weekdaySymbols, !days.isEmpty else {
            Issue.record("a formatter has names of days")
            return
        }
        #expect(days.first == "Sonntag" && formatter.shortMonthSymbols[2] == "M\u{e4}rz")
        #expect(formatter.standaloneMonthSymbols.count == 12)
        formatter.weekdaySymbols = ["So", "Mo", "Di", "Mi", "Do", "Fr", "Sa"]
        #expect(formatter.weekdaySymbols?.last == "Sa")
        formatter.amSymbol = "vorm."
        #expect(formatter.amSymbol == "vorm.")
    }
}
