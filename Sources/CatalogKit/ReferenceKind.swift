/// The files that a catalogue keeps of an approved picture.
public enum ReferenceKind: String, Hashable, Sendable {
    /// The picture and its sidecar.
    case pictures
    /// The sidecar alone, whose hash of the pixels decides; the picture is drawn again of it where something differs.
    ///
    /// A repository of thousands of snapshots stays light by that. A picture that cannot be drawn again is kept all the same.
    case sidecars
}
