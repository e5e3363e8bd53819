import Foundation
import SwiftUI

struct FormattedTexts: View {
    let date: Date
    let price: Decimal
    let distance: Measurement<UnitLength>
    let names: [String]

    @Environment(\.locale) private var locale
    @Environment(\.calendar) private var calendar
    @Environment(\.timeZone) private var timeZone

    private var attributed: AttributedString {
        var string = AttributedString("Free returns within 30 days")
        string.font = .callout
        string.foregroundColor = .secondary
        if let range = string.range(of: "30 days") {
            string[range].foregroundColor = .orange
            string[range].underlineStyle = .single
            string[range].font = .callout.bold()
        }
        return string
    }

    private var markdown: AttributedString {
        (try? AttributedString(
            markdown: "Read our *terms* and **privacy policy** [here](https://example.com)"))
            ?? AttributedString("")
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(date, style: .date)
            Text(date, style: .time)
            Text(date, format: .dateTime.day().month(.wide).year())
            Text(date.formatted(date: .abbreviated, time: .omitted))
            Text(date.formatted(.dateTime.weekday(.wide).hour().minute()))
            Text(date, format: Date.FormatStyle(date: .numeric, time: .shortened))
            Text(date...date.addingTimeInterval(86_400 * 2))
            Text(price, format: .currency(code: "USD"))
            Text(price.formatted(.currency(code: locale.currency?.identifier ?? "EUR")))
            Text(0.256, format: .percent.precision(.fractionLength(1)))
            Text(1_234_567, format: .number.notation(.compactName))
            Text(distance, format: .measurement(width: .abbreviated, usage: .road))
            Text(names, format: .list(type: .and))
            Text(names.formatted())
            Text("\(names.count) people liked **\(names[0])**'s post")
            Text("Total: \(price, format: .currency(code: "EUR"))")
            Text("Updated \(date, style: .date)")
            Text("\(0.5, specifier: "%.2f") of \(3)")
            Text(attributed)
            Text(markdown)
            Text("A" as String) + Text(" B").bold().foregroundColor(.red) + Text(verbatim: " C").italic()
            Text("\(Text("Old").strikethrough()) \(Text("New").bold())")
            Text("\(Image(systemName: "star.fill")) 4.8")
            Text(Int64(123_456_789), format: .byteCount(style: .file))
            Text("title", comment: "The title of the page")
            Text("title", tableName: "Shared", bundle: .main, comment: "")
            Text(LocalizedStringResource("greeting", defaultValue: "Hello"))
            Text(String(localized: "welcome", defaultValue: "Welcome back", comment: "Greeting"))
            Text(NSLocalizedString("plain", comment: ""))
            Text(timerInterval: date...date.addingTimeInterval(90), countsDown: true)
            Text(Duration.seconds(125), format: .time(pattern: .minuteSecond))
            Text(Duration.seconds(125).formatted(.units(allowed: [.minutes, .seconds], width: .narrow)))
        }
        .font(.body)
        .textSelection(.enabled)
        .lineLimit(1...2)
        .truncationMode(.middle)
        .allowsTightening(true)
        .minimumScaleFactor(0.8)
        .dynamicTypeSize(...DynamicTypeSize.accessibility2)
        .privacySensitive()
    }
}

private let currencyFormatter: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .currency
    formatter.currencyCode = "EUR"
    return formatter
}()

struct FormatterField: View {
    @State private var amount: Double = 12.5
    @State private var count = 3
    @State private var optional: Double?
    var body: some View {
        VStack {
            TextField("Amount", value: $amount, formatter: currencyFormatter)
            TextField("Amount", value: $amount, format: .currency(code: "EUR"))
            TextField("Count", value: $count, format: .number, prompt: Text("0"))
            TextField("Optional", value: $optional, format: .number)
            Text(NSNumber(value: amount), formatter: currencyFormatter)
        }
        .textFieldStyle(.roundedBorder)
    }
}

#Preview(traits: .fixedLayout(width: 393, height: 900)) {
    FormattedTexts(
        date: Date(timeIntervalSince1970: 1_700_000_000), price: 1299.9,
        distance: .init(value: 12.4, unit: .kilometers), names: ["Ada", "Grace", "Edsger"]
    )
    .environment(\.locale, Locale(identifier: "en_GB"))
}

#Preview("Fields") { FormatterField().padding() }
