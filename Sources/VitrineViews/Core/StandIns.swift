/// The stand-ins for missing resources, as Xcode's previews go on without them: nothing for a picture,
/// clear for a colour, and for a font what this says.
package nonisolated struct StandIns: Sendable {
    /// A face of a family of fonts.
    package struct Face: Hashable, Sendable {
        /// 100…900 as in CSS.
        package var weight: Int
        package var isItalic: Bool

        package init(weight: Int, isItalic: Bool) {
            self.weight = weight
            self.isItalic = isItalic
        }
    }

    /// The face of a family that is nearest to one; nothing where the family has none.
    package let nearestFace: @Sendable (_ family: String, Face) -> Face?

    package init(nearestFace: @escaping @Sendable (_ family: String, Face) -> Face?) {
        self.nearestFace = nearestFace
    }
}
