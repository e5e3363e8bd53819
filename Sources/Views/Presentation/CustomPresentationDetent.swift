public import Foundation

/// A height of a sheet that a function decides.
public nonisolated protocol CustomPresentationDetent {
    typealias Context = PresentationDetent.Context

    static func height(in context: Context) -> CGFloat?
}

extension PresentationDetent {
    /// What a sheet's height is decided by.
    public nonisolated struct Context: Sendable {
        /// What a large sheet has for its content.
        public let maxDetentValue: CGFloat
    }
}
