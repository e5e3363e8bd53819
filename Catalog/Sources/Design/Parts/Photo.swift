import Vitrine

/// A photograph that covers whatever place it is given.
public struct Photo: View {
    private let name: String

    public init(_ name: String) {
        self.name = name
    }

    public var body: some View {
        Rectangle()
            .fill(.well)
            .overlay {
                Image(decorative: name)
                    .resizable()
                    .scaledToFill()
            }
            .clipped()
    }
}
