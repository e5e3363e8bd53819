public import VitrineComposition
public import VitrineDrawing
package import VitrineViews

/// A component laid out and painted, not yet drawn.
public struct Composition: Sendable {
    private let elements: Elements
    public let displayList: DisplayList
    /// The faces whose glyphs are drawn, by name.
    public let faces: [FontFace]
    public let findings: [Finding]
    /// The design tokens that were read; no others decide how it looks.
    package internal(set) var tokens: Set<TokenRead> = []

    package init(
        _ elements: Elements, displayList: DisplayList, faces: [FontFace] = [], findings: [Finding] = []
    ) {
        self.elements = elements
        self.displayList = displayList
        self.faces = faces
        self.findings = findings
    }

    /// What is said of the laid-out elements, each made when it is asked for: a snapshot that matches needs none of it.
    package struct Elements: Sendable {
        let nodes: @Sendable () -> [NodeDescription]
        let accessibility: @Sendable () -> [AccessibilityElement]
        let spokenTexts: @Sendable () -> [String]

        /// Elements of which assistive technology finds none.
        package init(nodes: @autoclosure @escaping @Sendable () -> [NodeDescription]) {
            self.nodes = nodes
            self.accessibility = { [] }
            self.spokenTexts = { [] }
        }

        init(_ component: LaidOutNode, on canvas: CanvasLayout, _ area: CanvasArea) {
            self.nodes = { [canvas.description(of: area)] + component.descriptions(at: area.origin) }
            self.accessibility = { component.accessibilityElements(at: area.origin) }
            self.spokenTexts = { component.spokenTexts }
        }
    }

    /// The canvas and the elements with their boxes, as sidecars hold them, parents before their children.
    public var nodes: [NodeDescription] { elements.nodes() }

    /// What assistive technology finds, in reading order; places are those on the canvas.
    public var accessibility: [AccessibilityElement] { elements.accessibility() }

    /// A hash of everything in the display list, 32 hexadecimal digits.
    ///
    /// Lists of the same hash give the same picture in the same environment.
    public var displayListHash: String { DisplayListDigest.hash(of: displayList) }

    /// A hash of everything in the display list and of what assistive technology finds, 32 hexadecimal digits.
    public var compositionHash: String {
        DisplayListDigest.hash(of: displayList, and: elements.spokenTexts())
    }
}
