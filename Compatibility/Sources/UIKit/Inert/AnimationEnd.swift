/// The end of an animation, which comes as soon as its changes are made.
enum AnimationEnd {
    /// How many animations there are around, each of which was started by the end of the one before.
    @TaskLocal private static var depth = 0

    /// An animation that its own end starts again goes on forever on a screen; here it stops at this many.
    private static let greatestDepth = 16

    /// Does what follows an animation, which may be another one.
    static func reach(_ completion: () -> Void) {
        guard depth < greatestDepth else { return }
        $depth.withValue(depth + 1, operation: completion)
    }
}
