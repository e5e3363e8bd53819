import AVFoundation
import Network
import SwiftUI
import Testing
import UIKit
import os
import simd

/// What sources expect of the Objective-C runtime and of numbers.
@MainActor
struct RuntimeNamesTests {
    @Test func `A selector is a pointer, the same for the same name`() {
        func key(_ name: String) -> UnsafeRawPointer {
            unsafeBitCast(Selector(name), to: UnsafeRawPointer.self)
        }
        #expect(MemoryLayout<Selector>.size == MemoryLayout<UnsafeRawPointer>.size)
        #expect(key("tapped:") == key("tapped:") && key("tapped:") != key("tapped"))
        let view = UIView()
        objc_setAssociatedObject(view, key("tapped:"), 7, .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(view, key("tapped:")) as? Int == 7)
    }

    @Test func `A class knows its name, and no method by its name`() {
        final class PriceLabel: UILabel {}
        #expect(UILabel.description() == "UILabel")
        #expect(PriceLabel.description().hasSuffix(".PriceLabel"))
        #expect(!UIApplication.responds(to: NSSelectorFromString("sharedApplication")))
        #expect(UIApplication.perform(NSSelectorFromString("sharedApplication")) == nil)
    }

    @Test func `An action knows the control that has run it`() {
        var senders: [Bool] = []
        let button = UIButton(primaryAction: UIAction { senders.append($0.sender is UIButton) })
        button.sendActions(for: .primaryActionTriggered)
        #expect(senders == [true])
    }

    @Test func `Digits of one width are a feature of a font`() {
        let descriptor = UIFont.systemFont(ofSize: 17).fontDescriptor.addingAttributes([
            .featureSettings: [
                [
                    UIFontDescriptor.FeatureKey.type: kNumberSpacingType,
                    UIFontDescriptor.FeatureKey.selector: kMonospacedNumbersSelector,
                ]
            ]
        ])
        #expect(
            UIFont(descriptor: descriptor, size: 0)
                == .monospacedDigitSystemFont(ofSize: 17, weight: .regular))
    }

    @Test func `An attachment is an attribute of a text`() {
        let attachment = NSTextAttachment()
        var text = AttributedString("\u{FFFC}")
        text.uiKit.attachment = attachment
        let keys = NSAttributedString(text).attributes(at: 0, effectiveRange: nil)
        #expect(keys[.attachment] as? NSTextAttachment === attachment)
    }

    @Test func `A view may pass on how it hugs its content`() {
        final class Wrapper: UIView {
            let content = UILabel()

            override func setContentHuggingPriority(
                _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
            ) {
                super.setContentHuggingPriority(priority, for: axis)
                content.setContentHuggingPriority(priority, for: axis)
            }
        }
        let wrapper = Wrapper()
        wrapper.setContentHuggingPriority(.required, for: .vertical)
        #expect(wrapper.contentHuggingPriority(for: .vertical) == .required)
        #expect(wrapper.content.contentHuggingPriority(for: .vertical) == .required)
        #expect(wrapper.content.contentHuggingPriority(for: .horizontal) != .required)
    }

    @Test func `What an animation of SwiftUI's changes is changed at once, and so is what follows`() {
        var steps: [String] = []
        UIView.animate(.spring(duration: 1)) {
            steps.append("changes")
        } completion: {
            steps.append("completion")
        }
        UIView.animate(.default, changes: { steps.append("more") })
        #expect(steps == ["changes", "completion", "more"])
    }

    @Test func `A length becomes a number`() {
        let (length, lengths): (CGFloat, [CGFloat]) = (2.5, [0, 0.5])
        #expect((length as NSNumber).doubleValue == 2.5)
        #expect((lengths as [NSNumber]).map(\.doubleValue) == [0, 0.5])
        #expect(NSNumber(value: 4) as? CGFloat == 4)
        #expect(2 * powl(2, 3 as Double) == 16 as Double)
    }

    @Test func `A view has a layer of the class that it names`() {
        final class Film: UIView {
            override class var layerClass: AnyClass { AVPlayerLayer.self }
        }
        final class Stage: UIView {
            override class var layerClass: AnyClass { CATransformLayer.self }
        }
        #expect(Film().layer is AVPlayerLayer && Stage().layer is CATransformLayer)
    }

    @Test func `A device of one's own answers as it likes`() {
        final class Pad: UIDevice {
            override var userInterfaceIdiom: UIUserInterfaceIdiom { .pad }
        }
        #expect(Pad().userInterfaceIdiom == .pad && UIDevice.current.userInterfaceIdiom == .phone)
    }

    @Test func `Nobody is told of a property by its name`() {
        final class Observer: NSObject {
            func observeValue(
                forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
                context: UnsafeMutableRawPointer?
            ) {
                super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
            }
        }
        let (observer, view) = (Observer(), UIView())
        view.addObserver(observer, forKeyPath: "frame", options: [.new], context: nil)
        view.frame.size.width = 7
        view.removeObserver(observer, forKeyPath: "frame")
        #expect(view.bounds.width == 7)
    }

    @Test func `A connection stays as it was made`() {
        let connection = NWConnection(host: "localhost", port: 80, using: .tcp)
        connection.start(queue: .main)
        #expect(connection.state == .setup && connection.queue != nil)
        #expect(connection.endpoint == .hostPort(host: "localhost", port: .http))
        #expect(NWBrowser(for: .bonjour(type: "_http._tcp", domain: nil), using: .tcp).browseResults.isEmpty)
    }

    @Test func `An object that is no view keeps what assistive technology would be told`() {
        final class Item: NSObject {}
        let (item, other) = (Item(), Item())
        item.accessibilityLabel = "Bold"
        #expect(item.accessibilityLabel == "Bold" && other.accessibilityLabel == nil)
    }

    @Test func `A text of another format than plain text is an error that says so`() throws {
        let data = Data("{\\rtf1}".utf8)
        #expect(try NSAttributedString(data: data, documentAttributes: nil).length == 7)
        do {
            _ = try NSAttributedString(
                data: data, options: [.documentType: NSAttributedString.DocumentType.rtf],
                documentAttributes: nil)
            Issue.record("it was read")
        } catch {
            #expect("\(error)".hasPrefix("cannot read or write a text as 'NSRTF'"))
        }
    }

    @Test func `Corners are as round as their configuration says`() {
        let view = UIView()
        view.cornerConfiguration = .corners(topLeftRadius: .fixed(12), topRightRadius: 12)
        #expect(view.layer.cornerRadius == 12)
        #expect(view.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    }

    @Test func `Text sizes compare by their size, and what is none comes before them`() {
        let sizes: [UIContentSizeCategory] = [.accessibilityLarge, .unspecified, .large, .extraSmall]
        #expect(sizes.sorted() == [.unspecified, .extraSmall, .large, .accessibilityLarge])
    }

    @Test func `Attributes of UIKit are those of a text`() {
        let container = AttributeContainer([NSAttributedString.Key.kern: 2])
        #expect(AttributedString("a", attributes: container).runs.first?.attributes == container)
        #expect(container != AttributeContainer())
    }

    @Test func `An attachment keeps what it is made of`() {
        let attachment = NSTextAttachment(data: Data("text".utf8), ofType: "public.plain-text")
        #expect(attachment.contents?.count == 4 && attachment.fileType == "public.plain-text")
        #expect(attachment.image == nil)
    }

    @Test func `What one code locks by an object, it locks again and lets go`() {
        let object = NSObject()
        #expect(objc_sync_enter(object) == 0 && objc_sync_enter(object) == 0)
        #expect(objc_sync_exit(object) == 0 && objc_sync_exit(object) == 0)
    }

    @Test func `A row times a matrix is its product with each column`() {
        let matrix = double4x4(diagonal: [1, 2, 3, 4])
        #expect(SIMD4<Double>(1, 1, 1, 1) * matrix == [1, 2, 3, 4])
    }

    @Test func `An animation by keys goes straight from one to the next`() {
        let animation = CAKeyframeAnimation(keyPath: "opacity")
        #expect(animation.calculationMode == .linear && animation.rotationMode == nil)
        #expect(CAEmitterCell().magnificationFilter == CALayer().magnificationFilter.rawValue)
    }

    @Test func `The corner radius of the screen is known by the name that packages read`() {
        #expect(UIScreen.main.value(forKey: "_displayCornerRadius") as? CGFloat == 55)
        #expect(UIScreen.main.value(forKey: "other") == nil)
    }

    @Test func `A table and its cells can be made without anything`() {
        let (table, cell) = (UITableView(), UITableViewCell())
        cell.setHighlighted(true, animated: false)
        #expect(table.style == .plain && cell.configurationState.isHighlighted)
        let attributes = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: "header", with: IndexPath(item: 1, section: 0))
        #expect(attributes.representedElementCategory == .supplementaryView)
        #expect(UICollectionViewCell().preferredLayoutAttributesFitting(attributes) === attributes)
    }

    @Test func `A lock without a state is taken and released by hand`() {
        let lock = OSAllocatedUnfairLock()
        lock.lock()
        #expect(!lock.lockIfAvailable())
        lock.unlock()
        #expect(lock.lockIfAvailable())
        lock.unlock()
    }
}
