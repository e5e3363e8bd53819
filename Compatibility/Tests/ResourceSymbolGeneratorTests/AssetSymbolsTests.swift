import Foundation
import Testing

@testable import ResourceSymbolGenerator

struct AssetSymbolsTests {
    /// A catalogue with these folders; those that end in `!` provide a namespace.
    private func catalog(_ folders: [String]) throws -> URL {
        let catalog = URL.temporaryDirectory.appending(path: "\(UUID())/Assets.xcassets")
        for folder in folders {
            let url = catalog.appending(path: folder.replacing("!", with: ""))
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            guard folder.hasSuffix("!") else { continue }
            try #"{"properties": {"provides-namespace": true}}"#
                .write(to: url.appending(path: "Contents.json"), atomically: true, encoding: .utf8)
        }
        return catalog
    }

    @Test func `A folder counts in a name only where it provides a namespace`() throws {
        let catalog = try catalog(["Icons/chevron-left.imageset", "Brand!", "Brand/ink.colorset"])
        let symbols = AssetSymbols(catalogs: [catalog])
        #expect(symbols.root.assets.map(\.symbol) == ["chevronLeft"])
        #expect(symbols.root.assets.map(\.name) == ["chevron-left"])
        #expect(symbols.root.spaces["Brand"]?.assets.map(\.name) == ["Brand/ink"])
        let source = symbols.source(bundle: "Bundle.module")
        #expect(
            source.contains(
                "static let chevronLeft = ImageResource(name: \"chevron-left\", bundle: resourceBundle)"))
        #expect(source.contains("static var ink: Color { Color(ColorResource.Brand.ink) }"))
    }

    @Test func `A colour that SwiftUI has keeps its resource only, and of two alike the first counts`() throws
    {
        let catalog = try catalog(["red.colorset", "a-b.colorset", "aB.colorset"])
        let source = AssetSymbols(catalogs: [catalog]).source(bundle: "Bundle.main")
        #expect(source.contains("static let red = ColorResource"))
        #expect(!source.contains("static var red: Color"))
        #expect(source.components(separatedBy: "static let aB =").count == 2)
    }

    @Test func `A source's own value of a name goes before the generated one, which is a protocol's`() throws
    {
        let catalog = try catalog(["brand.colorset", "logo.imageset", "Brand!", "Brand/ink.colorset"])
        let source = AssetSymbols(catalogs: [catalog]).source(bundle: "Bundle.main")
        func members(of heading: String) -> String {
            String(source.split(separator: "\(heading) {").dropFirst().first?.prefix { $0 != "}" } ?? "")
        }
        #expect(members(of: "extension ShapeStyle where Self == Color").contains("static var brand:"))
        #expect(!members(of: "extension Color").contains("static var brand:"))
        #expect(members(of: "extension NSObjectProtocol where Self == UIColor").contains("static var brand:"))
        #expect(members(of: "extension NSObjectProtocol where Self == UIImage").contains("static var logo:"))
        #expect(source.contains("static var ink: Color"))
    }

    @Test func `A style of the sources goes before a colour of its name`() throws {
        let catalog = try catalog(["Bird Food.colorset", "sky.colorset"])
        let file = URL.temporaryDirectory.appending(path: "\(UUID()).swift")
        try """
        public extension ShapeStyle where Self == Color {
            static var birdFood: Color { .green }
        }
        enum Place { static let sky = 1 }
        """.write(to: file, atomically: true, encoding: .utf8)
        let source = try resourceSymbols(of: [catalog], besides: [file], inModule: true)
        #expect(source.contains("static let birdFood = ColorResource"))
        #expect(!source.contains("static var birdFood: Color"))
        #expect(source.contains("static var birdFood: UIColor") && source.contains("static var sky: Color"))
    }

    @Test func `A symbol of a catalogue is a picture`() throws {
        let source = AssetSymbols(catalogs: [try catalog(["fountain.fill.symbolset"])]).source(
            bundle: "Bundle.main")
        #expect(
            source.contains(
                #"static let fountainFill = ImageResource(name: "fountain.fill", bundle: resourceBundle)"#))
    }

    @Test func `A text that was added by hand has a symbol, with its values as parameters`() throws {
        let file = URL.temporaryDirectory.appending(path: "\(UUID()).xcstrings")
        try #"""
        {"sourceLanguage": "en", "version": "1.0", "strings": {
            "greeting_title": {"extractionState": "manual", "localizations": {
                "en": {"stringUnit": {"state": "translated", "value": "Hello %@, %lld new"}}}},
            "From the code": {}}}
        """#.write(to: file, atomically: true, encoding: .utf8)
        let symbols = try StringSymbols(catalog: file)
        #expect(
            symbols.entries == [
                StringSymbols.Entry(
                    key: "greeting_title", symbol: "greetingTitle", parameters: ["String", "Int"],
                    text: "Hello \\(arg1), \\(arg2) new")
            ])
    }
}
