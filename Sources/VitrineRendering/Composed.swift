public import VitrineComposition
public import VitrineDrawing
package import VitrineViews

/// A component laid out and painted, not yet drawn.
public struct Composed: Sendable {
    let component: LaidOutNode
    let canvas: CanvasLayout
    let area: CanvasArea
    public var displayList: DisplayList
    /// The faces whose glyphs are drawn, by name.
    public var faces: [FontFace]
    public var findings: [Finding]
    /// The design tokens that were read; no others decide how it looks.
    package var tokens: Set<TokenRead> = []

    /// The canvas and the elements with their boxes, as sidecars hold them; made when they are asked for.
    public var nodes: [NodeDescription] {
        [canvas.description(of: area)] + component.descriptions(at: area.origin)
    }

    /// What assistive technology finds, in reading order; places are those on the canvas.
    public var accessibility: [AccessibilityElement] { component.accessibilityElements(at: area.origin) }

    /// A hash of everything in the display list, 32 hexadecimal digits.
    ///
    /// Lists of the same hash give the same picture in the same environment.
    public var displayListHash: String { DisplayListDigest.hash(of: displayList) }

    /// A hash of everything in the display list and of what assistive technology finds, 32 hexadecimal digits.
    public var compositionHash: String {
        DisplayListDigest.hash(of: displayList, and: component.spokenTexts)
    }
}
