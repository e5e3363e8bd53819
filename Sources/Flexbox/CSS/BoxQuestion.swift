/// A question to a CSS box: its layout at a width, or an intrinsic width.
///
/// Lengths that are not known are negative, so that questions compare quickly.
struct BoxQuestion: Equatable {
    /// Stands for a length that is not known: "indefinite".
    static let unknown = -1.0

    enum Kind: UInt8 {
        case layout
        case minContentWidth
        case maxContentWidth
    }

    /// The border box's width; known for layouts only.
    var width = unknown
    /// The border box's height if something other than the content decides it.
    var height = unknown
    /// The containing block, which percentages refer to.
    var containingWidth = unknown
    var containingHeight = unknown
    var kind = Kind.layout
    /// Whether percentages of the content must not use the height although it is known.
    var isHeightIndefinite = false
    /// Whether the baselines are wanted too.
    var wantsBaselines = false

    /// The same with finite lengths. (A question that is not equal to itself would never be answered from memory.)
    @inline(__always)
    var bounded: BoxQuestion {
        var question = self
        question.width = width.boundedLength
        question.height = height.boundedLength
        question.containingWidth = containingWidth.boundedLength
        question.containingHeight = containingHeight.boundedLength
        return question
    }

    /// The same layout, whether or not baselines are wanted.
    @inline(__always)
    func asksForSameBoxes(as other: BoxQuestion) -> Bool {
        width == other.width && height == other.height && containingWidth == other.containingWidth
            && containingHeight == other.containingHeight && kind == other.kind
            && isHeightIndefinite == other.isHeightIndefinite
    }

    /// Whether what is known of this question answers another.
    @inline(__always)
    func answers(_ other: BoxQuestion) -> Bool {
        asksForSameBoxes(as: other) && (wantsBaselines || !other.wantsBaselines)
    }
}

/// The answer of a CSS box.
struct BoxAnswer {
    /// For layouts the border box's height; for intrinsic widths the width of the content.
    var length = 0.0
    /// The border box's height as the content wants it, before minimum, maximum and given heights.
    var intrinsicHeight = 0.0
    /// From the top of the border box; NaN where there is none or it was not asked for.
    var firstBaseline = Double.nan
    var lastBaseline = Double.nan

    /// The same with finite lengths. An intrinsic width is not negative, which would mean that it is not known.
    @inline(__always)
    func bounded(for kind: BoxQuestion.Kind) -> BoxAnswer {
        BoxAnswer(
            length: kind == .layout ? length.boundedLength : length.boundedExtent,
            intrinsicHeight: intrinsicHeight.boundedLength,
            firstBaseline: firstBaseline.number?.boundedLength ?? .nan,
            lastBaseline: lastBaseline.number?.boundedLength ?? .nan)
    }
}

/// Answers of CSS boxes beyond those that stand with the boxes; works like ``Memo``.
struct BoxMemo {
    private struct Entry {
        var question: BoxQuestion
        var answer: BoxAnswer
        var next: Int32
    }

    private var entries = Table<Entry>(minimumCapacity: 256)

    var count: Int { entries.count }

    func deallocate() {
        entries.deallocate()
    }

    func answer(to question: BoxQuestion, head: Int32) -> BoxAnswer? {
        var index = head
        while index != NodeRecord.none {
            let entry = entries.base + Int(index)
            if entry.pointee.question.answers(question) { return entry.pointee.answer }
            index = entry.pointee.next
        }
        return nil
    }

    mutating func remember(_ answer: BoxAnswer, to question: BoxQuestion, head: inout Int32) {
        let entry = Entry(question: question, answer: answer, next: head)
        head = Int32(truncatingIfNeeded: entries.append(entry))
    }

    mutating func removeAll() {
        entries.removeAll()
    }
}
