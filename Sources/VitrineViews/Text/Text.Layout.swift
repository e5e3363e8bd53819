public import Foundation

extension Text {
    /// A text in lines, as a renderer draws it.
    public nonisolated struct Layout: RandomAccessCollection, Equatable, Sendable {
        private let lines: [Line]

        public let isTruncated: Bool

        public var startIndex: Int { lines.startIndex }
        public var endIndex: Int { lines.endIndex }
        public subscript(index: Int) -> Line { lines[index] }

        /// How the parts of a text are drawn.
        public struct DrawingOptions: OptionSet, Sendable {
            public let rawValue: UInt32

            public init(rawValue: UInt32) {
                self.rawValue = rawValue
            }

            public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
        }

        /// Where a part of a text stands, and how high its letters are.
        public struct TypographicBounds: Equatable, Sendable {
            public var origin: CGPoint
            public var width: CGFloat
            public var ascent: CGFloat
            public var descent: CGFloat
            public var leading: CGFloat

            public init() {
                (origin, width, ascent, descent, leading) = (.zero, 0, 0, 0, 0)
            }

            public var rect: CGRect {
                CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
            }
        }

        /// One of the lines.
        public struct Line: RandomAccessCollection, Equatable, Sendable {
            private let runs: [Run]

            public var origin: CGPoint
            public let typographicBounds: TypographicBounds

            public var startIndex: Int { runs.startIndex }
            public var endIndex: Int { runs.endIndex }
            public subscript(index: Int) -> Run { runs[index] }
        }

        /// A part of a line with the same attributes.
        public struct Run: RandomAccessCollection, Equatable, Sendable {
            private let slices: [RunSlice]

            public let layoutDirection: LayoutDirection
            public let typographicBounds: TypographicBounds

            public var startIndex: Int { slices.startIndex }
            public var endIndex: Int { slices.endIndex }
            public subscript(index: Int) -> RunSlice { slices[index] }
            public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
        }

        /// The letters of a run that are drawn as one.
        public struct RunSlice: Equatable, Sendable {
            public let indices: Range<Int>
            public let typographicBounds: TypographicBounds

            public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
        }
    }

    /// The layouts of the texts of a view; none here.
    public enum LayoutKey: PreferenceKey {
        /// A layout and where it stands.
        public struct AnchoredLayout: Sendable {
            public let origin: Anchor<CGPoint>
            public let layout: Layout
        }

        public static var defaultValue: [AnchoredLayout] { [] }

        public static func reduce(value: inout [AnchoredLayout], nextValue: () -> [AnchoredLayout]) {
            value += nextValue()
        }
    }
}

extension GraphicsContext {
    /// Without effect: no renderer is asked to draw a text.
    public mutating func draw(
        _ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions()
    ) {}

    /// Without effect: no renderer is asked to draw a text.
    public mutating func draw(
        _ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions()
    ) {}

    /// Without effect: no renderer is asked to draw a text.
    public mutating func draw(
        _ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions()
    ) {}
}
