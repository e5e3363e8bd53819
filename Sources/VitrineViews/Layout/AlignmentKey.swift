package import Foundation

/// Which guide of a view is meant.
package nonisolated enum AlignmentKey: Hashable, Sendable {
    case leading, horizontalCenter, trailing
    case top, verticalCenter, bottom, firstTextBaseline, lastTextBaseline
    case custom(CustomAlignment)

    /// A user's guide by its type, with its name and default.
    package struct CustomAlignment: Hashable, Sendable {
        package let name: String
        /// Types that are private to different files can have the same name.
        private let type: ObjectIdentifier
        package let isHorizontal: Bool
        package let defaultValue: @Sendable (ViewDimensions) -> CGFloat

        fileprivate init(_ id: any AlignmentID.Type, isHorizontal: Bool) {
            name = TypeNames.isOfLanguage(id) ? TypeNames.name(of: id) : TypeNames.qualifiedName(of: id)
            type = ObjectIdentifier(id)
            self.isHorizontal = isHorizontal
            defaultValue = { id.defaultValue(in: $0) }
        }

        package static func == (left: Self, right: Self) -> Bool {
            left.type == right.type && left.isHorizontal == right.isHorizontal
        }

        package func hash(into hasher: inout Hasher) {
            hasher.combine(type)
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
        self = .custom(CustomAlignment(id, isHorizontal: isHorizontal))
    }
}
