public import VitrineComposition
import VitrineGeometry

/// Why a snapshot looks different: what was changed, and what only follows from that.
///
/// It is made of two sidecars' elements alone, whatever has drawn them.
public struct Explanation: Equatable, Sendable {
    /// What was changed, elements as well as properties, in the order of the component.
    public private(set) var causes: [Change] = []
    /// Places and sizes that are different, and what depends on them.
    public private(set) var consequences: [Change] = []
    /// The causes with their exact values and apart from where in the component they are.
    public private(set) var cluster: CauseCluster?
    /// For each cause where it is declared, apart from its values.
    private(set) var declarations: [String] = []
    /// How much larger the component has become, in points.
    private(set) var growth = Size.zero

    /// Compares the elements of a reference with fresh ones.
    public init(from reference: [NodeDescription], to actual: [NodeDescription]) {
        var shapes = SubtreeShapes()
        guard reference != actual, let old = ElementTree(reference, numberedBy: &shapes),
            let new = ElementTree(actual, numberedBy: &shapes)
        else { return }
        var causes = CauseList(TreeMatching(old, new))
        causes.collect()
        self.causes = causes.found.map(\.change)
        declarations = causes.found.map(\.declaration)
        consequences = causes.consequences
        growth = causes.growth
        cluster = CauseCluster(causes.found)
    }

    /// Compares what assistive technology reads of elements that look the same, and drops all other changes.
    package init(ofWordsFrom reference: [NodeDescription], to actual: [NodeDescription]) {
        var shapes = SubtreeShapes()
        guard let old = ElementTree(reference, numberedBy: &shapes),
            let new = ElementTree(actual, numberedBy: &shapes)
        else { return }
        var list = CauseList(TreeMatching(old, new))
        list.collect()
        let found = list.found.filter { $0.change.isOfWords }
        causes = found.map(\.change)
        declarations = found.map(\.declaration)
        cluster = CauseCluster(found)
    }

    /// Which files of pictures and icons have another content, such as "icon 'heart' has another file".
    package var changedFiles: [String] {
        causes.compactMap { change in
            if case .pictureFile = change.detail { change.sentence } else { nil }
        }
    }

    /// Whether the elements are the same in every respect.
    public var isEmpty: Bool { causes.isEmpty && consequences.isEmpty }
}
