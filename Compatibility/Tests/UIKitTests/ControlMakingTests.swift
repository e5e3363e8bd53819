import SwiftUI
import Testing
import UIKit

/// How buttons, insets and images are made, and what they are asked.
@MainActor
struct ControlMakingTests {
    /// A button of a package's own: those initializers are overridden that UIKit has for it.
    private final class OwnButton: UIButton {
        override init(frame: CGRect) {
            super.init(frame: frame)
        }

        required init?(coder: NSCoder) {
            super.init(coder: coder)
        }
    }

    @Test func `A button of a type of its own is made in every way that a button is`() {
        #expect(OwnButton().buttonType == .custom)
        #expect(OwnButton(type: .system).buttonType == .system)
        #expect(OwnButton(configuration: .plain()).configuration != nil)
        #expect(OwnButton(frame: .zero, primaryAction: UIAction(title: "Go") { _ in }).frame == .zero)
        #expect(UIButton().buttonType == .custom)
    }

    @Test func `A switch takes 49 pt`() {
        #expect(UISwitch().intrinsicContentSize == CGSize(width: 49, height: 31))
    }

    @Test func `Insets of SwiftUI are those of UIKit`() {
        let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(
            NSDirectionalEdgeInsets(insets)
                == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }

    @Test func `An image keeps what tests find it by`() {
        let image = UIImage(systemName: "star")
        image?.accessibilityIdentifier = "rating"
        #expect(image?.accessibilityIdentifier == "rating")
        #expect(image?.heicData() == nil)
    }

    @Test func `Points, sizes and frames are compared by name`() {
        #expect(CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 1, y: 2)))
        #expect(!CGSize.zero.equalTo(CGSize(width: 1, height: 0)))
        #expect(
            CGRect(x: 4, y: 0, width: -4, height: 2).equalTo(CGRect(x: 0, y: 0, width: 4, height: 2)))
    }
}
