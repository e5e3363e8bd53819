import AVFoundation
import AppIntents
import CryptoKit
import MapKit
import Photos
import SwiftUI
import Testing
import UIKit
import VitrineTesting
import WidgetKit

/// Names that files of apps use beside their views.
@MainActor
struct AppNamesTests {
    @Test(arguments: [
        ("SHA256", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "SHA384",
            "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7"
        ),
        (
            "SHA512",
            "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
                + "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f"
        ),
        ("SHA1", "a9993e364706816aba3e25717850c26c9cd0d89d"),
        ("MD5", "900150983cd24fb0d6963f7d28e17f72"),
    ])
    func `A digest is that of its specification`(name: String, digits: String) {
        let text = Data("abc".utf8)
        let digests: [any CryptoKit.Digest] = [
            SHA256.hash(data: text), SHA384.hash(data: text), SHA512.hash(data: text),
            Insecure.SHA1.hash(data: text), Insecure.MD5.hash(data: text),
        ]
        #expect(digests.map(\.description).contains("\(name) digest: \(digits)"))
    }

    @Test func `A digest of several blocks does not depend on how they are given`() {
        var function = SHA256()
        for _ in 0..<40 { function.update(data: Data("aaaaa".utf8)) }
        let digest = function.finalize()
        #expect(digest == SHA256.hash(data: Data(repeating: 97, count: 200)))
        #expect(Array(digest.prefix(4)) == [0xc2, 0xa9, 0x08, 0xd9])
    }

    @Test func `A code of a message needs its key`() {
        let (text, key) = (Data("abc".utf8), SymmetricKey(data: Data("key".utf8)))
        let code = HMAC<SHA256>.authenticationCode(for: text, using: key)
        #expect(Array(code.prefix(4)) == [0x9c, 0x19, 0x6e, 0x32] && code.byteCount == 32)
        #expect(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: text, using: key))
        let other = SymmetricKey(size: .bits256)
        #expect(!HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: text, using: other))
        #expect(other.bitCount == 256)
    }

    @Test func `An app has its folders, and a phone is neither a Mac nor hot`() {
        #expect(URL.documentsDirectory.isFileURL && URL.applicationSupportDirectory.isFileURL)
        let process = ProcessInfo.processInfo
        #expect(!process.isiOSAppOnMac && !process.isLowPowerModeEnabled && process.thermalState == .nominal)
    }

    @Test func `What items of bars would look like is taken`() {
        UITabBarItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
        UIBarButtonItem.appearance().tintColor = .red
        #expect(UIBarButtonItem().tintColor == nil)
    }

    @Test func `A scene does not turn, and no controller is on its way`() {
        let scene = UIWindowScene()
        scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeLeft))
        #expect(scene.effectiveGeometry.interfaceOrientation == .portrait)
        let controller = UIViewController()
        #expect(!controller.isBeingPresented && !controller.isMovingFromParent)
    }

    @Test func `A snapshot of a list keeps its sections and items`() {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["Fruit", "Bread"])
        snapshot.appendItems([1, 2], toSection: "Fruit")
        snapshot.appendItems([3])
        snapshot.deleteItems([1])
        #expect(snapshot.itemIdentifiers == [2, 3] && snapshot.numberOfItems(inSection: "Bread") == 1)
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) { _, _, _ in nil }
        source.apply(snapshot)
        view.dataSource = source
        #expect(view.numberOfItems(inSection: 0) == 1)
        #expect(source.itemIdentifier(for: IndexPath(item: 0, section: 1)) == 3)
        #expect(source.itemIdentifier(for: IndexPath(item: 1, section: 1)) == nil)
    }

    @Test func `A film that is not there gives no picture`() async {
        let generator = AVAssetImageGenerator(asset: AVURLAsset(url: URL(filePath: "/none.mov")))
        await #expect(throws: AVError.self) { _ = try await generator.image(at: .zero) }
        let player = AVQueuePlayer()
        player.insert(AVPlayerItem(url: URL(filePath: "/none.mov")), after: nil)
        #expect(player.items().count == 1 && player.timeControlStatus == .paused)
    }

    @Test func `A device has no pictures`() {
        let pictures = PHAsset.fetchAssets(with: .image, options: PHFetchOptions())
        #expect(pictures.count == 0 && pictures.firstObject == nil)
    }

    @Test func `Places that a map names are chosen by their kinds`() {
        let filter = MKPointOfInterestFilter(excluding: [.cafe])
        #expect(filter.includes(.park) && filter.excludes(.cafe))
        #expect(MKPointOfInterestFilter.excludingAll.excludes(.park))
    }

    private struct Route: View {
        @State private var position = MapCameraPosition.automatic
        @State private var chosen: Int?
        let places = [CLLocationCoordinate2D(latitude: 52, longitude: 13)]

        var body: some View {
            Map(position: $position, selection: $chosen) {
                ForEach(places.indices, id: \.self) { index in
                    Marker("Stop", systemImage: "tram", coordinate: places[index]).tag(index)
                }
                MapPolyline(coordinates: places).stroke(.blue, lineWidth: 3)
                MapCircle(center: places[0], radius: 200).foregroundStyle(.blue.opacity(0.2)).stroke(.blue)
            }
            .mapStyle(.standard(elevation: .realistic, pointsOfInterest: .excludingAll))
            .onMapCameraChange(frequency: .continuous) { chosen = Int($0.region.span.latitudeDelta) }
        }
    }

    @Test func `A map with lines and areas is a labelled box`() throws {
        let host = try Host(Route())
        #expect(try host.text("Map").text == "Map")
    }

    private final class Searcher: MKLocalSearchCompleterDelegate {
        var answers = 0

        func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {
            answers += completer.results.count + 1
        }
    }

    @Test func `A completer of searches answers at once, and knows no place`() {
        let (completer, searcher) = (MKLocalSearchCompleter(), Searcher())
        completer.delegate = searcher
        completer.queryFragment = "Ber"
        #expect(searcher.answers == 1 && !completer.isSearching)
    }

    @Test func `A measurement is written with its unit's symbol`() {
        let formatter = MeasurementFormatter()
        formatter.locale = Locale(identifier: "de_DE")
        formatter.unitOptions = .providedUnit
        #expect(formatter.string(from: Measurement(value: 1.2, unit: UnitLength.kilometers)) == "1,2 km")
    }

    @Test func `Bounds of C's integers are those of Swift's`() {
        #expect(INT16_MIN == Int32(Int16.min) && INT32_MIN == Int32.min && UINT64_MAX == UInt64.max)
    }

    private struct Size: WidgetConfigurationIntent {
        static let title: LocalizedStringResource = "Size"
        @Parameter(title: "Large", default: false) var isLarge: Bool
    }

    private struct Entry: TimelineEntry {
        let date: Date
    }

    private struct Entries: AppIntentTimelineProvider {
        func placeholder(in context: Context) -> Entry { Entry(date: .now) }

        func snapshot(for configuration: Size, in context: Context) async -> Entry { Entry(date: .now) }

        func timeline(for configuration: Size, in context: Context) async -> WidgetKit.Timeline<Entry> {
            Timeline(entries: [Entry(date: .now)], policy: .atEnd)
        }
    }

    private struct SizeWidget: Widget {
        var body: some WidgetConfiguration {
            AppIntentConfiguration(kind: "size", intent: Size.self, provider: Entries()) { _ in Text("Size") }
                .configurationDisplayName("Size")
        }
    }

    private struct Light: ControlWidget {
        struct Switch: ControlConfigurationIntent {
            static let title: LocalizedStringResource = "Light"
        }

        var body: some ControlWidgetConfiguration {
            StaticControlConfiguration(kind: "light") {
                ControlWidgetToggle("Light", isOn: true, action: Switch()) { Text($0 ? "On" : "Off") }
            }
        }
    }

    private struct Shortcuts: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
            AppShortcut(
                intent: Light.Switch(), phrases: ["Light with \(.applicationName)"], shortTitle: "Light",
                systemImageName: "lightbulb")
        }
    }

    @Test func `Widgets, controls and shortcuts are named and not shown`() {
        _ = (SizeWidget().body, Light().body)
        #expect(Shortcuts.appShortcuts.count == 1)
    }

    private struct Swipe: UIGestureRecognizerRepresentable {
        func makeUIGestureRecognizer(context: Context) -> UISwipeGestureRecognizer {
            UISwipeGestureRecognizer()
        }
    }

    @Test func `A gesture of UIKit leaves a view as it is`() throws {
        let host = try Host(Text("Swipe").gesture(Swipe()))
        #expect(try host.text("Swipe").text == "Swipe")
    }
}
