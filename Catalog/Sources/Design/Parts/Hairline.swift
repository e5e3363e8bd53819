import Vitrine

/// A line between two things.
public struct Hairline: View {
    public init() {}

    public var body: some View {
        Rectangle().fill(.line).frame(height: Extent.hairline)
    }
}
