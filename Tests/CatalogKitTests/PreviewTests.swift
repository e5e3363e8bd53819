import CatalogKit
import Foundation
import Testing
import Views

private enum Badge_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            Text("New").previewDisplayName("New")
            Text("Sale")
                .previewDisplayName("Sale")
                .previewLayout(.fixed(width: 100, height: 40))
                .padding()
        }
        .previewLayout(.sizeThatFits)
        .opacity(0.5)
        Text("Sold")
            .previewDevice("iPhone SE (3rd generation)")
            .previewInterfaceOrientation(.landscapeLeft)
    }
}

@MainActor
struct PreviewTests {
    private func preview(
        _ traits: PreviewTraits = PreviewTraits(), _ file: String = "Shop/PriceTag.swift", _ line: Int = 10
    ) -> PreviewDeclaration {
        PreviewDeclaration(traits: traits, place: SourcePlace(file: file, line: line)) { Text("a") }
    }

    private func inventory(_ previews: PreviewDeclaration...) throws -> Inventory {
        try Catalog("Shop", previews: previews).inventory()
    }

    @Test func `Previews are variants of their file's component, in the file's order`() throws {
        let inventory = try inventory(
            preview(PreviewTraits(displayName: "Reduced"), "Shop/PriceTag.swift", 20),
            preview(PreviewTraits(), "Shop/URLRow+Previews.swift"), preview())
        #expect(
            inventory.snapshots.map(\.id.description) == [
                "price-tag/price-tag", "price-tag/price-tag@dark", "price-tag/reduced",
                "price-tag/reduced@dark", "url-row-previews/url-row-previews",
                "url-row-previews/url-row-previews@dark",
            ])
        #expect(inventory.snapshots.map(\.componentName).first == "Price tag")
        #expect(inventory.snapshots.map(\.definition).first == "Shop/PriceTag.swift")
        #expect(inventory.snapshots.map(\.place.description).first == "Shop/PriceTag.swift:10")
        #expect(inventory.snapshots.map(\.canvas).first == .modeWidth)
    }

    @Test func `Each view of a provider's groups is a preview with its own traits, or else the group's`()
        throws
    {
        let place = SourcePlace(file: "Shop/Badge.swift", line: 3)
        let snapshots = try inventory(PreviewDeclaration(Badge_Previews.self, place: place)).snapshots
            .filter { $0.id.mode == nil }
        #expect(snapshots.map(\.variantName) == ["New", "Sale", "Badge"])
        #expect(snapshots.map(\.canvas) == [.ideal, .fixed(100, 40, margin: 0), .device])
        #expect(snapshots.map(\.mode.width) == [375, 375, 667])
        #expect(snapshots.map(\.mode.height) == [812, 812, 375])
    }

    @Test func `A named device keeps the mode's name`() throws {
        let traits = PreviewTraits(device: "iPhone 15 Pro")
        let snapshots = try inventory(preview(traits)).snapshots
        #expect(snapshots.map(\.mode.name) == ["light", "dark"])
        #expect(snapshots.map(\.mode.scale) == [3, 3])
        #expect(snapshots.map(\.id.description) == ["price-tag/price-tag", "price-tag/price-tag@dark"])
    }

    @Test func `A second preview without a name fails the file and asks for one`() throws {
        let inventory = try inventory(
            preview(), preview(PreviewTraits(), "Shop/PriceTag.swift", 25),
            preview(PreviewTraits(), "Shop/Other.swift"))
        #expect(inventory.snapshots.map(\.id.component.text) == ["other", "other"])
        #expect(inventory.failures.map(\.component.text) == ["price-tag"])
        #expect(
            inventory.failures.map(\.reason) == [
                "the previews Shop/PriceTag.swift:10, Shop/PriceTag.swift:25 have no name; "
                    + "only one of a file may be without: write #Preview(\"…\")"
            ])
    }

    @Test func `Several views of a provider without names are asked for theirs`() throws {
        enum Rows_Previews: PreviewProvider {
            static var previews: some View {
                ForEach(0..<3) { Text("\($0)") }
            }
        }
        let place = SourcePlace(file: "Shop/Rows.swift", line: 3)
        #expect(
            try inventory(PreviewDeclaration(Rows_Previews.self, place: place)).failures.map(\.reason) == [
                "3 previews of Shop/Rows.swift:3 have no name; "
                    + "only one of a file may be without: say .previewDisplayName(\"…\")"
            ])
    }

    @Test func `A device that nobody knows is named, with the one that was probably meant`() throws {
        #expect(
            try inventory(preview(PreviewTraits(device: "iPhone 15 Prp"))).failures.map(\.reason) == [
                "there is no device 'iPhone 15 Prp' (Shop/PriceTag.swift:10); "
                    + "did you mean 'iPhone 15 Pro'?"
            ])
    }

    @Test func `Two files with one name are an error that names both`() {
        #expect(throws: CatalogError.self) {
            try inventory(preview(), preview(PreviewTraits(), "Other/PriceTag.swift"))
        }
    }
}
