import CatalogKit
import Foundation
import Observation
import Testing
import VitrineComposition
import VitrineGeometry
import VitrineTesting
import VitrineViews

/// What apps do with several rules at once.
@MainActor
struct AppPatternTests {
    @Test func `A path of several types is set at once, and emptied from its end`() throws {
        struct Item: Hashable { var name: String }
        struct Screen: View {
            @State private var path = NavigationPath()
            var body: some View {
                NavigationStack(path: $path) {
                    Button("Link from outside") {
                        path.append(Item(name: "Tea"))
                        path.append(42)
                    }
                    .navigationTitle("Root")
                    .navigationDestination(for: Item.self) { Text("Item \($0.name)") }
                    .navigationDestination(for: Int.self) { number in
                        VStack {
                            Text(verbatim: "Number \(number), depth \(path.count)")
                            Button("Home") { path = NavigationPath() }
                            Button("Up") { path.removeLast() }
                        }
                    }
                }
            }
        }
        let host = try Host(on: .phone, Screen())
        try host.button("Link from outside").tap()
        #expect(try host.text("Number 42, depth 2").exists)
        try host.button("Up").tap()
        #expect(try host.text("Item Tea").exists)
        try host.goBack()
        try host.button("Link from outside").tap()
        try host.button("Home").tap()
        #expect(try host.navigationBar("Root").exists)
    }

    @Test func `A component chooses a tab, and hears which one is chosen`() throws {
        struct Screen: View {
            @State private var tab = "shop"
            @State private var story = ""
            var body: some View {
                TabView(selection: $tab) {
                    Tab("Shop", systemImage: "bag", value: "shop") { Button("To the cart") { tab = "cart" } }
                    Tab("Cart", systemImage: "cart", value: "cart") { Text("story\(story)") }
                }
                .onChange(of: tab) { old, new in story += " \(old)-\(new)" }
            }
        }
        let host = try Host(on: .phone, Screen())
        try host.button("To the cart").tap()
        #expect(try host.tab("Cart").isSelected && host.text("story shop-cart").exists)
        try host.tab("Shop").tap()
        try host.tab("Cart").tap()
        #expect(try host.text("story shop-cart cart-shop shop-cart").exists)
    }

    @Test func `The return key leads from field to field, and out of the last one`() throws {
        struct Form: View {
            enum Field: Hashable { case name, password }
            @FocusState private var field: Field?
            @State private var name = ""
            @State private var password = ""
            @State private var sent = ""
            var body: some View {
                VStack {
                    TextField("Name", text: $name).focused($field, equals: .name)
                        .onSubmit { field = .password }
                    SecureField("Password", text: $password).focused($field, equals: .password)
                        .onSubmit {
                            field = nil
                            sent = name
                        }
                    Text("sent \(sent)")
                }
                .onAppear { field = .name }
            }
        }
        let host = try Host(Form())
        #expect(try host.textField("Name").hasFocus)
        try host.textField("Name").type("Ann\n")
        #expect(try host.secureTextField("Password").hasFocus)
        try host.secureTextField("Password").type("secret\n")
        #expect(try host.text("sent Ann").exists && !host.secureTextField("Password").hasFocus)
    }

    @Test func `What is typed is searched for once a while has passed without a letter`() throws {
        struct Screen: View {
            @State private var text = ""
            @State private var found = ""
            @Environment(\.clock) private var clock
            var body: some View {
                VStack {
                    TextField("Query", text: $text)
                    Text("found \(found)")
                }
                .task(id: text) {
                    do { try await clock.sleep(for: .milliseconds(300)) } catch { return }
                    found = text
                }
            }
        }
        let host = try Host(Screen())
        try host.textField("Query").type("te")
        try host.advance(by: .milliseconds(200))
        try host.textField("Query").type("a")
        try host.advance(by: .milliseconds(299))
        #expect(try host.text("found ").exists)
        try host.advance(by: .milliseconds(1))
        #expect(try host.text("found tea").exists)
    }

    @Test func `A sheet asks before it goes, held open while there is something to lose`() throws {
        struct Editor: View {
            @Environment(\.dismiss) private var dismiss
            @State private var text = ""
            @State private var asks = false
            var body: some View {
                NavigationStack {
                    TextField("Title", text: $text)
                        .toolbar {
                            ToolbarItem(placement: .cancellationAction) {
                                Button("Cancel") { if text.isEmpty { dismiss() } else { asks = true } }
                            }
                        }
                        .confirmationDialog("Discard?", isPresented: $asks) {
                            Button("Discard", role: .destructive) { dismiss() }
                        }
                        .interactiveDismissDisabled(!text.isEmpty)
                }
            }
        }
        struct Screen: View {
            @State private var isEditing = false
            var body: some View {
                Button("Edit") { isEditing = true }.sheet(isPresented: $isEditing) { Editor() }
            }
        }
        let host = try Host(on: .phone, Screen())
        try host.button("Edit").tap()
        try host.textField("Title").type("a")
        #expect(throws: HostError.self) { try host.dismiss() }
        try host.button("Cancel").tap()
        try host.button("Discard").tap()
        try host.button("Edit").tap()
        #expect(try host.textField("Title").value == "", "a new sheet begins anew")
        try host.dismiss()
        #expect(try host.button("Edit").exists)
    }

    @Test func `An alert's button waits for what its field needs`() throws {
        struct Screen: View {
            @State private var isAsking = true
            @State private var name = ""
            var body: some View {
                Text("Folder \(name)").alert("New folder", isPresented: $isAsking) {
                    TextField("Name", text: $name)
                    Button("Save") {}.disabled(name.isEmpty)
                    Button("Cancel", role: .cancel) {}
                }
            }
        }
        let host = try Host(on: .phone, Screen())
        #expect(throws: HostError.self) { try host.alert("New folder").button("Save").tap() }
        try host.alert("New folder").textField("Name").type("Tax")
        try host.alert("New folder").button("Save").tap()
        #expect(try host.text("Folder Tax").exists)
    }

    @Test func `A row has its tap beside the buttons that keep to their places`() throws {
        struct Screen: View {
            @State private var story = ""
            var body: some View {
                List {
                    HStack {
                        Text("Row")
                        Spacer()
                        Button("Like") { story += " like" }.buttonStyle(.borderless)
                    }
                    .contentShape(Rectangle())
                    .onTapGesture { story += " row" }
                    Text("story\(story)")
                }
            }
        }
        let host = try Host(on: .phone, Screen())
        try host.button("Like").tap()
        try host.cell(0).tap()
        #expect(try host.text("story like row").exists)
    }

    @Test func `A card is thrown away by a long drag, and goes back after a short one`() throws {
        struct Card: View {
            @State private var offset = CGSize.zero
            @State private var isGone = false
            var body: some View {
                if isGone {
                    Text("Gone")
                } else {
                    Text("Card").padding(40).background(.yellow).offset(offset)
                        .gesture(
                            DragGesture().onChanged { offset = $0.translation }
                                .onEnded {
                                    isGone = abs($0.translation.width) > 100
                                    offset = .zero
                                })
                }
            }
        }
        let host = try Host(on: .phone, Card())
        let frame = try host.text("Card").frame
        try host.text("Card").drag(x: 50)
        #expect(try host.text("Card").frame == frame)
        try host.text("Card").drag(x: -150)
        #expect(try host.text("Gone").exists)
    }

    @Test func `Disabling goes through everything inside, whatever is said there`() throws {
        struct Screen: View {
            @State private var isOn = false
            @State private var text = ""
            var body: some View {
                Form {
                    Section {
                        Button("Buy") {}.disabled(false)
                        Toggle("Gift", isOn: $isOn)
                        TextField("Note", text: $text)
                    }
                    .disabled(true)
                }
            }
        }
        let host = try Host(on: .phone, Screen())
        #expect(throws: HostError.self) { try host.button("Buy").tap() }
        #expect(throws: HostError.self) { try host.cell(0).tap() }
        #expect(throws: HostError.self) { try host.toggle("Gift").tap() }
        #expect(throws: HostError.self) { try host.textField("Note").type("x") }
    }

    @Test func `What is scrolled to is shown above a bar of the component's own`() throws {
        struct Screen: View {
            @State private var count = 0
            var body: some View {
                ScrollView {
                    ForEach(0..<40, id: \.self) {
                        Text("Row \($0)").frame(maxWidth: .infinity, minHeight: 44)
                    }
                }
                .safeAreaInset(edge: .bottom) {
                    Button("Buy \(count)") { count += 1 }.frame(maxWidth: .infinity).padding().background(
                        .white)
                }
            }
        }
        let host = try Host(on: .phone, Screen())
        try host.button("Buy 0").tap()
        try host.text("Row 39").scrollTo()
        #expect(try host.text("Row 39").frame.maxY <= host.button("Buy 1").frame.minY)
    }

    @Test func `Items of a screen's bar go with it`() throws {
        struct Screen: View {
            var body: some View {
                NavigationStack {
                    NavigationLink("Next") { Text("Detail").toolbar { Button("Share") {} } }
                        .toolbar { Button("Add") {} }
                }
            }
        }
        let host = try Host(on: .phone, Screen())
        try host.button("Next").tap()
        #expect(try host.button("Share").exists && !host.button("Add").exists)
        try host.goBack()
        #expect(try !host.button("Share").exists && host.button("Add").exists)
    }

    @Test func `An observed model in the environment is bound, and changed from outside`() throws {
        struct Form: View {
            @Environment(Settings.self) private var settings
            var body: some View {
                @Bindable var settings = settings
                Toggle("Sound", isOn: $settings.hasSound)
                Text(settings.hasSound ? "loud" : "silent")
            }
        }
        let settings = Settings()
        let host = try Host(Form().environment(settings))
        try host.toggle("Sound").tap()
        #expect(settings.hasSound)
        settings.hasSound = false
        #expect(try host.text("silent").exists && !host.toggle("Sound").isOn)
    }

    @Test func `Rows of a list are bound to the elements of a collection`() throws {
        struct Item: Identifiable {
            var id: Int
            var isDone = false
        }
        struct Screen: View {
            @State private var items = [Item(id: 1), Item(id: 2)]
            var body: some View {
                VStack {
                    List($items) { $item in Toggle("Item \(item.id)", isOn: $item.isDone) }
                    Text("done \(items.count { $0.isDone })")
                }
            }
        }
        let host = try Host(on: .phone, Screen())
        try host.toggle("Item 2").tap()
        #expect(try host.text("done 1").exists && !host.toggle("Item 1").isOn)
    }
}

@Observable @MainActor
private final class Settings {
    var hasSound = false
}
