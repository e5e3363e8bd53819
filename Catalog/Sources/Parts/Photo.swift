import Vitrine

/// A photograph that covers whatever place it is given.
struct Photo: View {
    let name: String

    init(_ name: String) {
        self.name = name
    }

    var body: some View {
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
