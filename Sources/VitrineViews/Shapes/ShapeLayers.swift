/// A shape drawn several times, one over the other.
nonisolated struct ShapeLayers<S: Shape, Back: View, Front: View>: ShapeView {
    let shape: S
    let back: Back
    let front: Front

    @MainActor var body: some View { back.overlay(front) }
}
