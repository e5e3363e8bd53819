import CatalogKit
import Testing
import VitrineViews

private enum PriceTag_Definition: ViewDefinition {
    static let shownPrices = ["1 €", "1,000,000 €"]

    static var contentVariants: ContentVariants {
        Text("Free").named("Free")
        for price in shownPrices {
            Text(price).named("Price \(price)").modes([.light])
        }
        if shownPrices.isEmpty {
            Text("None").named("None")
        } else {
            ContentVariant("Struck through") { Text("9 €") }.canvas(.ideal)
        }
    }
}

private enum HTMLTitle2Definition: ViewDefinition {
    static var modes: ModeSelection { .adding([.rightToLeft]) }
    static var canvas: SnapshotCanvas { .width(320, margin: 0) }
    static var contentVariants: ContentVariants { Text("Title").named("Short") }
}

private struct NoPayload: Error, CustomStringConvertible {
    let description = "cannot read 'coupon.json': no such file"
}

private enum Broken_Definition: ViewDefinition {
    static var contentVariants: ContentVariants {
        get throws { throw NoPayload() }
    }
}

@MainActor
struct InventoryTests {
    @Test func `Snapshots are listed by component, variant and mode`() throws {
        let catalog = Catalog("Shop", definitions: [PriceTag_Definition.self, HTMLTitle2Definition.self])
        let inventory = try catalog.inventory()
        #expect(
            inventory.snapshots.map(\.id.description) == [
                "price-tag/free", "price-tag/free@dark", "price-tag/price-1", "price-tag/price-1-000-000",
                "price-tag/struck-through", "price-tag/struck-through@dark",
                "html-title2/short", "html-title2/short@dark", "html-title2/short@rtl",
            ])
        #expect(inventory.snapshots.map(\.componentName).first == "Price tag")
        #expect(inventory.snapshots.map(\.canvas).last == .width(320, margin: 0))
        #expect(inventory.snapshots[4].canvas == .ideal)
        #expect(inventory.snapshots[0].place.description == "CatalogKitTests/InventoryTests.swift:9")
        #expect(inventory.failures.isEmpty)
    }

    @Test func `A definition that throws leaves the others alone`() throws {
        let catalog = Catalog("Shop", definitions: [Broken_Definition.self, PriceTag_Definition.self])
        let inventory = try catalog.inventory()
        #expect(inventory.snapshots.count == 6)
        #expect(inventory.failures.map(\.component.text) == ["broken"])
        #expect(inventory.failures.map(\.reason) == ["cannot read 'coupon.json': no such file"])
    }

    @Test func `Two variants with one file name are an error that names both places`() {
        enum Row_Definition: ViewDefinition {
            static var contentVariants: ContentVariants {
                Text("a").named("Long title")
                Text("b").named("Long title!")
            }
        }
        #expect(
            collision(of: [Row_Definition.self]) == """
                the variants 'Long title' (CatalogKitTests/InventoryTests.swift:66) and 'Long title!' \
                (CatalogKitTests/InventoryTests.swift:67) would share the file name 'long-title'
                """)
    }

    @Test func `Two definitions of one component are an error that names both places`() {
        enum Other: ViewDefinition {
            static var componentName: String { "Price tag" }
            static var contentVariants: ContentVariants { Text("a").named("A") }
        }
        #expect(
            collision(of: [PriceTag_Definition.self, Other.self]) == """
                two components are called 'Price tag': CatalogKitTests.PriceTag_Definition \
                (CatalogKitTests/InventoryTests.swift:9) and CatalogKitTests.InventoryTests.Other \
                (CatalogKitTests/InventoryTests.swift:80)
                """)
    }

    @Test func `Two modes with one name and a name without letters are errors`() {
        enum Twice: ViewDefinition {
            static var modes: ModeSelection { [.dark, .light.named("Dark")] }
            static var contentVariants: ContentVariants { Text("a").named("A") }
        }
        enum Nameless: ViewDefinition {
            static var contentVariants: ContentVariants { Text("a").named("—") }
        }
        #expect(collision(of: [Twice.self]).hasPrefix("the modes 'dark' (mode 'dark' of CatalogKitTests/"))
        #expect(
            collision(of: [Nameless.self]) == """
                the variant '—' (CatalogKitTests/InventoryTests.swift:96) cannot name a file: \
                a name needs a letter or a digit, and at most 120 bytes
                """)
    }

    @Test func `A statement that throws costs the variant that it would have made`() throws {
        enum Mixed_Definition: ViewDefinition {
            static var modes: ModeSelection { [.light] }
            static func tag(_ price: Int) throws -> Text {
                if price == 2 { throw NoPayload() }
                return Text("\(price)")
            }
            static var contentVariants: ContentVariants {
                try tag(1).named("One")
                try tag(2).named("Two")
                for price in 2...3 { try tag(price).named("Price \(price)") }
                try [tag(2)].map { $0.named("Of a list") }
            }
        }
        let first = #line - 5
        let inventory = try Catalog("Shop", definitions: [Mixed_Definition.self]).inventory()
        #expect(inventory.snapshots.map(\.id.description) == ["mixed/one", "mixed/price-3"])
        #expect(inventory.failures.map(\.component.text) == ["mixed", "mixed", "mixed"])
        #expect(inventory.failures.compactMap(\.statement).map(\.line) == [first, first + 1, first + 2])
    }

    private func collision(of definitions: [any ViewDefinition.Type]) -> String {
        do {
            _ = try Catalog("Shop", definitions: definitions).inventory()
            return "no error"
        } catch {
            return error.description
        }
    }
}
