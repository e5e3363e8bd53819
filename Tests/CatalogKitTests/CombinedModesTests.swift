import CatalogKit
import Testing
import VitrineViews

struct CombinedModesTests {
    private static let everyday: [[Mode]] = [
        [.light, .light.size(width: 320).named("small-phone"), .light.size(width: 744).named("tablet")],
        [.light, .dark],
        [.light, .light.dynamicTypeSize(.xxxLarge), .light.dynamicTypeSize(.accessibility3)],
        [.light, .rightToLeft],
        [
            .light, .light.locale("de_DE"), .light.locale("ar_EG").rightToLeft.named("ar"),
            .light.locale("ja_JP"),
        ],
        [.light, .light.tokenContext("brand", "harbor").named("harbor")],
    ]

    private func everyday() -> [Mode] {
        let axes = Self.everyday
        return .pairwise(axes[0], axes[1], axes[2], axes[3], axes[4], axes[5])
    }

    @Test func `Each two values of two axes come together in some mode`() {
        let modes = everyday()
        let widths = [375.0, 320, 744]
        for locale in ["en_US", "de_DE", "ar_EG", "ja_JP"] {
            for width in widths {
                #expect(modes.contains { $0.localeIdentifier == locale && $0.width == width })
            }
            for scheme in [ColorScheme.light, .dark] {
                #expect(modes.contains { $0.localeIdentifier == locale && $0.colorScheme == scheme })
            }
            for size in [DynamicTypeSize.large, .xxxLarge, .accessibility3] {
                #expect(modes.contains { $0.localeIdentifier == locale && $0.dynamicTypeSize == size })
            }
        }
        for width in widths {
            for brand in [[:], ["brand": "harbor"]] {
                #expect(modes.contains { $0.width == width && $0.tokenContexts == brand })
            }
        }
    }

    @Test func `Few modes do, the first of which is the first value of each axis`() {
        let modes = everyday()
        #expect((12...15).contains(modes.count))
        #expect(modes.first == .light)
        #expect(Set(modes.map(\.name)).count == modes.count)
        #expect(modes == everyday())
    }

    @Test func `Two axes are all their combinations, and one axis is its values`() {
        #expect(
            [Mode].pairwise([.light, .dark], [.light, .rightToLeft]).map(\.name).sorted() == [
                "dark", "dark-rtl", "light", "rtl",
            ])
        #expect([Mode].pairwise([.light, .dark, .rightToLeft]) == [.light, .dark, .rightToLeft])
        #expect([Mode].pairwise() == [.light])
    }

    @Test func `All combinations are in the order of their axes`() {
        let modes: [Mode] = .allCombinations(
            [.light, .dark], [.light, .rightToLeft], [.light, .light.scale(1)])
        #expect(
            modes.map(\.name) == [
                "light", "1x", "rtl", "1x-rtl", "dark", "1x-dark", "dark-rtl", "1x-dark-rtl",
            ])
    }

    @Test func `Modes that show the same are one`() {
        let arabic = Mode.light.locale("ar_EG").rightToLeft.named("ar")
        let modes: [Mode] = .allCombinations([.light, .rightToLeft], [.light, arabic])
        #expect(modes.map(\.name) == ["light", "ar", "rtl"])
    }

    @Test func `A mode of many axes needs few rows even where combinations cannot be counted`() {
        let widths = (0..<4).map { Mode.light.size(width: 300 + Double($0)) }
        let heights = (0..<4).map { Mode.light.size(width: 375, height: 600 + Double($0)) }
        let scales = (0..<4).map { Mode.light.scale(1 + Double($0)) }
        let contexts = (0..<30).map { axis in
            (0..<4).map { Mode.light.tokenContext("axis\(axis)", "\($0)") }
        }
        #expect([Mode].pairwise(widths, heights, scales, contexts[0], contexts[1]).count <= 28)
        let modes: [Mode] = .pairwise(
            contexts[0], contexts[1], contexts[2], contexts[3], contexts[4], contexts[5], contexts[6],
            contexts[7], contexts[8], contexts[9], contexts[10], contexts[11], contexts[12], contexts[13])
        #expect(modes.count <= 44)
    }

    @Test func `A value of the environment is an axis and has a name`() {
        let modes: [Mode] = .pairwise(
            [.light, .light.environment(\.lineLimit, 1, named: "one-line")], [.light, .dark])
        #expect(modes.map(\.name).sorted() == ["dark", "dark-one-line", "light", "one-line"])
        #expect(modes.first { $0.name == "one-line" }?.environment.lineLimit == 1)
        #expect(
            Mode.light.environment(\.lineLimit, 1, named: "a")
                != .light.environment(\.lineLimit, 2, named: "a"))
    }

    @MainActor @Test func `A mode that is there already counts once whatever is kept of it`() throws {
        enum Tag_Definition: ViewDefinition {
            static var modes: ModeSelection {
                .adding(.pairwise([.light, .dark], [.light, .rightToLeft]).references(.sidecars))
            }
            static var contentVariants: ContentVariants { Text("a").named("A") }
        }
        let snapshots = try Catalog("Shop", modes: [.light], definitions: [Tag_Definition.self]).inventory()
            .snapshots
        #expect(
            snapshots.map(\.id.description).sorted() == [
                "tag/a", "tag/a@dark", "tag/a@dark-rtl", "tag/a@rtl",
            ])
        #expect(snapshots.filter { $0.references == .pictures }.map(\.id.description) == ["tag/a"])
    }

    @MainActor @Test func `Variants are shown in the same mode whatever is kept of them`() throws {
        enum Tag_Definition: ViewDefinition {
            static var contentVariants: ContentVariants {
                Text("a").named("A").modes([.dark])
                Text("b").named("B").modes([.dark.references(.sidecars)])
            }
        }
        let snapshots = try Catalog("Shop", definitions: [Tag_Definition.self]).inventory().snapshots
        #expect(snapshots.map(\.mode) == [.dark, .dark])
        #expect(snapshots.map(\.references) == [.pictures, .sidecars])
    }
}
