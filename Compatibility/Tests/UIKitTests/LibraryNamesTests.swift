import Combine
import CryptoKit
import LinkPresentation
import SwiftUI
import Testing
import UIKit
import VitrineTesting

/// Names that libraries of components use and few other files do.
@MainActor
struct LibraryNamesTests {
    @Test func `A control tells its actions and selectors, until it is asked to stop`() {
        let control = UIControl()
        let target = NSObject()
        let action = UIAction { _ in }
        control.addAction(action, for: .touchUpInside)
        control.addTarget(target, action: "changed", for: .valueChanged)
        var told: [(isAction: Bool, event: UIControl.Event)] = []
        control.enumerateEventHandlers { action, targetAction, event, _ in
            told.append((action != nil, event))
            if let targetAction { #expect(targetAction.0 as? NSObject === target) }
        }
        #expect(told.map(\.isAction) == [true, false])
        #expect(told.map(\.event) == [.touchUpInside, .valueChanged])
        var count = 0
        control.enumerateEventHandlers { _, _, _, stop in
            count += 1
            stop = true
        }
        #expect(count == 1)
    }

    @Test func `A control takes away what it tells`() {
        let control = UIControl()
        control.addAction(UIAction { _ in }, for: .touchUpInside)
        control.addTarget(NSObject(), action: "changed", for: .valueChanged)
        control.enumerateEventHandlers { action, targetAction, event, _ in
            if let action { control.removeAction(action, for: event) }
            if let targetAction { control.removeTarget(targetAction.0, action: targetAction.1, for: event) }
        }
        #expect(control.allControlEvents.isEmpty)
    }

    private final class Player: NSObject {
        var volume = 3
    }

    @Test func `A property's publisher sends its value and goes on`() {
        var (values, isFinished) = ([Int](), false)
        let subscription = Player().publisher(for: \.volume).sink(
            receiveCompletion: { _ in isFinished = true }, receiveValue: { values.append($0) })
        #expect(values == [3])
        #expect(!isFinished)
        subscription.cancel()
    }

    @Test func `A font of Core Text is one of UIKit`() {
        let font = UIFont.systemFont(ofSize: 20) as CTFont
        #expect(CTFontGetSize(font) == 20)
        #expect(CTFontGetAscent(font) == font.ascender)
        #expect(CTFontGetDescent(font) == -font.descender)
        #expect(Font(font) == Font(UIFont.systemFont(ofSize: 20)))
        #expect(CTFontCopyFamilyName(CTFontCreateWithName("Inter", 12, nil)) == "Inter")
    }

    @Test func `What would ask the network or encrypt fails at once`() async throws {
        let address = try #require(URL(string: "https://example.com"))
        await #expect(throws: URLError.self) {
            try await LPMetadataProvider().startFetchingMetadata(for: address)
        }
        #expect(throws: CryptoKitError.self) {
            try AES.GCM.seal(Data("text".utf8), using: SymmetricKey(size: .bits256))
        }
    }

    @Test func `Descriptors by keys leave what knows no keys as it is`() {
        let players = NSArray(array: [Player(), Player()])
        let sorted = players.sortedArray(using: [NSSortDescriptor(key: "volume", ascending: false)])
        #expect(sorted.map { $0 as AnyObject }.elementsEqual(players.map { $0 as AnyObject }, by: ===))
    }

    @Test func `The place and the letter at a point are those of its line`() throws {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.font = .systemFont(ofSize: 20)
        view.text = "Tee\nWho"
        let start = try #require(view.position(from: view.beginningOfDocument, offset: 4))
        let caret = view.caretRect(for: start)
        let place = try #require(view.closestPosition(to: CGPoint(x: caret.minX, y: caret.midY)))
        #expect(view.offset(from: view.beginningOfDocument, to: place) == 4)
        let letter = try #require(view.characterRange(at: CGPoint(x: caret.minX, y: caret.midY)))
        #expect(view.text(in: letter) == "W")
        #expect(view.textInputView === view)
    }

    private struct Labelled: View {
        let title: String
        @State private var count = 1

        var body: some View {
            Stepper(title, onIncrement: { count += 1 }, onDecrement: { count -= 1 })
            Text("\(count)")
        }
    }

    @Test func `A text that is no key is the title of a stepper with actions`() throws {
        let host = try Host(Labelled(title: "Guests"))
        try host.stepper("Guests").increment()
        #expect(try host.text("2").exists)
    }
}
