import AVFoundation
import AppIntents
import AuthenticationServices
import CoreHaptics
import CoreLocation
import QuartzCore
import Security
import StoreKit
import SwiftUI
import Testing
import UIKit
import UniformTypeIdentifiers
import VitrineTesting
import WeatherKit
import simd

/// Modules of Apple's systems that components import for a few names.
@MainActor
struct ThinModuleTests {
    @Test func `A device without haptics starts its engine and feels nothing`() throws {
        let engine = try CHHapticEngine(audioSession: nil)
        try engine.start()
        #expect(!CHHapticEngine.capabilitiesForHardware().supportsHaptics)
        let event = CHHapticEvent(
            eventType: .hapticContinuous,
            parameters: [CHHapticEventParameter(parameterID: .hapticIntensity, value: 0.5)], relativeTime: 1,
            duration: 2)
        let pattern = try CHHapticPattern(events: [event], parameters: [])
        #expect(pattern.duration == 3)
        try engine.makePlayer(with: pattern).start(atTime: CHHapticTimeImmediate)
    }

    @Test func `Nobody signs in, a store has nothing to say, and nothing is recorded`() async throws {
        let provider = ASAuthorizationPlatformPublicKeyCredentialProvider(relyingPartyIdentifier: "acme.org")
        let request = provider.createCredentialAssertionRequest(challenge: Data([1]))
        #expect(request.relyingPartyIdentifier == "acme.org" && request.challenge == Data([1]))
        await #expect(throws: ASAuthorizationError(.canceled)) {
            _ = try await EnvironmentValues().authorizationController.performRequest(request)
        }
        for await message in StoreKit.Message.messages { Issue.record("unexpected \(message)") }
        let recorder = try AVAudioRecorder(
            url: URL(filePath: "/none"), settings: [AVFormatIDKey: kAudioFormatMPEG4AAC])
        #expect(!recorder.record() && AVAudioApplication.shared.recordPermission == .denied)
    }

    @Test func `There is no keychain`() {
        let query: [String: Any] = [
            kSecClass as String: kSecClassGenericPassword, kSecReturnData as String: true,
        ]
        var found: AnyObject?
        #expect(SecItemCopyMatching(query as CFDictionary, &found) == errSecItemNotFound && found == nil)
        #expect(SecItemAdd(query as CFDictionary, nil) != errSecSuccess)
    }

    private final class Dropping: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
        func dragInteraction(
            _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
        ) -> [UIDragItem] { [] }
    }

    @Test func `Bytes by chance are the same each time, and an advertisement is not shown`() {
        var (one, other) = ([UInt8](repeating: 0, count: 16), [UInt8](repeating: 0, count: 16))
        #expect(SecRandomCopyBytes(kSecRandomDefault, one.count, &one) == errSecSuccess)
        #expect(SecRandomCopyBytes(kSecRandomDefault, other.count, &other) == errSecSuccess)
        #expect(one == other && Set(one).count > 8)
        let overlay = SKOverlay.AppConfiguration(appIdentifier: "1", position: .bottom)
        #expect(overlay.userDismissible)
        _ = Text("Buy").appStoreOverlay(isPresented: .constant(true)) { overlay }
    }

    @Test func `Interactions of dragging and dropping know their view`() {
        let (view, delegate) = (UIView(), Dropping())
        let (drag, drop) = (UIDragInteraction(delegate: delegate), UIDropInteraction(delegate: delegate))
        view.addInteraction(drag)
        view.addInteraction(drop)
        #expect(drag.view == view && drop.view == view && view.interactions.count == 2)
        let item = UIDragItem(itemProvider: NSItemProvider(object: "text" as NSString))
        #expect(item.itemProvider.registeredTypeIdentifiers == ["public.text"])
    }

    private struct Order: AppIntent {
        static let title: LocalizedStringResource = "Order"
        static var parameterSummary: some ParameterSummary {
            When(\.$count, .greaterThan, 1) {
                Summary("Order \(\.$count) of \(\.$name)")
            } otherwise: {
                Summary {
                    \.$name
                    \.$count
                }
            }
        }

        @Parameter(title: "Name") var name: String
        @Parameter(title: "Count", default: 1) var count: Int
        @Parameter(title: "Note") var note: String?

        init() {}

        init(name: String) {
            self.name = name
        }

        func perform() async throws -> some IntentResult & ProvidesDialog {
            await Orders.shared.add("\(count) \(name) \(note ?? "-")")
            return .result(dialog: "Done")
        }
    }

    private struct Show: AppIntent {
        static let title: LocalizedStringResource = "Show"

        func perform() async throws -> some IntentResult & ShowsSnippetView {
            .result(dialog: "Shown", view: Text("Tea"))
        }
    }

    private struct Shortcuts: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] { AppShortcut(intent: Show(), phrases: ["Show tea"]) }
    }

    @Test func `Intents show views, and can be asked for in words, of which there is a tip`() async throws {
        _ = try await Show().perform()
        #expect(Shortcuts.appShortcuts.count == 1)
        let tip = SiriTipView(intent: Show()).siriTipViewStyle(.dark)
        #expect(try Host(tip).text("SiriTipView").exists)
    }

    @Test func `A condition of the weather has a name, and the service knows of none`() async throws {
        #expect(WeatherCondition.partlyCloudy.description == "Partly Cloudy")
        #expect(WeatherCondition.rain.description == "Rain" && WeatherCondition.allCases.count == 34)
        let place = CLLocation(latitude: 1, longitude: 2)
        await #expect(throws: WeatherError.unknown) {
            let (hours, now) = try await WeatherService.shared.weather(
                for: place, including: .hourly, .current)
            _ = (hours.forecast.map(\.temperature), now.condition)
        }
    }

    private actor Orders {
        static let shared = Orders()
        var names: [String] = []

        func add(_ name: String) { names.append(name) }
    }

    @Test func `A button performs its intent`() async throws {
        let host = try Host(Button("Buy", intent: Order(name: "Tea")))
        try host.button("Buy").tap()
        while await Orders.shared.names.isEmpty { await Task.yield() }
        #expect(await Orders.shared.names == ["1 Tea -"])
    }

    @Test func `UIKit's attributes are shown by texts, and come back`() throws {
        let text = NSMutableAttributedString(string: "plain ")
        text.append(
            NSAttributedString(
                string: "red",
                attributes: [
                    .foregroundColor: UIColor.red, .kern: 2, .underlineStyle: 1,
                    .font: UIFont.systemFont(ofSize: 20),
                ]))
        let shown = AttributedString(text)
        let runs = shown.runs.map { String(shown[$0.range].characters) }
        #expect(runs == ["plain ", "red"])
        let last = try #require(shown.runs.map(\.attributes).last)
        #expect(last.foregroundColor == Color(UIColor.red) && last.kern == 2 && last.underlineStyle != nil)
        #expect(last.font == Font(UIFont.systemFont(ofSize: 20)))
        let back = NSAttributedString(shown)
        #expect(back.string == "plain red")
        #expect(back.attribute(.kern, at: 6, effectiveRange: nil) as? CGFloat == 2)
        #expect(back.attribute(.kern, at: 0, effectiveRange: nil) == nil)
    }

    @Test func `A store that devices share keeps what it is given`() {
        let store = NSUbiquitousKeyValueStore()
        store.set("1.2", forKey: "version")
        store.set(true, forKey: "seen")
        #expect(store.string(forKey: "version") == "1.2" && store.bool(forKey: "seen"))
        store.removeObject(forKey: "seen")
        #expect(!store.bool(forKey: "seen") && store.dictionaryRepresentation.count == 1)
    }

    @Test func `Maps of space are compared, and kinds of data have their tags`() {
        #expect(CATransform3DIsIdentity(CATransform3DMakeScale(1, 1, 1)))
        var map = CATransform3DMakeScale(2, 1, 1)
        #expect(CATransform3DIsAffine(map))
        map.m34 = -1 / 500
        #expect(!CATransform3DIsAffine(map) && !CATransform3DEqualToTransform(map, CATransform3DIdentity))
        #expect(UTType.aiff.tags[.filenameExtension] == ["aiff", "aif"])
        #expect(UTType(filenameExtension: "aif") == .aiff && UTType.aiff.conforms(to: .audio))
    }

    @Test func `Vectors, matrices and turns are what they are on Apple's systems`() {
        let (x, y) = (simd_float3(1, 0, 0), simd_float3(0, 1, 0))
        #expect(cross(x, y) == [0, 0, 1] && dot(x, y) == 0 && length(simd_double2(3, 4)) == 5)
        #expect(simd_abs(simd_float2(-1, 2)) == [1, 2] && simd_mix(x, y, 0.25) == [0.75, 0.25, 0])
        #expect(clamp(simd_float2(-1, 2), min: .zero, max: [1, 1]) == [0, 1])
        let turn = simd_quatd(angle: .pi / 2, axis: [0, 0, 1])
        #expect(distance(turn.act([1, 0, 0]), [0, 1, 0]) < 1e-12)
        #expect(abs(turn.angle - .pi / 2) < 1e-12 && distance(turn.axis, [0, 0, 1]) < 1e-12)
        var map = simd_double4x4(turn)
        map[3] = [5, 6, 7, 1]
        let point = map * simd_double4(1, 0, 0, 1)
        #expect(distance(point, [5, 7, 7, 1]) < 1e-12)
        let back = map.inverse * point
        #expect(distance(back, [1, 0, 0, 1]) < 1e-12)
        #expect(map.transpose[1, 3] == 6 && matrix_identity_float3x3 * x == x)
    }

    @Test func `Maps of the plane have their names in C, and move what is added to a path`() {
        let move = CGAffineTransformTranslate(CGAffineTransformMakeScale(2, 3), 5, 7)
        #expect(CGPointMake(1, 1).applying(move) == CGPointMake(12, 24))
        #expect(CGAffineTransformConcat(move, CGAffineTransformInvert(move)).isIdentity)
        let path = Path { path in
            path.addRects([CGRectMake(0, 0, 1, 1)], transform: move)
            path.addEllipse(in: CGRectMake(10, 10, 1, 1), transform: move)
        }
        #expect(path.boundingRect == CGRectMake(10, 21, 22, 33))
    }

    @Test func `Outlines of Core Graphics are combined as paths are`() {
        let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        let corner = CGPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10), transform: nil)
        #expect(square.subtracting(corner).contains(CGPoint(x: 2, y: 8)))
        #expect(!square.subtracting(corner).contains(CGPoint(x: 8, y: 8)))
        #expect(square.union(corner).boundingBox == CGRect(x: 0, y: 0, width: 15, height: 15))
    }
}
