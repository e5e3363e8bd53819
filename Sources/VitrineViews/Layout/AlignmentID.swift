public import Foundation

/// A guide of a user's own: how far it lies from the leading or top edge unless a view says otherwise.
public protocol AlignmentID: SendableMetatype {
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}
