import Foundation
import SwiftUI
import Testing
import UIKit

struct TraitCollectionTests {
    @Test func `A collection says nothing of itself`() {
        let traits = UITraitCollection()
        #expect(traits.userInterfaceStyle == .unspecified)
        #expect(traits.horizontalSizeClass == .unspecified)
        #expect(traits.layoutDirection == .unspecified)
        #expect(traits.preferredContentSizeCategory == .unspecified)
        #expect(traits.displayScale == 0)
        #expect(UITraitCollection.current.displayScale == 2)
    }

    @Test func `Of collections that are put together the last that says a trait counts`() {
        let traits = UITraitCollection(traitsFrom: [
            .init(userInterfaceStyle: .dark), .init(displayScale: 3),
            .init(userInterfaceStyle: .unspecified), .init(displayScale: 2),
        ])
        #expect(traits.userInterfaceStyle == .dark)
        #expect(traits.displayScale == 2)
        let (dark, light) = (
            UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(userInterfaceStyle: .light)
        )
        #expect(traits.containsTraits(in: dark) == true)
        #expect(traits.containsTraits(in: light) == false)
    }

    @Test func `Traits are said in a function`() {
        let traits = UITraitCollection {
            $0.userInterfaceStyle = .dark
            $0.preferredContentSizeCategory = .accessibilityLarge
        }
        #expect(
            traits
                == UITraitCollection(traitsFrom: [
                    .init(preferredContentSizeCategory: .accessibilityLarge),
                    .init(userInterfaceStyle: .dark),
                ]))
        #expect(traits.modifyingTraits { $0.userInterfaceStyle = .light }.userInterfaceStyle == .light)
    }

    @Test func `A text size of UIKit's is one of SwiftUI's, and the other way round`() {
        #expect(ContentSizeCategory(UIContentSizeCategory.accessibilityMedium) == .accessibilityMedium)
        #expect(ContentSizeCategory(UIContentSizeCategory.unspecified) == nil)
        #expect(UIContentSizeCategory(ContentSizeCategory.extraSmall) == .extraSmall)
        #expect(UIContentSizeCategory(ContentSizeCategory?.none) == .unspecified)
    }
}
