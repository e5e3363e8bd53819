public import Foundation

/// A place of a view that another view can ask for.
public nonisolated struct Anchor<Value>: Sendable {
    /// Which place is meant.
    public struct Source: Sendable {
        let value: @Sendable (CGRect) -> Value
        private let name: String

        init(_ name: String, _ value: @escaping @Sendable (CGRect) -> Value) {
            self.name = name
            self.value = value
        }
    }

    let source: Source
    let element: String?
}

extension Anchor: Equatable where Value: Equatable {
    public static func == (left: Self, right: Self) -> Bool {
        left.element == right.element && left.source == right.source
    }
}

extension Anchor: Hashable where Value: Hashable {
    public func hash(into hasher: inout Hasher) {
        hasher.combine(element)
        hasher.combine(source)
    }
}

extension Anchor.Source: Hashable {
    public static func == (left: Self, right: Self) -> Bool { left.name == right.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Anchor.Source where Value == CGRect {
    public static var bounds: Anchor<CGRect>.Source { .init("bounds") { $0 } }

    public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
        .init("rect \(rect)") { rect.offsetBy(dx: $0.minX, dy: $0.minY) }
    }
}

extension Anchor.Source where Value == CGPoint {
    public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
        .init("unitPoint \(point)") {
            CGPoint(x: $0.minX + point.x * $0.width, y: $0.minY + point.y * $0.height)
        }
    }

    public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
        .init("point \(point)") { CGPoint(x: $0.minX + point.x, y: $0.minY + point.y) }
    }

    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}
