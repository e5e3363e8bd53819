import SnapshotTesting
import SwiftUI
import Testing

extension Snapshotting where Value: View, Format == UIImage {
    /// A team's own strategy: a component in the width of its column.
    static var component: Snapshotting { .component(width: 160) }

    static func component(width: CGFloat, style: UIUserInterfaceStyle = .light) -> Snapshotting {
        Snapshotting<AnyView, UIImage>
            .image(
                perceptualPrecision: 0.98,
                traits: UITraitCollection(traitsFrom: [
                    .init(userInterfaceStyle: style), .init(displayScale: 2),
                ])
            )
            .pullback { view in AnyView(view.frame(width: width).fixedSize(horizontal: false, vertical: true))
            }
    }
}

extension Snapshotting where Value == [String], Format == String {
    /// A team's own format with its own comparison.
    static var sortedList: Snapshotting {
        var strategy = Snapshotting<String, String>(
            pathExtension: "list",
            diffing: Diffing(toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) }) {
                $0 == $1 ? nil : ("\($0) is not \($1)", [XCTAttachment(string: $1)])
            }
        ).pullback { (list: [String]) in list.sorted().joined(separator: "\n") }
        strategy.pathExtension = "txt"
        return strategy
    }
}

@MainActor
@Suite(.snapshots(record: .missing))
struct CardTests {
    @Test(arguments: [UIUserInterfaceStyle.light, .dark])
    func price(style: UIUserInterfaceStyle) {
        assertSnapshot(
            of: PriceTag(price: "€ 20", oldPrice: "€ 30"), as: .component(width: 120, style: style),
            named: style == .dark ? "dark" : "light")
    }

    @Test func loading() {
        assertSnapshot(of: PrimaryButton(title: "Buy", isLoading: true), as: .component)
    }

    @Test func `Sold out`() async {
        await Task.yield()
        assertSnapshot(of: PrimaryButton(title: "Sold out").disabled(true), as: .component)
    }

    @Test(.snapshots(diffTool: .ksdiff)) func tags() {
        assertSnapshot(of: ["used", "city"], as: .sortedList)
        withSnapshotTesting(record: .never) {
            assertSnapshot(of: ["used", "city"], as: .sortedList, named: "again")
        }
    }

    @Test func differs() {
        withKnownIssue {
            assertSnapshot(of: "new", as: .lines, record: .never)
        } matching: { issue in
            issue.comments.contains { $0.rawValue.hasPrefix("Snapshot does not match reference.") }
        }
    }
}

@MainActor
@Test("A tag has room around its price", .snapshots(record: .missing))
func tagHasRoom() {
    assertSnapshot(of: PriceTag(price: "€ 1").frame(width: 80), as: .image(layout: .sizeThatFits))
}
