public import VitrineGeometry

/// A question that was too deep to answer on the call stack.
enum PostponedQuestion {
    case size(NodeID, Proposal)
    case guide(AlignmentGuide, NodeID, Proposal)
    case box(Int32, BoxQuestion)
}

extension LayoutTree {
    /// How many questions may be answered within each other before deeper ones are postponed.
    ///
    /// Chosen so that the call stack stays below 512 KB with the Address Sanitizer's frames.
    static let depthLimit = 48

    /// The size that a node takes when it is proposed this much.
    ///
    /// The answer may exceed the proposal; a parent has to accept it. Answers are remembered until the node changes.
    public func sizeThatFits(_ node: NodeID, _ proposal: Proposal) -> Size {
        let answer = answer(.size, of: node, proposal) { tree in
            let size = tree.computeSize(of: node, proposal).boundedResult
            return Memo.Answer(first: size.width, second: size.height)
        }
        return Size(width: answer.first, height: answer.second)
    }

    /// Answers from memory or by computing, whose result is remembered unless it rests on postponed questions.
    ///
    /// Deep trees would overflow the call stack. Beyond ``depthLimit`` a question is put on a list and given a
    /// made-up answer, so everything computed from it is not remembered; when the stack is unwound, the list is worked off
    /// with a fresh stack and the first question is asked again. That costs a constant factor per level, as all
    /// else is remembered. Kinds of nodes need not know of this; they only have to bear answers of 0.
    func answer(
        _ question: Memo.Question, of node: NodeID, _ proposal: Proposal,
        compute: (LayoutTree) -> Memo.Answer
    ) -> Memo.Answer {
        if let known = memo.answer(to: question, proposal, head: nodes[node.index].memoHead) {
            return known
        }
        // What is asked after a made-up answer may follow from it and be of no use: asking it in earnest could multiply
        // with each postponed level.
        guard !restsOnPostponedQuestions else { return Memo.Answer(first: 0, second: 0) }
        if depth >= Self.depthLimit {
            let guide = question.guide
            postponed.append(guide.map { .guide($0, node, proposal) } ?? .size(node, proposal))
            return Memo.Answer(first: 0, second: 0)
        }
        if depth == 0 {
            return settle { tree in tree.answerNow(question, of: node, proposal, compute: compute) }
        }
        return answerNow(question, of: node, proposal, compute: compute)
    }

    private func answerNow(
        _ question: Memo.Question, of node: NodeID, _ proposal: Proposal,
        compute: (LayoutTree) -> Memo.Answer
    ) -> Memo.Answer {
        nodes[node.index].flags.remove(.isFinal)
        depth += 1
        let answer = compute(self)
        depth -= 1
        if !restsOnPostponedQuestions {
            if trace != nil { note(answer, to: question, of: node, proposal) }
            memo.remember(answer, to: question, proposal, head: &nodes[node.index].memoHead)
        }
        return answer
    }

    /// Whether an answer was made up from which what is asked now may follow.
    ///
    /// Kinds that ask their children one by one, without using one answer in the next question, say so with
    /// ``unrelatedPostponements``: then many deep children are postponed and answered at once.
    var restsOnPostponedQuestions: Bool { postponed.count > unrelatedPostponements }

    /// How many postponed questions are answered before an act that still rests on others is taken as it is.
    ///
    /// Each question is remembered once it is answered, so that an act settles after a few per node. Only a function of the caller's
    /// that asks something else each time does not; then nothing is repeated any more in that layout.
    private var mostPostponedQuestions: Int { hasGivenUp ? 0 : 256 + 32 * nodes.count }

    /// Repeats an act until it no longer rests on postponed questions, which are answered in between.
    func settle<Result>(_ act: (LayoutTree) -> Result) -> Result {
        let outerDepth = depth
        defer { depth = outerDepth }
        unrelatedPostponements = 0
        var allowance = mostPostponedQuestions
        while true {
            let result = act(self)
            if postponed.isEmpty { return result }
            if allowance == 0 {
                hasGivenUp = true
                postponed.removeAll(keepingCapacity: true)
                return result
            }
            answerPostponedQuestions(&allowance)
        }
    }

    /// Works off the list of postponed questions, the deepest first, each with a fresh call stack.
    private func answerPostponedQuestions(_ allowance: inout Int) {
        var open = postponed
        postponed.removeAll(keepingCapacity: true)
        while allowance > 0, let next = open.last {
            allowance -= 1
            depth = 1
            switch next {
            case .size(let node, let proposal): _ = sizeThatFits(node, proposal)
            case .guide(let guide, let node, let proposal): _ = contentGuide(guide, in: node, proposal)
            case .box(let node, let question):
                if question.kind != .layout { answerIntrinsicWidths(question.kind, below: node) }
                _ = answer(question, of: node)
            }
            depth = 0
            if postponed.isEmpty {
                open.removeLast()
            } else {
                open.append(contentsOf: postponed)
                postponed.removeAll(keepingCapacity: true)
            }
        }
    }

    /// Asks the algorithm of the node's kind.
    private func computeSize(of node: NodeID, _ proposal: Proposal) -> Size {
        switch nodes[node.index].kind {
        case .measuredLeaf: measuredLeafSize(of: node, proposal)
        case .padding: paddingSize(of: node, proposal)
        case .fixedFrame: fixedFrameSize(of: node, proposal)
        case .flexibleFrame: flexibleFrameSize(of: node, proposal)
        case .fixedSize: fixedSizeSize(of: node, proposal)
        case .aspectRatio: aspectRatioSize(of: node, proposal)
        case .overlay: overlaySize(of: node, proposal)
        case .position: positionSize(of: node, proposal)
        case .stack: stackSize(of: node, proposal)
        case .lazyStack: lazyStackSize(of: node, proposal)
        case .zStack: zStackSize(of: node, proposal)
        case .spacer: spacerSize(of: node, proposal)
        case .divider: dividerSize(of: node, proposal)
        case .fill: fillSize(of: node, proposal)
        case .square: squareSize(proposal)
        case .image: sizes[nodes[node.index].payload]
        case .scroll: scrollSize(of: node, proposal)
        case .lazyGrid: lazyGridSize(of: node, proposal)
        case .grid: gridSize(of: node, proposal)
        case .custom: customSize(of: node, proposal)
        case .firstThatFits: firstThatFitsSize(of: node, proposal)
        case .flexContainer: flexContainerSize(of: node, proposal)
        }
    }
}
