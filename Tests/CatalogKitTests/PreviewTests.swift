import CatalogKit
import Foundation
import Testing
import VitrineGeometry
import VitrineViews

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
        #expect(inventory.snapshots.map(\.canvas).first == .croppedDevice)
    }

    @Test func `Each view of a provider's groups is a preview with its own traits, or else the group's`()
        throws
    {
        let place = SourcePlace(file: "Shop/Badge.swift", line: 3)
        let snapshots = try inventory(PreviewDeclaration(Badge_Previews.self, place: place)).snapshots
            .filter { $0.id.mode == nil }
        #expect(snapshots.map(\.variantName) == ["New", "Sale", "Badge"])
        #expect(snapshots.map(\.canvas) == [.ideal, .fixed(100, 40, margin: 0), .device])
        #expect(snapshots.map(\.mode.width) == [393, 393, 667])
        #expect(snapshots.map(\.mode.height) == [852, 852, 375])
    }

    @Test func `A named device keeps the mode's name`() throws {
        let traits = PreviewTraits(device: "iPhone 15 Pro")
        let snapshots = try inventory(preview(traits)).snapshots
        #expect(snapshots.map(\.mode.name) == ["light", "dark"])
        #expect(snapshots.map(\.mode.scale) == [3, 3])
        #expect(snapshots.map(\.id.description) == ["price-tag/price-tag", "price-tag/price-tag@dark"])
    }

    @Test func `Without a word a preview is shown on a phone, in a mode of another size on that`() throws {
        let catalog = Catalog(
            "Shop", modes: [.light, .light.size(width: 320, height: 568)], previews: [preview()])
        let modes = try catalog.inventory().snapshots.map(\.mode)
        #expect(modes.map(\.width) == [393, 320])
        #expect(modes.map(\.height) == [852, 568])
        #expect(modes.map(\.safeArea.top) == [59, 0])
        #expect(modes.map(\.safeArea.bottom) == [34, 0])
        #expect(modes.map(\.scale) == [2, 2])
        #expect(modes.map(\.environment.horizontalSizeClass) == [.compact, .compact])
    }

    @Test func `A device on its side is covered there`() throws {
        let traits = PreviewTraits(device: "iPhone 15 Pro", orientation: .landscapeRight)
        let mode = try #require(try inventory(preview(traits)).snapshots.first?.mode)
        #expect([mode.width, mode.height] == [852, 393])
        let covered = mode.safeArea
        #expect([covered.top, covered.left, covered.bottom, covered.right] == [0, 59, 21, 59])
        #expect(mode.environment.verticalSizeClass == .compact)
    }

    private struct PriceLabel: View {
        var price = 1
        var body: some View { Text("\(price)") }
    }

    private struct Stamp: View {
        var body: some View { Color.red }
    }

    private func preview(line: Int, _ content: @escaping @MainActor () -> any View) -> PreviewDeclaration {
        PreviewDeclaration(
            traits: PreviewTraits(), place: SourcePlace(file: "Shop/PriceTag.swift", line: line),
            content: content)
    }

    private func names(_ previews: PreviewDeclaration...) throws -> [String] {
        try Catalog("Shop", modes: [.light], previews: previews).inventory().snapshots.map(\.variantName)
    }

    @Test func `Several previews without names are called after what they show, with numbers`() throws {
        let label = preview(line: 1) { PriceLabel().padding() }
        let other = preview(line: 4) { VStack { PriceLabel(price: 2) } }
        let stamp = preview(line: 2) { Stamp() }
        let plain = preview(line: 3) { Text("a") }
        #expect(try names(label) == ["Price tag"])
        #expect(try names(label, plain, other) == ["Price label", "Price tag", "Price label 2"])
        #expect(
            try names(label, stamp, plain, other) == ["Price label", "Stamp", "Price tag", "Price label 2"])
    }

    @Test func `A name that an earlier preview has gets a number`() throws {
        let names = ["Light", "Dark", "light", "Light", "Light 2"]
        let previews = names.enumerated().map { index, name in
            preview(PreviewTraits(displayName: name), "Shop/PriceTag.swift", index)
        }
        let inventory = try Catalog("Shop", modes: [.light], previews: previews).inventory()
        #expect(inventory.snapshots.map(\.variantName) == ["Light", "Dark", "light 3", "Light 4", "Light 2"])
    }

    @Test func `A number that is a name already is left out`() throws {
        let named = preview(PreviewTraits(displayName: "Price Label 2"), "Shop/PriceTag.swift", 9)
        let label = { (line: Int) in self.preview(line: line) { PriceLabel() } }
        #expect(
            try names(label(1), label(2), named) == ["Price label", "Price label 3", "Price Label 2"])
    }

    @Test func `Several views of a provider without names are numbered`() throws {
        enum Rows_Previews: PreviewProvider {
            static var previews: some View {
                ForEach(0..<3) { Text("\($0)") }
            }
        }
        let place = SourcePlace(file: "Shop/Rows.swift", line: 3)
        #expect(
            try names(PreviewDeclaration(Rows_Previews.self, place: place)) == ["Rows", "Rows 2", "Rows 3"])
    }

    @Test func `A device that nobody knows is named, with the one that was probably meant`() throws {
        #expect(
            try inventory(preview(PreviewTraits(device: "iPhone 15 Prp"))).failures.map(\.reason) == [
                "there is no device 'iPhone 15 Prp' (Shop/PriceTag.swift:10); "
                    + "did you mean 'iPhone 15 Pro'?"
            ])
    }

    @Test func `Files of one name in several modules are told apart by the modules`() throws {
        let inventory = try inventory(
            preview(), preview(PreviewTraits(), "Other/PriceTag.swift"),
            preview(PreviewTraits(), "Other/Badge.swift"))
        #expect(
            inventory.snapshots.map(\.id.description).filter { !$0.contains("@") } == [
                "badge/badge", "price-tag-of-other/price-tag", "price-tag-of-shop/price-tag",
            ])
    }
}
