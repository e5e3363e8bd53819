public import Foundation

/// Where a popover would point.
public nonisolated enum PopoverAttachmentAnchor: Sendable {
    case rect(Anchor<CGRect>.Source)
    case point(UnitPoint)
}
