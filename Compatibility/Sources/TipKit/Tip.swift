public import SwiftUI

/// A hint at something that an app can do.
public protocol Tip: Identifiable, Sendable {
    typealias Action = Tips.Action
    typealias Event = Tips.Event
    typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency
    typealias MaxDisplayCount = Tips.MaxDisplayCount
    typealias Option = TipOption
    typealias Rule = Tips.Rule

    var id: String { get }
    var title: Text { get }
    var message: Text? { get }
    var image: Image? { get }
    @Tips.ActionBuilder var actions: [Action] { get }
    @Tips.RuleBuilder var rules: [Rule] { get }
    @Tips.OptionsBuilder var options: [any Option] { get }
}

extension Tip {
    public var id: String { "\(Self.self)" }
    public var message: Text? { nil }
    public var image: Image? { nil }
    public var actions: [Action] { [] }
    public var rules: [Rule] { [] }
    public var options: [any Option] { [] }

    /// Every tip is shown, as if nobody had seen it.
    public var status: Tips.Status { .available }
    public var shouldDisplay: Bool { true }

    public func invalidate(reason: Tips.InvalidationReason) {}

    /// Begins with the status and stays at it.
    public var statusUpdates: AsyncStream<Tips.Status> { AsyncStream { $0.yield(status) } }
    public var shouldDisplayUpdates: AsyncStream<Bool> { AsyncStream { $0.yield(true) } }
}

/// How a tip is shown.
public protocol TipOption: Sendable {}
