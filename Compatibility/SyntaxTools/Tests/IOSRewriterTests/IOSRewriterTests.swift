import Foundation
import SwiftParser
import Testing

@testable import IOSRewriter

struct IOSRewriterTests {
    @Test func `All products that files import are known`() throws {
        let manifest = try String(
            contentsOf: URL(filePath: #filePath).appending(path: "../../../../Package.swift").standardized,
            encoding: .utf8)
        let list = try #require(manifest.firstMatch(of: /let systemModules = \[([^\]]*)\]/))
        let modules = list.1.matches(of: /"(\w+)"/).map { String($0.1) }
        #expect(modules.count > 20)
        let known = PackageCopy.standardModules + PackageCopy.furtherModules
        #expect(Set(known) == Set(modules + ["SwiftUI", "Combine", "UIKit"]))
    }

    @Test func `A module that a package has from elsewhere is not Apple's`() {
        let manifest = """
            .target(name: "App", dependencies: [.product(name: "Charts", package: "Charts")], linkerSettings: [
                .linkedFramework("MapKit")
            ])
            """
        #expect(PackageCopy.furtherModules(namedIn: manifest) == ["Charts"])
    }

    @Test(arguments: [
        ("import _MapKit_SwiftUI", "import MapKit"),
        ("import Symbols\nvar a: any SymbolEffect", "import SwiftUI\nvar a: any SymbolEffect"),
        ("import Symbols\nvar a: Glyph", "import Symbols\nvar a: Glyph"),
        ("import SwiftUICore", "import SwiftUI"),
        ("import MapKit.MKGeometry // maps", "import MapKit // maps"),
        ("import struct MapKit.MKMapRect", "import struct MapKit.MKMapRect"),
        (
            "import SwiftUI\nlet a: CGImageSource?",
            "import ImageIO; import SwiftUI\nlet a: CGImageSource?"
        ),
        (
            "import SwiftUI\nlet a = UNUserNotificationCenter.current()",
            "import UserNotifications; import SwiftUI\nlet a = UNUserNotificationCenter.current()"
        ),
        (
            "import SwiftUI\n@FetchRequest var a: FetchedResults<Item>",
            "import CoreData; import SwiftUI\n@FetchRequest var a: FetchedResults<Item>"
        ),
        (
            "class A {\n    @NSManaged public var name: String? // a\n}",
            "class A {\n    public var name: String? "
                + #"{ get { managedValue(forKey: "name") } set { setManagedValue(newValue, forKey: "name") } } // a"#
                + "\n}"
        ),
        (
            "@objc(addTagsObject:)\n@NSManaged public func addToTags(_ value: Tag)\n\nlet b = 1",
            "\n" + #"public func addToTags(_ value: Tag) { changeManagedObjects("addToTags", value) }"#
                + "\n\nlet b = 1"
        ),
        (
            "@NSManaged func insertIntoSteps(_ value: Step, at idx: Int)",
            #"func insertIntoSteps(_ value: Step, at idx: Int) { changeManagedObjects("insertIntoSteps", value, idx) }"#
        ),
        (
            "override init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {}",
            "required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {}"
        ),
        (
            "let a = (UIApplication.shared.delegate as! AppDelegate).store",
            "let a = (UIApplication.shared.delegate(orElse: AppDelegate()) as! AppDelegate).store"
        ),
        (
            "guard let a = UIApplication.shared.delegate as? AppDelegate else { return }",
            "guard let a = UIApplication.shared.delegate(orElse: AppDelegate()) as? AppDelegate else { return }"
        ),
        ("let a = #keyPath(Person.address.city)", #"let a = "address.city""#),
        (
            #"let a = Bundle.main.url(forResource: "App", withExtension: "momd")!"#,
            #"let a = Bundle.main.url(forResource: "App", withExtension: "momd", ofModule: #fileID)!"#
        ),
        (
            #"NSPredicate(format: "a == %@ AND b > %@", a as CVarArg, b as NSDate)"#,
            #"NSPredicate(format: "a == %@ AND b > %@", a as Any, b as NSDate)"#
        ),
        (
            "extension CGFloat { var a: CGFloat { 1 + abs(self) } }",
            "extension CGFloat { var a: CGFloat { 1 + Swift.abs(self) } }"
        ),
        (
            "extension Double { var a: Double { abs(self) } }",
            "extension Double { var a: Double { abs(self) } }"
        ),
        (
            "import Foundation\n#if os(watchOS)\nimport ImageIO\n#endif\nimport UIKit\nlet a: CGImageSource? = nil",
            "import ImageIO; import PictureFoundation\n#if false\nimport ImageIO\n#endif\nimport UIKit\nlet a: CGImageSource? = nil"
        ),
        ("#if os(iOS)\nlet a = 1\n#endif", "#if true\nlet a = 1\n#endif"),
        ("#if os(macOS) || os(Linux)\n#else\n#endif", "#if false || false\n#else\n#endif"),
        ("#if !os(watchOS) && canImport(UIKit)\n#endif", "#if !false && canImport(UIKit)\n#endif"),
        ("#if os(tvOS)\n#elseif os(iOS)\n#endif", "#if false\n#elseif true\n#endif"),
        (
            "enum A {\n@available(iOS, unavailable)\ncase a\n}",
            "enum A {\n@available(*, unavailable)\ncase a\n}"
        ),
        ("@available(iOS, unavailable)\nlet a = 1\nlet b = 2", "\n\nlet b = 2"),
        ("struct A {\n@available(iOS, unavailable, message: \"no\")\nfunc a() {}\n}", "struct A {\n\n\n}"),
        ("@available(macOS, unavailable)\nlet a = 1", "@available(macOS, unavailable)\nlet a = 1"),
        ("@available(iOS 16, *)\nlet a = 1", "@available(iOS 16, *)\nlet a = 1"),
        ("@available(iOS 16)\nlet a = 1", "@available(iOS 16, *)\nlet a = 1"),
        ("@available(iOS, deprecated: 16)\nlet a = 1", "@available(iOS, deprecated: 16)\nlet a = 1"),
    ])
    func `iOS is the system of every condition`(source: String, rewritten: String) {
        #expect(PackageCopy.rewritten(Parser.parse(source: source)) == rewritten)
    }

    @Test(arguments: [
        ("@objc func tapped() {}", "func tapped() {}"),
        ("@objc private dynamic var a = 1", "private var a = 1"),
        ("@IBAction @MainActor func tapped() {}", "@MainActor func tapped() {}"),
        ("import UIKit\n@objc public protocol A {}", "import UIKit\npublic protocol A: AnyObject {}"),
        ("@objc protocol A: NSObjectProtocol {}", "protocol A: NSObjectProtocol {}"),
        ("@objc protocol A: B {}", "protocol A: B, AnyObject {}"),
        (
            """
            @objc public protocol A: AnyObject {
                func begin()
                /// A row.
                @objc optional func rows(
                    _ rows: [Int], // which
                    isLast: Bool)
                @MainActor @objc optional func title(of a: Self) -> String?
                @objc optional var height: CGFloat { get }
            }
            let a = 1
            """,
            """
            public protocol A: AnyObject {
                func begin()
                /// A row.
                func rows(
                    _ rows: [Int], // which
                    isLast: Bool)
                @MainActor func title(of a: Self) -> String?
                var height: CGFloat { get }
            }; public extension A { func rows( _ rows: [Int], isLast: Bool) {  }; \
            @MainActor func title(of a: Self) -> String? { nil }; \
            var height: CGFloat { Swift.fatalError(\
            "height, which Objective-C makes optional, is asked for a value that nobody gives") } }
            let a = 1
            """
        ),
        ("let a = 1\n    @objc dynamic var b = 2\n", "let a = 1\n    var b = 2\n"),
        ("/// A view.\n@objc(AView) @objcMembers\nclass A {}", "/// A view.\n\nclass A {}"),
        (
            "b.addTarget(self, action: #selector(tapped(_:)), for: .touchUpInside)",
            "b.addTarget(self, action: Selector(\"tapped(_:)\"), for: .touchUpInside)"
        ),
        ("throw NSError() // why", "throw NSError(domain: \"\", code: 0) // why"),
        ("var a = Timer()", "var a = Timer(timeInterval: 0, repeats: false, block: { _ in })"),
        ("let a = NSMutableAttributedString()", "let a = NSMutableAttributedString(string: \"\")"),
        (
            "class A: NSObject {\n    override var accessibilityLabel: String? { nil }\n}",
            "class A: NSObject {\n    var accessibilityLabel: String? { nil }\n}"
        ),
        (
            "class A: UIView {\n    override var accessibilityLabel: String? { nil }\n}",
            "class A: UIView {\n    override var accessibilityLabel: String? { nil }\n}"
        ),
        (
            "class A {\n    public override func observeValue(forKeyPath keyPath: String?) {}\n}",
            "class A {\n    public func observeValue(forKeyPath keyPath: String?) {}\n}"
        ),
        ("throw NSError(coder: a)", "throw NSError(coder: a)"),
        (
            "a.delegate?.textFieldShouldReturn?(field) ?? true",
            "a.delegate?.textFieldShouldReturn(field) ?? true"
        ),
        ("a.delegate?.bar?(bar, didSelect: 1)", "a.delegate?.bar(bar, didSelect: 1)"),
        ("delegate?.barDidClose?(self)", "delegate?.barDidClose(self)"),
        ("barDelegate?.increment?(button)", "barDelegate?.increment(button)"),
        ("delegate?.tapHandler?(button)", "delegate?.tapHandler?(button)"),
        (
            "struct A { var didTap: ((Int) -> Void)? }\ndelegate?.didTap?(1)",
            "struct A { var didTap: ((Int) -> Void)? }\ndelegate?.didTap?(1)"
        ),
        ("delegate?.didFinish?()", "delegate?.didFinish?()"),
        (
            "(delegate as? UIScrollViewDelegate)?.scrollViewDidScroll?(view)",
            "(delegate as? UIScrollViewDelegate)?.scrollViewDidScroll(view)"
        ),
        ("ownDelegate.scrollViewDidScroll?(\n    view)", "ownDelegate.scrollViewDidScroll(\n    view)"),
        ("delegate?.onTap?()", "delegate?.onTap?()"), ("self.textFieldDone?(a)", "self.textFieldDone?(a)"),
    ])
    func `What needs the Objective-C runtime is left out`(source: String, rewritten: String) {
        #expect(PackageCopy.rewritten(Parser.parse(source: source)) == rewritten)
    }

    @Test(arguments: [
        (#"let a = /[@#]\S*/ // words"#, #"let a = #/[@#]\S*/# // words"#),
        (
            #"if (try? /[a-z]*/.wholeMatch(in: a)) == nil {}"#,
            #"if (try? #/[a-z]*/#.wholeMatch(in: a)) == nil {}"#
        ),
        ("let a = #/b/#", "let a = #/b/#"),
        ("let a = b / c / d", "let a = b / c / d"),
    ])
    func `A pattern between slashes is one in the language mode of Swift 5`(
        source: String, rewritten: String
    ) {
        #expect(PackageCopy.rewritten(Parser.parse(source: source)) == rewritten)
    }

    @Test(arguments: [
        ("import CoreFoundation\nlet a: CGFloat = 1", "import PictureFoundation\nlet a: CGFloat = 1"),
        (
            "import Darwin\nlet a = Darwin.round(1.5) + b.Darwin",
            "import PictureFoundation\nlet a = Foundation.round(1.5) + b.Darwin"
        ),
        ("@_exported import CoreFoundation // sizes", "@_exported import PictureFoundation // sizes"),
        ("import struct CoreFoundation.CGFloat", "import PictureFoundation"),
    ])
    func `Foundation stands for Core Foundation`(source: String, rewritten: String) {
        #expect(PackageCopy.rewritten(Parser.parse(source: source)) == rewritten)
    }

    @Test(arguments: [
        (
            "import Foundation\nclass A: ObservableObject { @Published var a = 1 }",
            "import protocol Combine.ObservableObject; import struct Combine.Published; import PictureFoundation\n"
                + "class A: ObservableObject { @Published var a = 1 }"
        ),
        (
            "import SwiftUI\nlet a: AnyCancellable? = nil",
            "import Combine; import SwiftUI\nlet a: AnyCancellable? = nil"
        ),
        (
            "import Foundation\nlet a: AnyCancellable = b.sink {}",
            "import Combine; import PictureFoundation\nlet a: AnyCancellable = b.sink {}"
        ),
        ("import SwiftUI\nlet a = Subscription()", "import SwiftUI\nlet a = Subscription()"),
        ("import Foundation\nstruct A {}", "import PictureFoundation\nstruct A {}"),
        (
            "// A.\n#if canImport(A)\nimport Foundation\nclass A: ObservableObject {}\n#endif",
            "// A.\nimport protocol Combine.ObservableObject; #if canImport(A)\nimport PictureFoundation\nclass A: ObservableObject {}\n#endif"
        ),
        (
            "import Foundation\nimport SwiftUI\nclass A: ObservableObject {}",
            "import PictureFoundation\nimport SwiftUI\nclass A: ObservableObject {}"
        ),
        (
            "public import Foundation\nlet a: URLRequest? = nil",
            "import FoundationNetworking; public import PictureFoundation\nlet a: URLRequest? = nil"
        ),
        (
            "import SwiftUI\nlet a: XMLParser? = nil",
            "import FoundationXML; import SwiftUI\nlet a: XMLParser? = nil"
        ),
        (
            "import WebKit\nimport Foundation\nlet a: URLRequest? = nil",
            "import WebKit\nimport PictureFoundation\nlet a: URLRequest? = nil"
        ),
        (
            "import Foundation\nlet a = NotificationCenter.default.publisher(for: .b)",
            "import Combine; import PictureFoundation\nlet a = NotificationCenter.default.publisher(for: .b)"
        ),
        (
            "import Foundation\nlet a = [kSecClass: kSecClassKey]",
            "import Security; import PictureFoundation\nlet a = [kSecClass: kSecClassKey]"
        ),
        (
            "import CoreData\nlet a: URLRequest? = nil",
            "import FoundationNetworking; import CoreData\nlet a: URLRequest? = nil"
        ),
        (
            "import Foundation\nlet a: os_unfair_lock_t? = nil",
            "import os; import PictureFoundation\nlet a: os_unfair_lock_t? = nil"
        ),
        (
            "import Foundation\nlet a = CGAffineTransform.identity",
            "import CoreGraphics; import PictureFoundation\nlet a = CGAffineTransform.identity"
        ),
        (
            "import SwiftUI\nlet a = UTType.png",
            "import UniformTypeIdentifiers; import SwiftUI\nlet a = UTType.png"
        ),
    ])
    func `Foundation brings Combine, Core Graphics, keychains, locks, XML and sessions of the web along`(
        source: String, rewritten: String
    ) {
        #expect(PackageCopy.rewritten(Parser.parse(source: source)) == rewritten)
    }

    @Test(arguments: [
        (
            "import Foundation\nlet a = NSLocalizedString(\"a\", comment: \"\")",
            "import PictureFoundation\nlet a = NSLocalizedString(\"a\", comment: \"\")"
        ),
        (
            "public import Foundation // dates\nimport SwiftUI\nlet a = Date()",
            "public import PictureFoundation // dates\nimport SwiftUI\nlet a = Date()"
        ),
        (
            "import Foundation\nimport Models\nlet a: Order.Date = .now",
            "import PictureFoundation\nimport Models\nlet a: Order.Date = .now"
        ),
        (
            "import Foundation\nimport StoreKit\nlet a: (Transaction, Date)",
            "import PictureFoundation\nimport StoreKit\nlet a: (Transaction, Date)"
        ),
        (
            "import struct Foundation.Date\nlet a = Date()",
            "import PictureFoundation\nlet a = Date()"
        ),
        (
            "#if canImport(Foundation)\nimport Foundation\n#endif\nlet a = Date()",
            "#if canImport(Foundation)\nimport PictureFoundation\n#endif\nlet a = Date()"
        ),
        (
            "import Darwin\nlet a = (Darwin.sin(1), Int.random(in: 0...1))",
            "import PictureFoundation\nlet a = (Foundation.sin(1), Int.random(in: 0...1))"
        ),
        (
            "import Combine\nimport Foundation\nDispatchQueue.global().async {}",
            "import Combine\nimport PictureFoundation\nDispatchQueue.global().async {}"
        ),
        (
            "import Foundation\nlet a = URLRequest(url: Bundle.main.bundleURL)",
            "import FoundationNetworking; import PictureFoundation\nlet a = URLRequest(url: Bundle.main.bundleURL)"
        ),
        (
            "// Colours.\nlet a = [1, 2].randomElement()",
            "// Colours.\nimport PictureRandomNumbers; let a = [1, 2].randomElement()"
        ),
        (
            "import Models\nlet a = orders.shuffled()",
            "import PictureRandomNumbers; import Models\nlet a = orders.shuffled()"
        ),
        ("import SwiftUI\nlet a = [1].shuffled()", "import SwiftUI\nlet a = [1].shuffled()"),
        (
            "import struct Foundation.Date\nimport typealias Foundation.TimeInterval\nlet a = Date()",
            "import PictureFoundation\nimport PictureFoundation\nlet a = Date()"
        ),
        (
            "#if canImport(Darwin)\nimport Darwin\n#else\nimport Glibc\n#endif\nlet a = Int.random(in: 0...1)",
            "import PictureRandomNumbers; "
                + "#if canImport(Darwin)\nimport PictureFoundation\n#else\nimport Glibc\n#endif\nlet a = Int.random(in: 0...1)"
        ),
        (
            "#if canImport(FoundationEssentials)\nimport FoundationEssentials\n#else\nimport Foundation\n#endif",
            "#if canImport(FoundationEssentials)\nimport PictureFoundation\n#else\nimport PictureFoundation\n#endif"
        ),
        ("@_exported import Foundation", "@_exported import PictureFoundation"),
        ("import Foundation\nlet a = sin(1)", "import PictureFoundation\nlet a = sin(1)"),
    ])
    func `Dates, locales, texts, random numbers and queues are those of the picture`(
        source: String, rewritten: String
    ) {
        #expect(PackageCopy.rewritten(Parser.parse(source: source)) == rewritten)
    }

    @Test func `What a package compiles for its own build is made for no picture`() throws {
        let manifest = """
            .macro(name: "KitMacros", dependencies: []), .plugin(
                name: "Icons", capability: .buildTool()), .target(name: "Kit"), .executableTarget(name: "kit")
            """
        #expect(PackageCopy.targetsWithoutModules(namedIn: manifest) == ["KitMacros", "Icons", "kit"])
        let source = "import Foundation\nlet a = (Date(), Int.random(in: 0...1))"
        #expect(PackageCopy.rewritten(Parser.parse(source: source), isOfPicture: false) == source)
    }

    @Test func `A linked source keeps its place and its lines, and starts no program`() {
        let text =
            "import Foundation\n#if os(iOS)\n@main struct Shop: App {}\nclass A: ObservableObject {}\n#endif\n"
        let source = LinkedSource(path: "/src/\"Shop\".swift", text: text)
        #expect(
            source.compiled == """
                #sourceLocation(file: "/src/\\"Shop\\".swift", line: 1)
                import protocol Combine.ObservableObject; import PictureFoundation
                #if true
                struct Shop: App {}
                class A: ObservableObject {}
                #endif

                """)
    }

    @Test func `Placeholders stand in for the views of a source whose module is missing, on as many lines`() {
        let text = """
            import Charts
            import SwiftUI

            @available(iOS 16, *)
            public struct SalesChart: View {
                let sales: [Int]
                @Binding var selection: Int?
                var title: String?
                @State private var isOpen = false
                var body: some View { Chart {} }
            }
            struct Axis: View {
                init(_ label: String, isBold: Bool = false) { self.label = label }
            }
            private struct Mark: View {}
            struct Model {}
            """
        #expect(
            LinkedSource(path: "/a", text: text, missing: ["Charts"]).rewritten == #"""
                import Foundation
                import SwiftUI

                @available(iOS 16, *) public struct SalesChart: SwiftUI.View { init(sales: [Int], selection: Binding<Int?>, title: String? = nil) {}; \#
                public var body: some SwiftUI.View { SwiftUI.PlaceholderView("SalesChart: no Charts") } }







                struct Axis: SwiftUI.View { init(_ label: String, isBold: Bool = false) {}; \#
                var body: some SwiftUI.View { SwiftUI.PlaceholderView("Axis: no Charts") } }


                private struct Mark: View {}
                struct Model {}
                """#)
        #expect(LinkedSource(path: "/a", text: text, missing: ["Lottie"]).rewritten == text)
    }

    @Test(arguments: [
        ("#if os(iOS)", true), ("#if !os(macOS) && !targetEnvironment(macCatalyst)", true),
        ("#if canImport(AppKit) || os(macOS)\n#elseif os(iOS)", true), ("#if os(macOS)", false),
        ("#if canImport(Charts)", false), ("#if FEATURE", false), ("#if os(iOS)\n#else", false),
    ])
    func `A missing module is one where the condition around its import holds on iOS`(
        condition: String, isMissing: Bool
    ) {
        let text = "\(condition)\nimport Charts\nstruct A: View {}\n#endif\n"
        let source = LinkedSource(path: "/a", text: text, missing: ["Charts"]).rewritten
        #expect(source.contains("PlaceholderView") == isMissing)
        #expect(source.contains("import Charts") != isMissing)
        #expect(source.count { $0 == "\n" } == text.count { $0 == "\n" })
    }

    @Test func `What an extension overrides is left out, and what a class in it does is not`() {
        let text = """
            extension UINavigationController {
                override open func viewDidLoad() {
                    super.viewDidLoad()
                }
                open override var title: String? { nil }
                class Page: UIView {
                    override func layoutSubviews() {}
                }
            }
            """
        #expect(
            LinkedSource(path: "/a", text: text).rewritten == """
                extension UINavigationController {
                   \u{20}


                   \u{20}
                    class Page: UIView {
                        override func layoutSubviews() {}
                    }
                }
                """)
    }

    @Test func `What is not available is asked for without further systems`() {
        let text = "func a() { if #unavailable(iOS 26.0) {} else if #available(iOS 18) {} }"
        #expect(
            PackageCopy.rewritten(Parser.parse(source: text))
                == "func a() { if #unavailable(iOS 26.0) {} else if #available(iOS 18, *) {} }")
    }

    @Test(arguments: [
        ("/a/vitrine/Compatibility", "/a/app/Packages/A", "../../../vitrine/Compatibility"),
        ("/vitrine/Compatibility", "/app/A", "/vitrine/Compatibility"),
    ])
    func `A copy names the modules' package as seen from itself`(
        compatibility: String, copy: String, path: String
    ) {
        let copy = PackageCopy(
            original: URL(filePath: "/a"), copy: URL(filePath: copy),
            compatibility: URL(filePath: compatibility))
        #expect(copy.pathOfCompatibility == path)
    }

    @Test func `The package that has the modules is the one around the tools`() throws {
        let manifest = PackageCopy.ownCompatibility.appending(path: "Package.swift")
        #expect(try String(contentsOf: manifest, encoding: .utf8).contains("name: \"vitrine-compatibility\""))
    }

    @Test func `A copy depends on the modules of Apple's systems`() throws {
        let folder = URL.temporaryDirectory.appending(path: "\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let original = folder.appending(path: "original")
        try FileManager.default.createDirectory(at: original, withIntermediateDirectories: true)
        try "let package = Package(name: \"A\")\n".write(
            to: original.appending(path: "Package.swift"), atomically: true, encoding: .utf8)
        try Data([0, 5, 0xB0]).write(to: original.appending(path: "._A.swift"))
        try "import MapKit\nimport struct CoreText.CTFont\n#if os(iOS)\nimport os.log\n#endif\n".write(
            to: original.appending(path: "A.swift"), atomically: true, encoding: .utf8)
        let copy = PackageCopy(
            original: original, copy: folder.appending(path: "copy"), compatibility: URL(filePath: "/c"))
        #expect(try copy.write() == 1)
        let manifest = try String(contentsOf: copy.copy.appending(path: "Package.swift"), encoding: .utf8)
        #expect(manifest.contains(".package(name: \"vitrine-compatibility\", path: \"/c\")"))
        #expect(manifest.contains("if case .version(let name) = version, name.hasPrefix(\"5.\") { .v5 }"))
        #expect(
            manifest.contains(
                "[\"SwiftUI\", \"Combine\", \"UIKit\", \"UniformTypeIdentifiers\", \"CoreText\", \"MapKit\", \"os\"]"
            ))
    }

    @Test func `Catalogues that Xcode takes along by itself are found`() {
        let paths = [
            ".build/A.xcassets", "Sources/A/Assets.xcassets", "Sources/A/Assets.xcassets/de.lproj",
            "Sources/A/Localizable.xcstrings", "Sources/A/Resources", "Sources/A/de.lproj",
            "Sources/A/de.lproj/Localizable.strings",
        ]
        #expect(
            PackageCopy.catalogs(among: paths) == [
                "Sources/A/Assets.xcassets", "Sources/A/Localizable.xcstrings", "Sources/A/de.lproj",
            ])
    }

    @Test func `Previews, names of resources and undeclared catalogues are added to the manifest`() throws {
        let folder = URL.temporaryDirectory.appending(path: "\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let original = folder.appending(path: "original")
        for catalog in ["Other/Assets", "Other/Colors", "Resources/Assets", "Left/Icons"] {
            try FileManager.default.createDirectory(
                at: original.appending(path: "Sources/A/\(catalog).xcassets"),
                withIntermediateDirectories: true)
        }
        try """
        // swift-tools-version:5.3
        import PackageDescription
        let package = Package(
            name: "A",
            targets: [
                .target(name: "A", exclude: ["Left"], resources: [.process("./Resources/")]),
                .testTarget(name: "ATests"),
            ])
        """.write(to: original.appending(path: "Package.swift"), atomically: true, encoding: .utf8)
        let copy = PackageCopy(
            original: original, copy: folder.appending(path: "copy"), compatibility: URL(filePath: "/c"))
        _ = try copy.write()
        let manifest = try description(ofPackageIn: copy.copy)
        #expect(manifest.toolsVersion == "5.9.0")
        #expect(
            manifest.targets.map(\.plugins) == [["GenerateResourceSymbols", "ListPreviewProviders"], []])
        // A catalogue of the name of a declared one would lie in its place.
        #expect(manifest.targets.map(\.resources) == [["Resources", "Other/Colors.xcassets"], []])
    }

    /// What Swift's package manager reads in a manifest.
    private func description(ofPackageIn folder: URL) throws -> Manifest {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["swift", "package", "--package-path", folder.path, "dump-package"]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return try JSONDecoder().decode(Manifest.self, from: text)
    }
}

private struct Manifest: Decodable {
    struct Target: Decodable {
        var resources: [String]
        var plugins: [String]

        private struct Resource: Decodable { var path: String }
        private struct Plugin: Decodable {
            var plugin: [String?]
        }
        private enum CodingKeys: CodingKey { case resources, pluginUsages }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            resources = try container.decode([Resource].self, forKey: .resources).map(\.path)
            plugins =
                try container.decodeIfPresent([Plugin].self, forKey: .pluginUsages)?
                .compactMap { $0.plugin.first ?? nil } ?? []
        }
    }

    private struct ToolsVersion: Decodable {
        var number: String

        private enum CodingKeys: String, CodingKey { case number = "_version" }
    }
    private enum CodingKeys: CodingKey { case targets, toolsVersion }

    var toolsVersion: String
    var targets: [Target]

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        toolsVersion = try container.decode(ToolsVersion.self, forKey: .toolsVersion).number
        targets = try container.decode([Target].self, forKey: .targets)
    }
}
