import Foundation
import Testing
import VitrineComposition
import VitrineDrawing
import VitrineGeometry
import VitrinePixels
import VitrineViews

/// What assistive technology finds.
@MainActor
struct AccessibilityTests {
    private func spoken(_ view: some View) throws -> [String] {
        try laidOut(view).accessibilityElements().map(\.description)
    }

    @Test func `A view can say that VoiceOver is on`() throws {
        struct Hint: View {
            @Environment(\.accessibilityVoiceOverEnabled) private var isOn
            var body: some View { Text(isOn ? "on" : "off") }
        }
        #expect(try laidOut(Hint()).description.contains("off"))
        #expect(try !laidOut(Hint().environment(\.accessibilityEnabled, true)).description.contains("off"))
    }

    @Test func `Texts speak for themselves, labels replace them`() throws {
        #expect(
            try spoken(
                VStack {
                    Text("a")
                    Text("b").accessibilityLabel("letter b").accessibilityHint("taps")
                    Text("c").accessibilityHidden(true)
                    Text("d").hidden()
                }) == ["a, isStaticText", "letter b, taps, isStaticText"])
    }

    @Test func `A part of a text may be read otherwise than it is written`() throws {
        let part = Text("3★").accessibilityLabel(Text("three stars"))
        #expect(try spoken(part) == ["three stars, isStaticText"])
        #expect(try spoken(Text("Rated ") + part + Text("!")) == ["Rated three stars!, isStaticText"])
        let pieces = (Text("a") + Text("b")).accessibilityLabel(Text("both"))
        #expect(try spoken(pieces) == ["both, isStaticText"])
        #expect(try spoken(part.accessibilityLabel("stars")) == ["stars, isStaticText"])
    }

    @Test func `Elements are combined or left out as said`() throws {
        let row = HStack {
            Text("a")
            Text("b")
        }
        #expect(try spoken(row.accessibilityElement(children: .combine)) == ["a, b"])
        #expect(
            try spoken(row.accessibilityElement(children: .ignore).accessibilityLabel("pair")) == ["pair"])
        #expect(
            try spoken(row.accessibilityElement(children: .contain)) == [
                "a, isStaticText", "b, isStaticText",
            ])
    }

    @Test func `Controls say what they are`() throws {
        #expect(try spoken(Button("Buy") {}) == ["Buy, isButton"])
        #expect(try spoken(Toggle("Wi-Fi", isOn: .constant(true))) == ["Wi-Fi, 1, isToggle"])
        #expect(
            try spoken(Text("x").accessibilityAddTraits([.isHeader]).accessibilityIdentifier("title")) == [
                "x, isHeader, isStaticText, #title"
            ])
        #expect(
            try spoken(Text("x").accessibilityAction(named: "Delete") {}) == [
                "x, isStaticText, action Delete"
            ])
    }

    @Test func `A picture is read by its name, by its label, or not at all`() throws {
        func spoken(_ image: Image) throws -> [String] {
            try laidOut(image.resizable(), resources: .photograph).accessibilityElements().map(\.description)
        }
        #expect(try spoken(Image("hill")) == ["hill, isImage"])
        #expect(try spoken(Image("hill", label: Text("A green hill"))) == ["A green hill, isImage"])
        let resource = ImageResource(name: "hill", bundle: .main)
        #expect(try spoken(Image(resource, label: Text("A green hill"))) == ["A green hill, isImage"])
        #expect(try spoken(Image(decorative: resource)) == [])
    }

    @Test func `Pictures with different labels differ`() {
        #expect(Image("a", label: Text("b")) == Image("a", label: Text("b")))
        #expect(Image("a", label: Text("b")) != Image("a", label: Text("c")))
        #expect(Image("a", label: Text("b")) != Image("a"))
    }

    @Test func `Another view may be found in the place of one`() throws {
        let stars = HStack {
            Text("★")
            Text("☆")
        }
        .accessibilityRepresentation { Toggle("Rated", isOn: .constant(true)) }
        #expect(try spoken(VStack { stars }) == ["Rated, 1, isToggle"])
        #expect(try spoken(stars.accessibilityHint("taps")) == ["Rated, 1, taps, isToggle"])
        #expect(
            try laidOut(stars).accessibilityElements().map(\.frame)
                == [try laidOut(stars).frame])
    }

    @Test func `What a view is called may be added to, and it stays what it is`() throws {
        let button = Button("Inbox") {}.accessibilityLabel { content in
            content
            Text("3 unread")
        }
        #expect(try spoken(button) == ["Inbox, 3 unread, isButton"])
        #expect(try laidOut(button).descriptions.count == laidOut(Button("Inbox") {}).descriptions.count)
    }

    @Test func `A view says where it is to be touched, in shares or in its own coordinates`() throws {
        let box = Text("a").frame(width: 100, height: 20).padding(10)
        func point<V: View>(_ view: V) throws -> Point? {
            try laidOut(view.padding(5)).accessibilityElements().first?.activationPoint
        }
        let frame = try #require(try laidOut(box.padding(5)).accessibilityElements().first?.frame)
        let offset = CGPoint(x: 7, y: 3)
        #expect(
            try point(box.accessibilityActivationPoint(offset))
                == Point(x: frame.minX + 7, y: frame.minY + 3))
        #expect(
            try point(box.accessibility(activationPoint: .topLeading)) == Point(x: frame.minX, y: frame.minY))
        #expect(try point(box.accessibilityActivationPoint(offset, isEnabled: false)) == frame.center)
    }

    @Test func `Views that are found in one are not drawn and take no room`() throws {
        let chart = Color.red.frame(width: 40, height: 20).accessibilityChildren {
            Text("May")
            Text("June").accessibilityValue("12")
        }
        #expect(try spoken(chart) == ["May, isStaticText", "June, 12, isStaticText"])
        #expect(try size(of: chart) == Size(width: 40, height: 20))
        #expect(try laidOut(chart).descriptions.map(\.kind) == ["frame", "shape"])
    }

    @Test func `Higher priorities are read first, inside the element that holds them`() throws {
        let column = VStack {
            Text("a")
            HStack {
                Text("b")
                Text("c").accessibilitySortPriority(1)
            }
            .accessibilityElement(children: .contain)
            Text("d").accessibilitySortPriority(2)
        }
        #expect(try spoken(column).map { $0.prefix(1) } == ["d", "a", "c", "b"])
    }
}

extension Resources {
    /// A photograph for whatever name.
    fileprivate static var photograph: Resources {
        Resources(
            picture: { name, _ in
                NamedPicture(
                    .bitmap(
                        ImageID(name: name.name, contentHash: 1),
                        PixelSize(covering: Size(width: 8, height: 6), scale: 1), scale: 1))
            }, icon: { throw Missing(name: $0) }, color: { name, _ in throw Missing(name: name.name) },
            contentFile: { throw Missing(name: $0) })
    }
}
