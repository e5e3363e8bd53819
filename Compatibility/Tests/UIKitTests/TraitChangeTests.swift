import SwiftUI
import Testing
import UIKit

/// How dense a design is: a trait that an app defines, in SwiftUI's environment as well.
private struct DensityTrait: UITraitDefinition {
    enum Density { case regular, compact }

    static let defaultValue = Density.regular
}

extension UITraitCollection {
    fileprivate var density: DensityTrait.Density { self[DensityTrait.self] }
}

extension UIMutableTraits {
    fileprivate var density: DensityTrait.Density {
        get { self[DensityTrait.self] }
        set { self[DensityTrait.self] = newValue }
    }
}

private struct DensityKey: UITraitBridgedEnvironmentKey {
    static let defaultValue = DensityTrait.defaultValue

    static func read(from traitCollection: UITraitCollection) -> DensityTrait.Density {
        traitCollection.density
    }

    static func write(to mutableTraits: inout any UIMutableTraits, value: DensityTrait.Density) {
        mutableTraits.density = value
    }
}

extension EnvironmentValues {
    fileprivate var density: DensityTrait.Density {
        get { self[DensityKey.self] }
        set { self[DensityKey.self] = newValue }
    }
}

/// Traits of an app's own, and being told of changes of single traits.
@MainActor
struct TraitChangeTests {
    private func environment(
        _ change: (inout EnvironmentValues) -> Void = { _ in }
    ) -> EnvironmentValues {
        var environment = EnvironmentValues()
        change(&environment)
        return environment
    }

    @Test func `A trait has its default until it is said`() {
        let traits = UITraitCollection { $0.userInterfaceStyle = .dark }
        #expect(traits.density == .regular)
        #expect(traits[UITraitUserInterfaceStyle.self] == .dark)
        let compact = traits.modifyingTraits { $0.density = .compact }
        #expect(compact.density == .compact)
        #expect(compact != traits)
        #expect(compact == UITraitCollection(traitsFrom: [compact, traits]))
    }

    @Test func `A bridged key is a trait for views and a value for SwiftUI`() {
        let view = UIView()
        view.inherit(environment { $0.density = .compact }, covered: .zero)
        #expect(view.traitCollection.density == .compact)
        let said = UITraitCollection { $0.density = .compact }
        #expect(said.applied(to: environment()).density == .compact)
        #expect(environment().density == .regular)
    }

    @Test func `A handler may take its observer as Self`() {
        class Card: UIView {
            var told: [Int] = []
            func observe() {
                registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
                    (self: Self, _: UITraitCollection) in
                    self.told.append(self.number)
                }
            }
            var number: Int { 1 }
        }
        final class LargeCard: Card {
            override var number: Int { 2 }
        }
        let card = LargeCard()
        card.observe()
        card.inherit(environment(), covered: .zero)
        card.inherit(environment { $0.colorScheme = .dark }, covered: .zero)
        #expect(card.told == [2])
    }

    @Test func `Views and controllers are told of the traits that they have asked for`() {
        let controller = UIViewController()
        let inside = UILabel()
        controller.view.addSubview(inside)
        var told: [String] = []
        let styles = controller.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
            (_: UIViewController, previous: UITraitCollection) in
            told.append("style after \(previous.userInterfaceStyle == .dark ? "dark" : "light")")
        }
        inside.registerForTraitChanges([DensityTrait.self, UITraitLayoutDirection.self]) {
            (label: UILabel, _) in
            told.append("density \(label.traitCollection.density)")
        }
        let view: UIView = controller.view
        view.inherit(environment(), covered: .zero)
        #expect(told.isEmpty)
        view.inherit(environment { $0.colorScheme = .dark }, covered: .zero)
        #expect(told == ["style after light"])
        view.inherit(
            environment {
                $0.colorScheme = .dark
                $0.density = .compact
            }, covered: .zero)
        #expect(told == ["style after light", "density compact"])
        controller.unregisterForTraitChanges(styles)
        view.inherit(environment { $0.density = .compact }, covered: .zero)
        #expect(told == ["style after light", "density compact"])
    }
}
