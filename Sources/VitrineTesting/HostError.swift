public import CatalogKit
public import VitrineComposition

/// Why something could not be done with a component, and where that was asked for.
public struct HostError: Error, Equatable {
    /// Why a test's request could not be met; elements are named as in `button "Buy"`.
    public enum Reason: Equatable, Sendable {
        /// No element matches; `nearest` are up to three names that differ in few letters.
        case notFound(query: String, nearest: [String], tree: AccessibilityTree)
        /// Several elements match where one is needed.
        case ambiguous(query: String, matches: [String], tree: AccessibilityTree)
        /// The element, or what is around it, is disabled.
        case disabled(element: String)
        /// Another element lies over the point that a finger would touch.
        case covered(element: String, by: String)
        /// The element shows nothing at the point that a finger would touch, in points of the canvas, and has no
        /// content shape.
        case untouchable(element: String, x: Double, y: Double)
        /// The point that a finger would touch lies outside of the canvas, in its points, and no scroll view shows
        /// it.
        case outside(element: String, x: Double, y: Double)
        /// The element is out of sight in a scroll view that has `scrollDisabled(true)`.
        case scrollingDisabled(element: String)
        /// The element has nothing that reacts to the action, such as "be tapped".
        case inert(element: String, action: String)
        /// The element has actions, but none of this name.
        case noAction(element: String, name: String, others: [String])
        /// The picker or menu has options, but none of this label.
        case noOption(element: String, option: String, others: [String])
        /// Nothing is presented that could be dismissed.
        case nothingPresented
        /// What is presented has `interactiveDismissDisabled()`.
        case heldOpen
        /// There is no screen to go back to.
        case nothingBehind
        /// Nothing in the component has `refreshable`.
        case notRefreshable
        /// A snapshot was asked for outside of a scenario.
        case noScenario(name: String)
        /// A condition of ``Host/expect(_:_:file:line:)`` does not hold; the message has the answers that elements
        /// gave for it.
        case unmet(message: String, tree: AccessibilityTree)
    }

    /// Why the request could not be met.
    public var reason: Reason
    /// The line of the test that asked for it.
    public var place: SourcePlace

    init(_ reason: Reason, at place: SourcePlace) {
        self.reason = reason
        self.place = place
    }
}

extension HostError: CustomStringConvertible {
    /// The sentence behind the place in the source: `Shop/Tests.swift:12: there is no button "Buy" …`.
    public var description: String { "\(place): \(reason)" }
}

extension HostError.Reason: CustomStringConvertible {
    /// What was looked for, and what is there.
    public var description: String {
        switch self {
        case .notFound(let query, let nearest, let tree):
            "there is no \(query)" + Self.hint(nearest) + "; there is\n\(Self.lines(of: tree))"
        case .ambiguous(let query, let matches, let tree):
            "there are \(matches.count) elements for \(query); narrow the query, or choose one with element(at:); "
                + "there is\n\(Self.lines(of: tree))"
        case .disabled(let element):
            "\(element) is disabled and does not react"
        case .covered(let element, let other):
            "\(element) cannot be touched, since \(other) lies over it"
        case .untouchable(let element, let x, let y):
            "\(element) cannot be touched at \(x), \(y), where it shows nothing; contentShape(_:) makes its whole area react"
        case .outside(let element, let x, let y):
            "\(element) cannot be touched, since its middle at \(x), \(y) lies outside of the canvas"
        case .scrollingDisabled(let element):
            "\(element) cannot be touched, since it is out of sight, and scrollDisabled(true) keeps people from scrolling to it"
        case .inert(let element, let action):
            "\(element) does nothing when it is asked to \(action)"
        case .noAction(let element, let name, let others):
            "\(element) has no action \"\(name)\"" + Self.hint(others)
        case .noOption(let element, let option, let others):
            "\(element) has no option \"\(option)\"" + Self.hint(others)
        case .nothingPresented:
            "nothing is presented that could be dismissed"
        case .heldOpen:
            "what is presented cannot be dismissed: alerts and covers of the whole screen wait for their buttons, and "
                + "interactiveDismissDisabled() holds everything else open"
        case .nothingBehind:
            "there is no screen to go back to"
        case .notRefreshable:
            "nothing in the component is refreshable"
        case .noScenario(let name):
            "there is no scenario that could keep the snapshot \"\(name)\"; use expectSnapshot in a test"
        case .unmet(let message, let tree):
            "\(message); there is\n\(Self.lines(of: tree))"
        }
    }

    private static func hint(_ names: [String]) -> String {
        names.isEmpty ? "" : "; did you mean " + names.joined(separator: ", ") + "?"
    }

    private static func lines(of tree: AccessibilityTree) -> String {
        tree.elements.isEmpty
            ? "  nothing at all" : "\(tree)".split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
    }
}
