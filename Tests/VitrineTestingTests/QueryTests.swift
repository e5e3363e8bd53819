import CatalogKit
import Foundation
import Testing
import VitrineComposition
import VitrineGeometry
import VitrineTesting
import VitrineViews

/// How elements are found.
@MainActor
struct QueryTests {
    private struct Shop: View {
        var body: some View {
            VStack {
                Text("Teas").accessibilityAddTraits(.isHeader)
                Button("Buy green tea") {}.accessibilityIdentifier("buy")
                Button("Buy black tea") {}
                Text("3 €").accessibilityValue("three euros")
                Image(systemName: "plus").accessibilityLabel("More")
            }
        }
    }

    @Test func `Elements are found by role and label`() throws {
        let host = try Host(Shop())
        #expect(try host.button("Buy green tea").exists)
        #expect(try host.image("More").exists)
        #expect(try host.button().count == 2)
    }

    @Test func `Elements are found by text, identifier and value`() throws {
        let host = try Host(Shop())
        #expect(try host.text("Teas").role == .text)
        #expect(try host.element(identifier: "buy").label == "Buy green tea")
        #expect(try host.element(value: "three euros").label == "3 €")
    }

    @Test func `A text is found in a button where there is none by itself`() throws {
        let host = try Host(Shop())
        #expect(try host.text("Buy black tea").role == .button)
    }

    @Test func `Queries narrow to what an element holds`() throws {
        let host = try Host(
            List(["Tea", "Coffee"], id: \.self) { name in
                HStack {
                    Text(name)
                    Spacer()
                    Button("Remove") {}
                }
            })
        #expect(try host.button("Remove").count == 2)
        #expect(try host.cell(1).button("Remove").exists)
        #expect(try host.cell("Coffee").text("Tea").exists == false)
        #expect(try host.cells().count == 2)
    }

    @Test func `What is not found is an error with the nearest names and all that is there`() throws {
        let host = try Host(Shop())
        let error = try #require(throws: HostError.self) { try host.button("By green tea").tap() }
        #expect(
            error.reason.description == """
                there is no button "By green tea"; did you mean button "Buy green tea"?; there is
                  text "Teas"  heading
                  button "Buy green tea"  #buy
                  button "Buy black tea"
                  text "3 €"  value "three euros"
                  image "More"
                """)
        #expect(error.place.line > 0)
    }

    @Test func `What is found twice is an error until one is chosen`() throws {
        let host = try Host(
            VStack {
                Text("same")
                Text("same")
            })
        let error = try #require(throws: HostError.self) { _ = try host.text("same").frame }
        #expect(
            error.reason.description.hasPrefix("there are 2 elements for text \"same\"; narrow the query"))
        #expect(try host.text("same").element(at: 1).exists)
    }

    @Test func `An element says what it is`() throws {
        let host = try Host(
            Toggle("News", isOn: .constant(true)).accessibilityHint("weekly").disabled(true)
                .accessibilityIdentifier("news"))
        let toggle = host.toggle("News")
        #expect(try toggle.value == "1")
        #expect(try toggle.hint == "weekly")
        #expect(try toggle.identifier == "news")
        #expect(try toggle.traits == ["isToggle"])
        #expect(try !toggle.isEnabled)
        #expect(
            try "\(host.accessibilityTree)" == #"toggle "News"  value "1"  hint "weekly"  disabled  #news"#)
    }

    @Test func `Frames are points of the canvas`() throws {
        let host = try Host(Text("Total").frame(width: 100, height: 20, alignment: .leading), canvas: .ideal)
        #expect(try host.text("Total").frame.minX == 16)
        let moved = try Host(
            Color.red.frame(width: 40, height: 20).accessibilityElement().accessibilityLabel("box").offset(
                x: 8, y: 4),
            canvas: .ideal)
        #expect(try moved.element(label: "box").frame.minX == 24)
        #expect(try moved.element(label: "box").frame.minY == 20)
    }

    @Test func `An expectation that is not met shows what is there`() throws {
        let host = try Host(Text("2"))
        let error = try #require(throws: HostError.self) {
            try host.expect(host.text("3").exists, "the counter shows 3")
        }
        #expect(
            error.reason.description
                == "the counter shows 3; text \"3\" has exists false; there is\n  text \"2\"")
        #expect(error.description.contains("QueryTests.swift:"))
    }

    @Test func `A label with a picture is called by its title`() throws {
        let host = try Host(
            VStack {
                Button("Add", systemImage: "plus") {}
                Label("Trash", systemImage: "trash").labelStyle(.iconOnly)
            })
        #expect(try host.button("Add").exists)
        #expect(try host.text("Trash").exists)
    }

    @Test func `A label that is hidden still names its control`() throws {
        struct Form: View {
            @State private var isOn = false
            @State private var size = "Small"
            @State private var day = Date(timeIntervalSince1970: 0)
            @State private var count = 1
            var body: some View {
                VStack {
                    Toggle("Wi-Fi", isOn: $isOn)
                    Toggle("Flight", systemImage: "airplane", isOn: $isOn)
                    Picker("Size", selection: $size) { Text("Small").tag("Small") }
                    DatePicker("Day", selection: $day, displayedComponents: .date)
                    Stepper("Count", value: $count)
                }
            }
        }
        let (shown, hidden) = (try Host(Form()), try Host(Form().labelsHidden()))
        for host in [shown, hidden] {
            #expect(try host.toggle("Wi-Fi").value == "0" && host.toggle("Flight").exists)
            #expect(try host.picker("Size").value == "Small" && host.datePicker("Day").value == "Jan 1, 1970")
            #expect(try host.stepper("Count").exists)
        }
        #expect(hidden.drawn(text: "Wi-Fi").isEmpty && !shown.drawn(text: "Wi-Fi").isEmpty)
        try hidden.toggle("Wi-Fi").tap()
        #expect(try hidden.toggle("Wi-Fi").isOn)
    }

    @Test func `A progress view is one element with its share`() throws {
        let host = try Host(
            VStack {
                ProgressView("Loading", value: 0.5)
                ProgressView()
            })
        #expect(try host.element(.progressIndicator).count == 2)
        #expect(try host.element(.progressIndicator, "Loading").value == "50%")
    }
}
