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

    @Test func `A control knows the events that actions and targets are told of, until they are removed`() {
        let control = UIControl()
        var count = 0
        let action = UIAction { _ in count += 1 }
        control.addAction(action, for: [.touchUpInside, .valueChanged])
        control.addAction(UIAction(identifier: .init("save")) { _ in count += 10 }, for: .touchUpInside)
        control.addTarget(self, action: Selector("save"), for: .touchDown)
        #expect(control.allControlEvents == [.touchUpInside, .valueChanged, .touchDown])
        control.removeAction(action, for: .touchUpInside)
        control.sendActions(for: [.touchUpInside, .valueChanged])
        #expect(count == 11)
        control.removeAction(identifiedBy: .init("save"), for: .allEvents)
        control.removeTarget(nil, action: nil, for: .touchDown)
        #expect(control.allControlEvents == .valueChanged)
        control.sendAction(action)
        #expect(count == 12)
    }

    @Test func `An action takes the place of one of its identifier, and without one has that of its title`() {
        let control = UIControl()
        var count = 0
        control.addAction(UIAction(identifier: .init("save")) { _ in count += 1 }, for: .touchUpInside)
        control.addAction(
            UIAction(title: "Save", identifier: .init("save")) { action in
                #expect(action.identifier.rawValue == "save")
                count += 10
            }, for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        #expect(count == 10)
        for _ in 0..<2 { control.addAction(UIAction { _ in count += 100 }, for: .touchDown) }
        control.sendActions(for: .touchDown)
        #expect(count == 210)
        #expect(UIAction(title: "Save") { _ in }.identifier != UIAction(title: "Send") { _ in }.identifier)
        #expect(UIAction(title: "Save") { _ in }.identifier == UIAction(title: "Save") { _ in }.identifier)
    }

    @Test func `A menu with other elements keeps what it is called and how it is shown`() {
        let menu = UIMenu(title: "Sort", identifier: .init("sort"), options: .displayInline)
            .replacingChildren([UIAction(title: "By name", subtitle: "A to Z") { _ in }])
        #expect(menu.title == "Sort" && menu.identifier.rawValue == "sort" && menu.options == .displayInline)
        #expect(menu.children.map(\.subtitle) == ["A to Z"])
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
