/// Shows examples of views beside their source; a catalogue takes each of them in.
@MainActor @preconcurrency
public protocol PreviewProvider {
    associatedtype Previews: View

    /// The examples: each view of a group or a list is one.
    @ViewBuilder static var previews: Previews { get }

    static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
    public static var platform: PreviewPlatform? { nil }
}
