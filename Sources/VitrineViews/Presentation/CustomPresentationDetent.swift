public import Foundation

/// A height of a sheet that a function decides.
public nonisolated protocol CustomPresentationDetent {
    /// What there is on the screen, as the function is given it.
    typealias Context = PresentationDetent.Context

    /// The sheet's height above the safe area in points; `nil` for that of a large sheet, which bounds it too.
    static func height(in context: Context) -> CGFloat?
}

extension PresentationDetent {
    /// What a sheet's height is decided by.
    public nonisolated struct Context: Sendable {
        /// What a large sheet has for its content.
        public let maxDetentValue: CGFloat
    }
}
