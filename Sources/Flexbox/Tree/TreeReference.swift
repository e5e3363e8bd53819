/// A reference to the tree that is being laid out, which costs no reference counting.
///
/// Held by values that live only as long as one call of a method of the tree. The pointers are those of the tables, which do not
/// move while a layout runs.
struct TreeReference {
    private let tree: Unmanaged<LayoutTree>
    let nodes: UnsafeMutablePointer<NodeRecord>
    let styles: UnsafeMutablePointer<BoxStyle>
    let boxes: UnsafeMutablePointer<BoxState>
    /// Whether decisions are to be noted.
    let isTraced: Bool

    init(_ tree: LayoutTree) {
        self.tree = .passUnretained(tree)
        self.nodes = tree.nodes.base
        self.styles = tree.styles.base
        self.boxes = tree.boxes.base
        self.isTraced = tree.trace != nil
    }

    @inline(__always)
    func node(_ index: Int32) -> UnsafeMutablePointer<NodeRecord> { nodes + Int(index) }

    @inline(__always)
    func style(_ index: Int32) -> UnsafePointer<BoxStyle> {
        UnsafePointer(styles + Int(nodes[Int(index)].box))
    }

    @inline(__always)
    func box(_ index: Int32) -> UnsafeMutablePointer<BoxState> { boxes + Int(nodes[Int(index)].box) }

    @inline(__always)
    func answer(_ question: BoxQuestion, of node: Int32) -> BoxAnswer {
        tree._withUnsafeGuaranteedRef { $0.answer(question, of: node) }
    }

    /// Writes a decision about a node to the trace; see ``LayoutTree/trace``.
    func note(_ node: Int32, _ decision: () -> String) {
        tree._withUnsafeGuaranteedRef { $0.note(node, decision) }
    }

    /// Notes that what is asked next does not follow from what was postponed until now.
    ///
    /// - Returns: what to pass to ``endUnrelatedQuestions(_:)`` after the last such question.
    @inline(__always)
    func beginUnrelatedQuestion() -> Int {
        tree._withUnsafeGuaranteedRef {
            let previous = $0.unrelatedPostponements
            $0.unrelatedPostponements = $0.postponed.count
            return previous
        }
    }

    @inline(__always)
    func endUnrelatedQuestions(_ previous: Int) {
        tree._withUnsafeGuaranteedRef { $0.unrelatedPostponements = previous }
    }

    @inline(__always)
    func allocate<Element>(_ count: Int, of type: Element.Type) -> UnsafeMutablePointer<Element> {
        tree._withUnsafeGuaranteedRef { $0.scratch.allocate(count, of: type) }
    }
}
