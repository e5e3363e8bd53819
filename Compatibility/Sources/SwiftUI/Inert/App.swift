/// An app, which is not run here: its views are shown by their previews.
@MainActor @preconcurrency
public protocol App {
    associatedtype Body: Scene

    @SceneBuilder var body: Body { get }

    init()
}

extension App {
    /// Ends at once; a catalogue draws the views.
    public static func main() {}
}
