public import VitrineViews

/// A `#Preview` or a `PreviewProvider` of a source file.
@MainActor
public struct PreviewDeclaration {
    /// Where the preview is declared.
    public nonisolated let place: SourcePlace
    private let previews: @MainActor () throws -> [Preview]

    /// One preview as it is known before it is shown.
    struct Preview {
        var traits: PreviewTraits
        var content: @MainActor () throws -> any View
    }

    /// What a `#Preview` declares.
    public nonisolated init(
        traits: @autoclosure @escaping @MainActor () -> PreviewTraits, place: SourcePlace,
        content: @escaping @MainActor () throws -> any View
    ) {
        self.place = place
        self.previews = { [Preview(traits: traits(), content: content)] }
    }

    /// What a `PreviewProvider` declares: each view of its list is a preview.
    public nonisolated init<Provider: PreviewProvider & SendableMetatype>(
        _ provider: Provider.Type, place: SourcePlace
    ) {
        self.place = place
        self.previews = { Self.previews(of: provider) }
    }

    /// The previews in the declared order.
    func all() throws -> [Preview] { try previews() }

    private static func previews<Provider: PreviewProvider>(of provider: Provider.Type) -> [Preview] {
        SeparatePreview.all(in: provider.previews).enumerated().map { index, preview in
            Preview(traits: preview.traits) {
                // Made anew for each picture, so that no state is shared.
                SeparatePreview.all(in: provider.previews)[index].view
            }
        }
    }
}
