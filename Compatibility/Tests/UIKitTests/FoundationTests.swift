import SwiftUI
import Testing
import UIKit

/// What Foundation has on Apple's systems and not on Linux.
struct FoundationTests {
    @Test(arguments: [
        (DateComponentsFormatter.UnitsStyle.positional, "1:05:00"), (.abbreviated, "1h 5m"),
        (.short, "1 hr, 5 min"), (.full, "1 hour, 5 minutes"),
    ])
    func `A span of time is told in each style`(style: DateComponentsFormatter.UnitsStyle, told: String) {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = style
        #expect(formatter.string(from: 3900) == told)
        #expect(formatter.string(from: DateComponents(hour: 1, minute: 5)) == told)
    }

    @Test func `A clock of minutes and seconds has two digits where it is padded`() {
        let formatter = DateComponentsFormatter()
        formatter.allowedUnits = [.minute, .second]
        #expect(formatter.string(from: 65) == "1:05")
        #expect(formatter.string(from: 5) == "0:05")
        formatter.zeroFormattingBehavior = .pad
        #expect(formatter.string(from: 65) == "01:05")
    }

    @Test func `Of a span of time as many units are told as are wanted`() {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = .full
        formatter.maximumUnitCount = 1
        #expect(formatter.string(from: 93_784) == "1 day")
        #expect(formatter.string(from: .nan) == nil)
    }

    @Test func `A resource's text has its Markdown`() {
        let text = AttributedString(localized: LocalizedStringResource("Two **words**"))
        #expect(String(text.characters) == "Two words")
        #expect(text.runs.contains { $0.inlinePresentationIntent == .stronglyEmphasized })
    }

    @Test func `A colour is kept in an archive`() throws {
        let color = UIColor(red: 1, green: 0.5, blue: 0.25, alpha: 0.75)
        let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
        #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data) == color)
    }

    @Test func `Words are joined as a language does`() {
        #expect(ListFormatter.localizedString(byJoining: ["red", "green", "blue"]) == "red, green, and blue")
        let formatter = ListFormatter()
        formatter.locale = Locale(identifier: "de_DE")
        #expect(formatter.string(from: [1, 2]) == "1 und 2")
    }

    @Test func `A person's name is written as far as a style goes`() {
        var name = PersonNameComponents()
        name.namePrefix = "Dr."
        name.givenName = "Ada"
        name.middleName = "King"
        name.familyName = "Lovelace"
        #expect(name.formatted() == "Ada Lovelace")
        #expect(name.formatted(.name(style: .abbreviated)) == "AL")
        #expect(name.formatted(.name(style: .short)) == "Ada")
        #expect(name.formatted(.name(style: .long)) == "Dr. Ada King Lovelace")
        let japanese = PersonNameComponents.FormatStyle(locale: Locale(identifier: "ja_JP"))
        name.givenName = "太郎"
        name.familyName = "山田"
        #expect(japanese.format(name) == "山田太郎")
    }

    @Test func `A person's name is taken apart and put together by a formatter`() throws {
        let formatter = PersonNameComponentsFormatter()
        let name = try #require(formatter.personNameComponents(from: "Dr. Grace Brewster Murray Hopper"))
        #expect(name.namePrefix == "Dr." && name.givenName == "Grace" && name.familyName == "Hopper")
        #expect(name.middleName == "Brewster Murray")
        formatter.style = .abbreviated
        #expect(formatter.string(from: name) == "GH")
        #expect(formatter.personNameComponents(from: "") == nil)
    }

    @Test func `A predicate of a text validates fields`() {
        let mail = NSPredicate(format: "SELF MATCHES %@", "[a-z]+@[a-z]+\\.[a-z]{2,}")
        #expect(mail.evaluate(with: "ann@acme.org"))
        #expect(!mail.evaluate(with: "ann@acme"))
        #expect(!mail.evaluate(with: "to ann@acme.org"))
        #expect(NSPredicate(format: "SELF CONTAINS[cd] %@", "CAFE").evaluate(with: "the café"))
        #expect(NSPredicate(format: "SELF BEGINSWITH 'a'").evaluate(with: "abc"))
        #expect(NSPredicate(format: "SELF LIKE %@", argumentArray: ["v?se*"]).evaluate(with: "vases"))
        #expect(!NSPredicate(format: "name == %@", "Ann").evaluate(with: "Ann"))
    }

    @MainActor @Test func `A layer's sublayers can be set as a whole`() {
        let (layer, first, second) = (CALayer(), CALayer(), CALayer())
        layer.addSublayer(first)
        layer.sublayers = [second]
        #expect(first.superlayer == nil && second.superlayer === layer)
        second.removeFromSuperlayer()
        #expect(layer.sublayers == nil && second.superlayer == nil)
    }

    @Test func `An image is drawn off the main actor`() async {
        let size = CGSize(width: 4, height: 4)
        let image = await Task.detached {
            UIGraphicsImageRenderer(size: size).image { _ in
                UIColor.red.setFill()
                UIRectFill(CGRect(origin: .zero, size: size))
            }
        }.value
        #expect(image.size == size)
    }

    @Test func `An object keeps what is associated with it by a key`() {
        let (first, second) = (UIColor.red, NSObject())
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 2) { keys in
            guard let key = keys.baseAddress else { return }
            objc_setAssociatedObject(first, key, "a", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            #expect(objc_getAssociatedObject(first, key) as? String == "a")
            #expect(objc_getAssociatedObject(first, key + 1) == nil)
            #expect(objc_getAssociatedObject(second, key) == nil)
            objc_setAssociatedObject(first, key, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            #expect(objc_getAssociatedObject(first, key) == nil)
        }
    }
}
