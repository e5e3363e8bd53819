public import Foundation

/// A height of a sheet that a function decides.
public protocol CustomPresentationDetent {
    typealias Context = PresentationDetent.Context

    static func height(in context: Context) -> CGFloat?
}

extension PresentationDetent {
    /// What a sheet's height is decided by.
    public struct Context {
        public let maxDetentValue: CGFloat
    }

    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent { .large }
}
