public import Composition
public import Drawing

/// A component laid out and painted, not yet drawn.
public struct Composed: Sendable {
    /// The elements with their boxes, as sidecars hold them.
    public var nodes: [NodeDescription]
    public var displayList: DisplayList
    /// The faces whose glyphs are drawn, by name.
    public var faces: [FontFace]
    public var findings: [Finding]
    /// What assistive technology finds, in reading order; places are those on the canvas.
    public var accessibility: [AccessibilityElement]

    /// A hash of everything in the display list, 32 hexadecimal digits.
    ///
    /// Lists of the same hash give the same picture in the same environment.
    public var displayListHash: String { DisplayListDigest.hash(of: displayList) }
}
