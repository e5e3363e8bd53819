import CatalogKit
import Foundation
import Testing
import VitrineComposition
import VitrineGeometry
import VitrineTesting
import VitrineViews

/// What is typed, chosen and moved.
@MainActor
struct InputTests {
    private func reason(_ action: () throws -> Void) throws -> String {
        try #require(throws: HostError.self) { try action() }.reason.description
    }

    private struct SignUp: View {
        enum Field: Hashable { case name, password }
        @State private var name = ""
        @State private var password = ""
        @State private var story = ""
        @FocusState private var field: Field?

        var body: some View {
            VStack {
                TextField("Name", text: $name).focused($field, equals: .name)
                    .onSubmit { field = .password }
                SecureField("Password", text: $password).focused($field, equals: .password)
                Text("field \(field.map { "\($0)" } ?? "none")")
                Text("name \(name)")
                Button("Correct") { field = .name }
                Button("Done") { field = nil }
            }
        }
    }

    @Test func `Typing gives a field the focus and adds to its text`() throws {
        let host = try Host(SignUp())
        try host.textField("Name").type("Ada")
        try host.textField("Name").type(" L.")
        #expect(try host.textField("Name").value == "Ada L.")
        #expect(try host.textField("Name").hasFocus)
        #expect(try host.text("field name").exists)
    }

    @Test func `A tap on another field moves the focus`() throws {
        let host = try Host(SignUp())
        try host.textField("Name").tap()
        try host.secureTextField("Password").tap()
        #expect(try !host.textField("Name").hasFocus)
        #expect(try host.text("field password").exists)
    }

    @Test func `The focus follows the property that it is tied to`() throws {
        let host = try Host(SignUp())
        try host.button("Correct").tap()
        #expect(try host.textField("Name").hasFocus)
        try host.button("Done").tap()
        #expect(try !host.textField("Name").hasFocus)
        #expect(try host.text("field none").exists)
    }

    @Test func `The return key submits, and the focus goes where it is sent`() throws {
        let host = try Host(SignUp())
        try host.textField("Name").type("Ada\n")
        #expect(try host.secureTextField("Password").hasFocus)
        try host.secureTextField("Password").submit()
        #expect(try host.text("field none").exists)
    }

    @Test func `A secret is not told`() throws {
        let host = try Host(SignUp())
        try host.secureTextField("Password").type("1234")
        #expect(try host.secureTextField("Password").value == "••••")
    }

    @Test func `A field is cleared`() throws {
        let host = try Host(SignUp())
        try host.textField("Name").type("Ada")
        try host.textField("Name").clear()
        #expect(try host.textField("Name").value == "")
        #expect(try host.text("name ").exists)
    }

    @Test func `A disabled field takes no text`() throws {
        let host = try Host(TextField("Name", text: .constant("")).disabled(true))
        #expect(
            try reason { try host.textField("Name").type("x") }
                == #"textField "Name" is disabled and does not react"#)
    }

    @Test func `What is no field takes no text`() throws {
        let host = try Host(Text("Name"))
        #expect(
            try reason { try host.text("Name").type("x") }
                == #"text "Name" does nothing when it is asked to take a text"#)
    }

    @Test func `A field tells when it is edited and when it is over`() throws {
        struct Screen: View {
            @State private var text = ""
            @State private var story = ""
            var body: some View {
                VStack {
                    TextField(
                        "Old", text: $text, onEditingChanged: { story += $0 ? "begin " : "end " },
                        onCommit: { story += "commit " })
                    Text("story \(story)")
                }
            }
        }
        let host = try Host(Screen())
        try host.textField("Old").type("x\n")
        #expect(try host.text("story begin commit end ").exists)
    }

    @Test func `Fields of secrets and of formatted values tell so too`() throws {
        struct Screen: View {
            @State private var secret = ""
            @State private var count = 1
            @State private var story = ""
            var body: some View {
                VStack {
                    SecureField(String("Secret"), text: $secret, onCommit: { story += "secret " })
                    TextField(
                        "Count", value: $count, formatter: NumberFormatter(),
                        onEditingChanged: { story += $0 ? "begin " : "end " },
                        onCommit: { story += "commit " })
                    Text("story \(story)")
                }
            }
        }
        let host = try Host(Screen())
        try host.secureTextField("Secret").type("x\n")
        try host.textField("Count").type("2\n")
        #expect(try host.text("story secret begin commit end ").exists)
        #expect(try host.textField("Count").value == "12")
    }

    @Test func `Lines are typed into a text editor`() throws {
        struct Screen: View {
            @State private var text = "a"
            var body: some View { TextEditor(text: $text).frame(height: 80) }
        }
        let host = try Host(Screen())
        try host.textView().type("b\nc")
        #expect(try host.textView().value == "ab\nc")
    }

    @Test func `A formatted field takes what its format reads`() throws {
        struct Screen: View {
            @State private var count = 4
            var body: some View {
                VStack {
                    TextField("Count", value: $count, format: .number)
                    Text("\(count * 2)")
                }
            }
        }
        let host = try Host(Screen())
        try host.textField("Count").type("2")
        #expect(try host.text("84").exists)
    }

    @Test func `A formatted field keeps what is typed until editing is over`() throws {
        struct Screen: View {
            @State private var price = 1.5
            var body: some View {
                VStack {
                    TextField("Price", value: $price, format: .number.precision(.fractionLength(2)))
                    Text(verbatim: "costs \(price)")
                }
            }
        }
        let host = try Host(Screen())
        #expect(try host.textField("Price").value == "1.50")
        try host.textField("Price").clear()
        #expect(try host.text("costs 1.5").exists, "nothing is no number")
        try host.textField("Price").type("2.2")
        #expect(try host.textField("Price").value == "2.2" && host.text("costs 2.2").exists)
        try host.textField("Price").submit()
        #expect(try host.textField("Price").value == "2.20")
    }

    @Test func `A slider moves by steps, within its bounds`() throws {
        struct Screen: View {
            @State private var volume = 5.0
            @State private var edits = 0
            var body: some View {
                VStack {
                    Slider(value: $volume, in: 0...10, step: 2.5) {
                        Text("Volume")
                    } onEditingChanged: { _ in
                        edits += 1
                    }
                    Text(verbatim: "\(volume) after \(edits)")
                }
            }
        }
        let host = try Host(Screen())
        try host.slider("Volume").increment()
        #expect(try host.text("7.5 after 2").exists)
        try host.slider("Volume").slide(to: 6)
        #expect(try host.text("5.0 after 4").exists)
        try host.slider("Volume").slide(to: 99)
        #expect(try host.slider("Volume").value == "100%")
    }

    @Test func `A slider takes whole steps within its bounds, and only numbers`() throws {
        struct Screen: View {
            @State var volume = 1.0
            var body: some View { Slider(value: $volume, in: 0...10, step: 3) { Text("Volume") } }
        }
        let host = try Host(Screen())
        for number in [10, 99, .infinity] {
            try host.slider().slide(to: number)
            #expect(try host.slider().value == "90%")
        }
        #expect(
            try reason { try host.slider().slide(to: .nan) }
                == #"slider "Volume" does nothing when it is asked to be moved to nan"#)
        #expect(try Host(Screen(volume: .nan)).slider().value == "0%")
    }

    @Test func `A field that goes takes the focus from its property, one behind a sheet does not`() throws {
        struct Screen: View {
            @State private var text = ""
            @State private var isShown = true
            @State private var isPresented = false
            @FocusState private var field: String?
            var body: some View {
                VStack {
                    if isShown { TextField("First", text: $text).focused($field, equals: "first") }
                    TextField("Second", text: $text).focused($field, equals: "second")
                    Text("field \(field ?? "none")")
                    Button("Present") { isPresented = true }
                    Button("Remove") { isShown = false }
                }
                .sheet(isPresented: $isPresented) { Text("Sheet") }
            }
        }
        let host = try Host(Screen())
        try host.textField("First").tap()
        try host.button("Present").tap()
        try host.dismiss()
        #expect(try host.textField("First").hasFocus && host.text("field first").exists)
        try host.button("Remove").tap()
        #expect(try host.text("field none").exists)
    }

    @Test func `A stepper stops at its bounds`() throws {
        struct Screen: View {
            @State private var count = 1
            var body: some View { Stepper("\(count) people", value: $count, in: 1...2) }
        }
        let host = try Host(Screen())
        try host.stepper("1 people").increment()
        #expect(try !host.stepper("2 people").button("Increment").isEnabled)
        try host.stepper("2 people").increment()
        try host.stepper("2 people").button("Decrement").tap()
        #expect(try host.stepper("1 people").exists)
        #expect(
            try reason { try host.stepper().button("Decrement").tap() }
                == #"button "Decrement" is disabled and does not react"#)
    }

    @Test func `A stepper with a format stops at its bounds`() throws {
        struct Screen: View {
            @State private var count = 1
            var body: some View { Stepper("People", value: $count, in: 1...2, format: .number) }
        }
        let host = try Host(Screen())
        #expect(try !host.stepper("People").button("Decrement").isEnabled)
        try host.stepper("People").increment()
        #expect(try !host.stepper("People").button("Increment").isEnabled)
    }

    @Test func `A section opens and closes by its header in a sidebar's list`() throws {
        struct Screen: View {
            @State var isExpanded = false
            var body: some View {
                List { Section("Folders", isExpanded: $isExpanded) { Text("Drafts") } }
            }
        }
        let sidebar = try Host(on: .phone, Screen().listStyle(.sidebar))
        #expect(try !sidebar.text("Drafts").exists)
        try sidebar.button("Folders").tap()
        #expect(try sidebar.text("Drafts").exists)
        try sidebar.button("Folders").tap()
        #expect(try !sidebar.text("Drafts").exists)
        let plain = try Host(on: .phone, Screen(isExpanded: true).listStyle(.plain))
        #expect(try plain.text("Drafts").exists)
        #expect(try !plain.button("Folders").exists)
    }

    @Test func `A segment is chosen`() throws {
        struct Screen: View {
            @State private var size = "S"
            var body: some View {
                VStack {
                    Picker("Size", selection: $size) {
                        ForEach(["S", "M", "L"], id: \.self) { Text($0).tag($0) }
                    }
                    .pickerStyle(.segmented)
                    Text("chosen \(size)")
                }
            }
        }
        let host = try Host(Screen())
        #expect(try host.picker("Size").button("S").isSelected)
        try host.picker("Size").choose("L")
        #expect(try host.text("chosen L").exists)
        #expect(try host.picker("Size").button("L").isSelected)
        #expect(
            try reason { try host.picker("Size").choose("XL") }
                == #"picker "Size" has no option "XL"; did you mean "S", "M", "L"?"#)
    }

    @Test func `A date is chosen within bounds`() throws {
        let start = Date(timeIntervalSince1970: 0)
        struct Screen: View {
            @State var date: Date
            let range: ClosedRange<Date>
            /// Not a key of the catalogue's strings.
            private let title = "Day"
            var body: some View {
                VStack {
                    DatePicker(title, selection: $date, in: range, displayedComponents: .date)
                    Text(verbatim: "\(Int(date.timeIntervalSince1970))")
                }
            }
        }
        let host = try Host(Screen(date: start, range: start...start.addingTimeInterval(1000)))
        try host.datePicker().choose(start.addingTimeInterval(500))
        #expect(try host.text("500").exists)
        try host.datePicker().choose(start.addingTimeInterval(5000))
        #expect(try host.text("1000").exists)
    }

    private struct Appointment<Style: DatePickerStyle>: View {
        let style: Style
        var components: DatePickerComponents = .date
        var range = Date.distantPast ... .distantFuture
        /// Thursday, 9 January 2025, 9:41.
        @State var date = Date(timeIntervalSince1970: 1_736_415_660)
        private let title = "Day"

        var body: some View {
            VStack {
                DatePicker(title, selection: $date, in: range, displayedComponents: components)
                    .datePickerStyle(style)
                Text(date, format: Date.ISO8601FormatStyle())
            }
        }
    }

    @Test func `A day is chosen in the calendar of any month, at the time that is there`() throws {
        let host = try Host(Appointment(style: .graphical))
        #expect(try host.button("Thursday, January 9").isSelected)
        try host.button("Tuesday, January 14").tap()
        #expect(try host.text("2025-01-14T09:41:00Z").exists && host.button("Tuesday, January 14").isSelected)
        try host.button("Previous Month").tap()
        #expect(try host.text("December 2024").exists)
        try host.button("Tuesday, December 31").tap()
        #expect(try host.text("2024-12-31T09:41:00Z").exists && host.text("December 2024").exists)
        try host.datePicker("Day").choose(Date(timeIntervalSince1970: 0))
        #expect(try host.text("January 1970").exists)
    }

    @Test func `A day beyond the bounds is not chosen, one of which a part is open is`() throws {
        let start = Date(timeIntervalSince1970: 1_736_415_660)
        let host = try Host(
            Appointment(
                style: .graphical, range: start.addingTimeInterval(-3600)...start.addingTimeInterval(86_000)))
        try host.button("Saturday, January 11").tap()
        try host.button("Wednesday, January 8").tap()
        #expect(try host.text("2025-01-09T09:41:00Z").exists)
        try host.button("Friday, January 10").tap()
        #expect(try host.text("2025-01-10T09:34:20Z").exists)
    }

    @Test func `Wheels turn in circles, years and days go on`() throws {
        let day = try Host(Appointment(style: .wheel))
        try day.text("October").tap()
        #expect(try day.text("2025-10-09T09:41:00Z").exists)
        try day.text("2029").tap()
        #expect(try day.text("2029-10-09T09:41:00Z").exists)
        let time = try Host(Appointment(style: .wheel, components: [.date, .hourAndMinute]))
        try time.text("PM").tap()
        #expect(try time.text("2025-01-09T21:41:00Z").exists)
        try time.text("Sun, Jan 12").tap()
        #expect(try time.text("2025-01-12T21:41:00Z").exists)
    }

    @Test func `A style of one's own has the label, the date and its bounds`() throws {
        struct Weekly: DatePickerStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    configuration.label
                    Button("Next week") { configuration.selection += 7 * 86_400 }
                        .disabled(configuration.maximumDate.map { $0 < configuration.selection } ?? false)
                }
            }
        }
        let host = try Host(Appointment(style: Weekly()))
        #expect(try host.text("Day").exists)
        try host.button("Next week").tap()
        #expect(try host.text("2025-01-16T09:41:00Z").exists)
        let past = Date(timeIntervalSince1970: 0)
        let late = try Host(Appointment(style: Weekly(), range: past...past))
        #expect(try !late.button("Next week").isEnabled)
    }

    @Test func `A row of a wheel is chosen`() throws {
        struct Screen: View {
            @State private var size = 2
            var body: some View {
                Picker("Size", selection: $size) { ForEach(0..<9) { Text("Size \($0)").tag($0) } }
                    .pickerStyle(.wheel)
                Text("chosen \(size)")
            }
        }
        let host = try Host(Screen())
        try host.picker("Size").choose("Size 5")
        #expect(try host.text("chosen 5").exists && host.picker("Size").button("Size 5").isSelected)
        #expect(try !host.picker("Size").button("Size 0").exists)
    }

    @Test func `A disclosure group opens by a tap`() throws {
        let host = try Host(DisclosureGroup("More") { Text("Details") })
        try host.button("More").tap()
        #expect(try host.text("Details").exists)
    }

    @Test func `A style decides when a button does what it does`() throws {
        struct TwiceStyle: PrimitiveButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.label.onTapGesture(count: 2) { configuration.trigger() }
            }
        }
        struct Screen: View {
            @State private var count = 0
            var body: some View { Button("\(count)") { count += 1 }.buttonStyle(TwiceStyle()) }
        }
        let host = try Host(Screen())
        #expect(try reason { try host.button("0").tap() }.contains("does nothing"))
        try host.button("0").doubleTap()
        #expect(try host.button("1").exists)
    }
}
