import CatalogKit
import Foundation
import Testing
import VitrineComposition
import VitrineGeometry
import VitrineRendering
import VitrineTesting
import VitrineViews

/// The look of alerts, dialogs and menus, on a phone of 393 × 852 pt.
@MainActor
struct AlertTests {
    private func alert<Actions: View>(
        message: String? = nil, @ViewBuilder _ actions: () -> Actions
    ) throws -> VitrineTesting.Host {
        try Host(
            on: .phone,
            Color.yellow.alert("Delete?", isPresented: .constant(true), actions: actions) {
                if let message { Text(message) }
            })
    }

    @Test func `An alert is 270 pt wide in the middle of the screen`() throws {
        let host = try alert(message: "It cannot be undone.") { Button("Keep") {} }
        let frame = try host.alert().frame
        #expect(frame.width == 270)
        #expect(frame.minX == 61.5)
        #expect(abs(frame.midY - 426) < 0.6)
        let title = try host.alert().text("Delete?").frame
        let message = try host.alert().text("It cannot be undone.").frame
        #expect(title.minY - frame.minY == 20)
        #expect(abs(title.midX - 196.5) < 0.5)
        #expect(message.minY - title.maxY == 4)
        #expect(try host.button("Keep").frame.minY - message.maxY == 20)
        #expect(try host.button("Keep").frame == Rect(x: 61.5, y: frame.maxY - 44, width: 270, height: 44))
        #expect(host.drawn(fill: "00000033").count == 1)
    }

    @Test func `What an alert or a sheet says is asked for when it is shown only`() throws {
        struct Screen: View {
            @State private var chosen: String?
            @State private var isAsking = false
            @State private var isChoosing = false

            var body: some View {
                VStack {
                    Button("Choose") {
                        chosen = "tea"
                        isAsking = true
                    }
                    Button("Share") { isChoosing = true }
                }
                .alert(isPresented: $isAsking) { Alert(title: Text("Delete \(chosen!)?")) }
                .actionSheet(isPresented: $isChoosing) { ActionSheet(title: Text("Share \(chosen!)")) }
            }
        }
        let host = try Host(on: .phone, Screen())
        try host.button("Choose").tap()
        #expect(try host.alert().text("Delete tea?").exists)
        try host.alert().button("OK").tap()
        try host.button("Share").tap()
        #expect(try host.text("Share tea").exists)
    }

    @Test func `Two buttons stand beside each other, the way out first`() throws {
        let host = try alert {
            Button("Delete", role: .destructive) {}
            Button("Cancel", role: .cancel) {}
        }
        let (cancel, delete) = (try host.button("Cancel").frame, try host.button("Delete").frame)
        #expect(cancel.minX == 61.5)
        #expect(cancel.size == Size(width: 135, height: 44))
        #expect(delete.minX == 196.5)
        #expect(delete.minY == cancel.minY)
        #expect(host.look(ofText: "Cancel").contains("600"))
        #expect(host.look(ofText: "Delete").contains("ff3b30"))
        // A line over the buttons and one between them.
        #expect(
            host.drawn(fill: "3c3c434a").map(\.box.size) == [
                Size(width: 270, height: 1), Size(width: 1, height: 44),
            ])
    }

    @Test func `Two buttons whose words need more room stand below each other`() throws {
        let host = try alert {
            Button("Delete everything there is") {}
            Button("Cancel", role: .cancel) {}
        }
        #expect(try host.button("Cancel").frame.size == Size(width: 270, height: 44))
        #expect(
            try host.button("Delete everything there is").frame.maxY == host.button("Cancel").frame.minY
                || host.button("Cancel").frame.maxY
                    == host.button("Delete everything there is").frame.minY
        )
    }

    @Test func `Three buttons stand below each other, the way out last`() throws {
        let host = try alert {
            Button("Cancel", role: .cancel) {}
            Button("One") {}
            Button("Two") {}
        }
        let tops = try ["One", "Two", "Cancel"].map { try host.button($0).frame.minY }
        #expect(tops == [tops[0], tops[0] + 44, tops[0] + 88])
        #expect(try host.alert().frame.maxY == tops[0] + 132)
    }

    @Test func `Fields stand between the message and the buttons`() throws {
        struct Asking: View {
            @State private var name = ""
            var body: some View {
                Color.yellow.alert("Your name?", isPresented: .constant(true)) {
                    TextField("Name", text: $name)
                    SecureField("Password", text: $name)
                    Button("OK") {}
                }
            }
        }
        let host = try Host(on: .phone, Asking())
        try host.textField("Name").type("Ada")
        #expect(try host.textField("Name").value == "Ada")
        let backdrops = host.drawn(fill: "ffffff").filter { $0.box.height == 26 }
        #expect(backdrops.map(\.box.width) == [238, 238])
        #expect(try host.button("OK").frame.minY - (backdrops.last?.box.maxY ?? 0) == 20)
        #expect(try host.alert().button().count == 1)
        #expect(host.look(ofText: "Ada").contains("font size 13"))
    }

    @Test func `A dialog stands at the bottom, the way out apart from it`() throws {
        let host = try Host(
            on: .phone,
            Color.yellow.confirmationDialog(
                "Share with", isPresented: .constant(true), titleVisibility: .visible
            ) {
                Button("Mail") {}
                Button("Delete", role: .destructive) {}
            })
        #expect(try host.button("Cancel").frame == Rect(x: 8, y: 753, width: 377, height: 57))
        #expect(try host.button("Delete").frame == Rect(x: 8, y: 688, width: 377, height: 57))
        #expect(try host.button("Mail").frame == Rect(x: 8, y: 631, width: 377, height: 57))
        #expect(try abs(host.text("Share with").frame.midX - 196.5) < 0.5)
        #expect(host.look(ofText: "Delete").contains("ff3b30"))
        #expect(host.look(ofText: "Cancel").contains("600"))
    }

    private struct Opened: View {
        var alignment = Alignment.topLeading
        @State private var sort = "Name"
        @State private var isShown = true

        var body: some View {
            Menu("Sort") {
                Picker("Order", selection: $sort) {
                    Text("Name").tag("Name")
                    Text("Price").tag("Price")
                }
                Divider()
                Button("Copy", systemImage: "doc.on.doc") {}
                Toggle("Shown", isOn: $isShown)
                Menu("More") { Button("Print") {} }
                Button("Delete", role: .destructive) {}
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
        }
    }

    @Test func `A menu is 250 pt wide beside the view that opens it, in rows of 44 pt`() throws {
        let host = try Host(on: .phone, Opened())
        let opener = try host.button("Sort").frame
        try host.button("Sort").tap()
        // Six rows, and 8 pt between the groups.
        #expect(
            try host.menu().frame == Rect(x: 10, y: opener.maxY + 8, width: 250, height: 6 * 44 + 8))
        let rows = try ["Name", "Price", "Copy", "Delete"].map { try host.menu().button($0).frame }
        #expect(rows.map(\.height) == [44, 44, 44, 44])
        #expect(rows[2].minY - rows[1].maxY == 8)
        #expect(host.look(ofText: "Delete").contains("ff3b30"))
    }

    @Test func `A menu opens to where there is room`() throws {
        let host = try Host(on: .phone, Opened(alignment: .bottomTrailing))
        let opener = try host.button("Sort").frame
        try host.button("Sort").tap()
        let menu = try host.menu().frame
        #expect(menu.maxX == 383)
        #expect(menu.maxY == opener.minY - 8)
    }

    @Test func `A menu stands at the end of a row, and below the middle of a view in the middle`() throws {
        struct Screen: View {
            @State private var taste = "Sweet"
            var body: some View {
                VStack {
                    Menu("Sort") { Button("Name") {} }
                    Picker("Taste", selection: $taste) {
                        Text("Sweet").tag("Sweet")
                        Text("Sour").tag("Sour")
                    }
                    Spacer()
                }
            }
        }
        let host = try Host(on: .phone, Screen())
        try host.button("Sort").tap()
        #expect(try host.menu().frame.midX == 196.5)
        try host.button("Name").tap()
        try host.picker().tap()
        #expect(try host.menu().frame.maxX == 383)
    }

    @Test func `What has been chosen has a check, and choosing closes the menu`() throws {
        let host = try Host(on: .phone, Opened())
        try host.button("Sort").tap()
        #expect(try host.menu().button("Name").isSelected)
        try host.menu().button("Price").tap()
        #expect(try !host.menu().exists)
        try host.button("Sort").tap()
        #expect(try host.menu().button("Price").isSelected)
        try host.menu().toggle("Shown").tap()
        try host.button("Sort").tap()
        #expect(try !host.menu().toggle("Shown").isOn)
    }

    @Test func `A menu in a menu opens over it, and its items close both`() throws {
        let host = try Host(on: .phone, Opened())
        try host.button("Sort").tap()
        try host.menu().button("More").tap()
        #expect(try host.menu().button("Print").exists)
        try host.menu().button("Print").tap()
        #expect(try !host.menu().exists)
    }
}
