/// Lets the traits be found without knowing the type of the view inside.
@MainActor
protocol PreviewTraitsProvider {
    var bareView: any View { get }
    var traits: PreviewTraits { get }
}
