public import Foundation

/// The size of a view and its alignment guides, as `alignmentGuide(_:computeValue:)` is given them.
public nonisolated struct ViewDimensions {
    public let width: CGFloat
    public let height: CGFloat
    private let guide: (AlignmentKey) -> CGFloat
    private let explicitGuide: (AlignmentKey) -> CGFloat?

    package init(
        width: CGFloat, height: CGFloat, guide: @escaping (AlignmentKey) -> CGFloat,
        explicitGuide: @escaping (AlignmentKey) -> CGFloat?
    ) {
        self.width = width
        self.height = height
        self.guide = guide
        self.explicitGuide = explicitGuide
    }

    /// The distance of a guide that something in the view has set.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicitGuide(guide.key) }

    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicitGuide(guide.key) }

    package subscript(explicit key: AlignmentKey) -> CGFloat? { explicitGuide(key) }

    /// The distance of a horizontal guide from the leading edge.
    public subscript(guide: HorizontalAlignment) -> CGFloat { self.guide(guide.key) }

    /// The distance of a vertical guide from the top edge.
    public subscript(guide: VerticalAlignment) -> CGFloat { self.guide(guide.key) }
}

/// A guide of a user's own: how far it lies from the leading or top edge unless a view says otherwise.
public protocol AlignmentID: SendableMetatype {
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// Which guide of a view is meant.
package nonisolated enum AlignmentKey: Hashable, Sendable {
    case leading, horizontalCenter, trailing
    case top, verticalCenter, bottom, firstTextBaseline, lastTextBaseline
    case custom(CustomAlignment)

    /// A user's guide by its type, with its name and default.
    package struct CustomAlignment: Hashable, Sendable {
        package let name: String
        package let isHorizontal: Bool
        package let defaultValue: @Sendable (ViewDimensions) -> CGFloat

        package static func == (left: Self, right: Self) -> Bool {
            left.name == right.name && left.isHorizontal == right.isHorizontal
        }

        package func hash(into hasher: inout Hasher) {
            hasher.combine(name)
            hasher.combine(isHorizontal)
        }
    }

    /// Whether the guide counts from the leading edge.
    package var isHorizontal: Bool {
        switch self {
        case .leading, .horizontalCenter, .trailing: true
        case .top, .verticalCenter, .bottom, .firstTextBaseline, .lastTextBaseline: false
        case .custom(let custom): custom.isHorizontal
        }
    }

    init(_ id: any AlignmentID.Type, isHorizontal: Bool) {
        self = .custom(
            CustomAlignment(
                name: String(reflecting: id), isHorizontal: isHorizontal,
                defaultValue: { id.defaultValue(in: $0) }))
    }
}

/// A guide across a `VStack`.
public nonisolated struct HorizontalAlignment: Hashable, Sendable {
    package let key: AlignmentKey

    init(key: AlignmentKey) {
        self.key = key
    }

    public init(_ id: any AlignmentID.Type) {
        self.key = AlignmentKey(id, isHorizontal: true)
    }

    public static let leading = HorizontalAlignment(key: .leading)
    public static let center = HorizontalAlignment(key: .horizontalCenter)
    public static let trailing = HorizontalAlignment(key: .trailing)
}

/// A guide across an `HStack`.
public nonisolated struct VerticalAlignment: Hashable, Sendable {
    package let key: AlignmentKey

    init(key: AlignmentKey) {
        self.key = key
    }

    public init(_ id: any AlignmentID.Type) {
        self.key = AlignmentKey(id, isHorizontal: false)
    }

    public static let top = VerticalAlignment(key: .top)
    public static let center = VerticalAlignment(key: .verticalCenter)
    public static let bottom = VerticalAlignment(key: .bottom)
    public static let firstTextBaseline = VerticalAlignment(key: .firstTextBaseline)
    public static let lastTextBaseline = VerticalAlignment(key: .lastTextBaseline)
}

/// Where a view lies in a larger or smaller one.
public nonisolated struct Alignment: Hashable, Sendable {
    public var horizontal: HorizontalAlignment
    public var vertical: VerticalAlignment

    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    public static let center = Alignment(horizontal: .center, vertical: .center)
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    public static let top = Alignment(horizontal: .center, vertical: .top)
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    public static let leadingFirstTextBaseline = Alignment(
        horizontal: .leading, vertical: .firstTextBaseline)
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    public static let trailingFirstTextBaseline = Alignment(
        horizontal: .trailing, vertical: .firstTextBaseline)
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}
