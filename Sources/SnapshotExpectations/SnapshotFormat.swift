/// The part of a component that a snapshot holds.
public enum SnapshotFormat: Sendable {
    /// The picture, `.png`, with a sidecar that has all elements and their properties.
    case image
    /// The elements with their boxes and properties as text, `.elements.txt`.
    case elements
    /// What assistive technology finds as text, `.accessibility.txt`.
    case accessibility
}
