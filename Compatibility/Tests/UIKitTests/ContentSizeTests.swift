import SwiftUI
import Testing
import UIKit

/// Limits of text sizes, and what shows contents large.
@MainActor
struct ContentSizeTests {
    /// A view that keeps the text sizes of the traits that it is told of.
    private final class Listener: UIView {
        var sizes: [UIContentSizeCategory] = []

        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            sizes.append(traitCollection.preferredContentSizeCategory)
        }
    }

    private func environment(_ size: DynamicTypeSize) -> EnvironmentValues {
        var environment = EnvironmentValues()
        environment.dynamicTypeSize = size
        return environment
    }

    @Test(
        arguments: [
            (DynamicTypeSize.xSmall, UIContentSizeCategory.large), (.xLarge, .extraLarge),
            (.accessibility5, .extraExtraExtraLarge),
        ])
    func `A view keeps text sizes within its limits, and so does what lies on it`(
        size: DynamicTypeSize, seen: UIContentSizeCategory
    ) {
        let (view, inside) = (UIView(), Listener())
        view.minimumContentSizeCategory = .large
        view.maximumContentSizeCategory = .extraExtraExtraLarge
        view.addSubview(inside)
        view.inherit(environment(size), covered: .zero)
        #expect(view.traitCollection.preferredContentSizeCategory == seen)
        #expect(inside.traitCollection.preferredContentSizeCategory == seen)
        #expect(inside.sizes.last == seen)
    }

    @Test func `A view's limit does not reach the views around`() {
        let (view, inside) = (UIView(), UIView())
        view.addSubview(inside)
        inside.maximumContentSizeCategory = .medium
        view.inherit(environment(.accessibility1), covered: .zero)
        #expect(view.traitCollection.preferredContentSizeCategory == .accessibilityMedium)
        #expect(inside.traitCollection.preferredContentSizeCategory == .medium)
        inside.maximumContentSizeCategory = .unspecified
        #expect(inside.traitCollection.preferredContentSizeCategory == .accessibilityMedium)
    }

    @Test func `A label in a text style is no larger than the limit of the view around`() {
        func height(_ limit: UIContentSizeCategory?) -> CGFloat {
            let (view, label) = (UIView(), UILabel())
            label.font = .preferredFont(forTextStyle: .body)
            label.text = "Clay"
            view.addSubview(label)
            view.maximumContentSizeCategory = limit
            view.inherit(environment(.accessibility5), covered: .zero)
            return label.intrinsicContentSize.height
        }
        #expect(height(nil) > 60)
        #expect(height(.large) < 21)
    }

    @Test func `An interaction knows the view that it has been added to`() {
        let (first, second) = (UIView(), UIView())
        let interaction = UILargeContentViewerInteraction()
        first.addInteraction(interaction)
        #expect(interaction.view === first && first.interactions.count == 1)
        second.addInteraction(interaction)
        #expect(interaction.view === second && first.interactions.isEmpty)
        second.removeInteraction(interaction)
        #expect(interaction.view == nil && second.interactions.isEmpty)
        #expect(!UILargeContentViewerInteraction.isEnabled)
    }

    @Test func `A view keeps what would be shown large`() {
        let view: any UILargeContentViewerItem = {
            let view = UIView()
            view.showsLargeContentViewer = true
            view.largeContentTitle = "Save"
            return view
        }()
        #expect(view.showsLargeContentViewer && view.largeContentTitle == "Save")
        #expect(view.largeContentImage == nil && !view.scalesLargeContentImage)
    }
}
