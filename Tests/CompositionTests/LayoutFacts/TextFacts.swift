import Foundation
import Testing
import VitrineComposition
import VitrineDrawing
import VitrineGeometry
import VitrineTypesetting
import VitrineViews

/// Texts, one sentence after the other, with a real font: a line of the body style is 17 × 2444 / 2048 points high.
@MainActor
struct TextFacts {
    private let context: TextContext

    init() throws {
        context = try TextContext(book: .inter())
    }

    private var texts: TextMeasurer {
        TextMeasurer(
            measure: { [context] in try context.measure($0, width: $1, height: $2) },
            typeset: { [context] in try context.typeset($0, width: $1, height: $2) },
            minContentWidth: { [context] in try context.minContentWidth($0) },
            metrics: { [context] in try context.metrics(for: $0) })
    }

    private func laidOut(
        _ view: some View, width: Double? = nil, height: Double? = nil
    ) throws -> LaidOutNode {
        try CompositionTests.laidOut(view, width: width, height: height, texts: texts)
    }

    private func size(of view: some View, width: Double? = nil, height: Double? = nil) throws -> Size {
        try laidOut(view, width: width, height: height).frame.size
    }

    /// What is shown of a text, line by line.
    private func lines(_ view: some View, width: Double? = nil, height: Double? = nil) throws -> [String] {
        func text(in node: LaidOutNode) -> TypesetText? {
            if let text = node.text { return text }
            for child in node.children {
                if let text = text(in: child) { return text }
            }
            return nil
        }
        return try text(in: laidOut(view, width: width, height: height))?.lines ?? []
    }

    /// The height of lines of the body style, whose baselines are 22 points apart, rounded up to half a point.
    private func height(ofLines count: Int) -> Double {
        ((17.0 * 2444 / 2048 + Double(count - 1) * 22) * 2).rounded(.up) / 2
    }

    // Recorded on iOS: pictures of 96 × 96 and 120 × 96 pixels at three a point (swift-snapshot-testing, issue 1070), and one of
    // 112 × 92 points (the gallery of a status indicator, vjr2005/Challenge).
    @Test
    func `A text that is offered no room at all has no size and shows nothing`() throws {
        let text = Text("Hello, World!").padding(16)
        #expect(try size(of: text, width: 0, height: 0) == Size(width: 32, height: 32))
        #expect(try lines(text, width: 0, height: 0).isEmpty)
        let row = HStack {
            Text("Left")
            Spacer()
            Text("Right")
        }
        #expect(try size(of: row.padding(16), width: 0, height: 0) == Size(width: 40, height: 32))
        let gallery = HStack(spacing: 16) {
            ForEach(["Alive", "Dead", "Unknown"], id: \.self) { name in
                VStack(spacing: 8) {
                    block(8, 8)
                    block(12, 12)
                    block(16, 16)
                    Text(name).font(.caption)
                }
            }
        }
        #expect(try size(of: gallery.padding(16), width: 0, height: 0) == Size(width: 112, height: 92))
        #expect(try size(of: Text("Hello"), width: 0).height > 0)
        #expect(try size(of: Text("Hello"), width: 100, height: 0).height == height(ofLines: 1))
    }

    private let mugs = Text(verbatim: "Hand thrown mug set of four, natural clay")

    @Test(arguments: [60.0, 90, 110, 200, 1000])
    func `A text is as wide as its longest line, and never wider than its room`(width: Double) throws {
        let answered = try size(of: mugs, width: width)
        let longest = try lines(mugs, width: width).map { line in
            try size(of: Text(verbatim: line.trimmingCharacters(in: .whitespaces))).width
        }
        #expect(abs(answered.width - (longest.max() ?? 0)) <= 0.5)
        #expect(answered.width <= width)
        #expect(answered.height == height(ofLines: longest.count))
    }

    @Test(arguments: [(1.0, 134.0), (2.0, 133.5), (3.0, 400.0 / 3)])
    func `Its box is rounded up to the pixel that it needs, by however little it needs it`(
        scale: Double, width: Double
    ) throws {
        func box(_ natural: Double) throws -> Double {
            var texts = TextMeasurer.monospaced
            texts.measure = { _, _, _ in
                TextMeasurement(
                    size: Size(width: natural, height: 20), firstBaseline: 15, lastBaseline: 15,
                    isTruncated: false)
            }
            var environment = EnvironmentValues()
            environment.displayScale = scale
            return try CompositionTests.laidOut(Text("a"), environment: environment, texts: texts).frame.width
        }
        #expect(try abs(box(133 + 1.0 / 1024) - width) < 1e-9)
        // The inexactness of sums is no width.
        #expect(try box(133) == 133)
        #expect(try box(133 + 1e-9) == 133)
    }

    @Test func `It breaks between words, and no paragraph of two lines ends with a single one`() throws {
        #expect(try lines(mugs, width: 110) == ["Hand thrown ", "mug set of ", "four, natural ", "clay"])
        let text = "Hand thrown mug"
        #expect(try lines(Text(text), width: 110) == ["Hand ", "thrown mug"])
        let greedy = ["Hand thrown ", "mug"]
        #expect(try lines(Text(text).avoidsOrphans(false), width: 110) == greedy)
        #expect(try lines(TextEditor(text: .constant(text)), width: 120, height: 200) == greedy)
    }

    @Test func `A word wider than the room is broken, or cut where there is one line`() throws {
        let word = Text(verbatim: "stoneware")
        #expect(try lines(word, width: 60) == ["stonew", "are"])
        #expect(try size(of: word, width: 60).width <= 60)
        #expect(try lines(word.lineLimit(1), width: 60) == ["stone…"])
    }

    @Test func `Before it is cut it becomes smaller, down to the least scale`() throws {
        let one = mugs.lineLimit(1)
        let ideal = try size(of: one).width
        let shrinking = one.minimumScaleFactor(0.5)
        #expect(try lines(shrinking, width: ideal * 0.8).map { $0.contains("…") } == [false])
        #expect(try lines(shrinking, width: ideal * 0.4).map { $0.contains("…") } == [true])
        #expect(try lines(one, width: ideal * 0.8).map { $0.contains("…") } == [true])
        // Where there is room for more lines it wraps and keeps its size.
        #expect(try size(of: mugs.minimumScaleFactor(0.5), width: 110).height == height(ofLines: 4))
    }

    @Test(arguments: [(86.5, 4), (86, 3), (64.5, 3), (64, 2), (20.5, 1), (5, 1), (0, 1)])
    func `As many whole lines as the height has room for are shown, at least one`(
        height: Double, count: Int
    ) throws {
        #expect(try size(of: mugs, width: 110, height: height).height == self.height(ofLines: count))
        let isCut = try lines(mugs, width: 110, height: height).last?.hasSuffix("…")
        #expect(isCut == (count < 4))
    }

    /// In pixels of pictures that iOS recorded, three to a point.
    @Test(arguments: [
        (DynamicTypeSize.xSmall, [51, 108, 165]), (.large, [61, 127, 193]),
        (.accessibility5, [190, 376, 562]),
    ])
    func `The baselines of a text style are as far apart as its leading says, however high a line is`(
        typeSize: DynamicTypeSize, pixels: [Int]
    ) throws {
        var environment = EnvironmentValues()
        environment.displayScale = 3
        environment.dynamicTypeSize = typeSize
        let heights = try ["one", "one\ntwo", "one\ntwo\nthree"].map { lines in
            try CompositionTests.laidOut(Text(verbatim: lines), environment: environment, texts: texts)
                .frame.height
        }
        #expect(heights.map { Int(($0 * 3).rounded()) } == pixels)
    }

    @Test func `Lines of the system font at a size of one's own touch each other`() throws {
        let lines = Text(verbatim: "one\ntwo\nthree").font(.system(size: 17))
        #expect(try size(of: lines).height == 61)
    }

    @Test func `Texts of a style above each other are as far apart as its lines, to the next pixel`() throws {
        let column = VStack {
            Text(verbatim: "one")
            Text(verbatim: "two")
        }
        var environment = EnvironmentValues()
        environment.displayScale = 3
        let height = try CompositionTests.laidOut(column, environment: environment, texts: texts).frame.height
        #expect(abs(height - 128.0 / 3) < 1e-9)
        #expect(try size(of: column.font(.system(size: 17))).height == 41)
    }

    @Test(arguments: [1, 2, 3, 4, 9])
    func `No more lines than the limit are shown`(limit: Int) throws {
        #expect(try size(of: mugs.lineLimit(limit), width: 110).height == height(ofLines: min(limit, 4)))
    }

    @Test func `Asked for its ideal it is a line for each paragraph`() throws {
        #expect(try size(of: mugs).height == height(ofLines: 1))
        #expect(try size(of: Text(verbatim: "one\ntwo\nthree")).height == height(ofLines: 3))
    }

    @Test func `Proposed nothing it is a narrow column`() throws {
        let column = try size(of: Text(verbatim: "mug"), width: 0)
        #expect(column.height == height(ofLines: 3))
        #expect(column.width > 0 && column.width < 20)
    }

    @Test(arguments: ["WiWiWilliam", "mill", "l.,i'W", "The quick brown fox"], [nil, 1])
    func `Letters that each are a text are as wide in a row of their own width as by themselves`(
        word: String, lineLimit: Int?
    ) throws {
        let row = HStack(spacing: 0) {
            ForEach(Array(word.enumerated()), id: \.offset) { Text(verbatim: String($0.element)) }
        }
        .lineLimit(lineLimit)
        let widths = try word.map { try size(of: Text(verbatim: String($0))).width }
        let ideal = widths.reduce(0, +)
        #expect(try size(of: row).width == ideal)
        #expect(try size(of: row, width: ideal, height: 20.5).width == ideal)
        let fixed = try laidOut(row.fixedSize(horizontal: true, vertical: false), width: 40, height: 20.5)
        func texts(_ node: LaidOutNode) -> [Double] {
            node.text == nil ? node.children.flatMap(texts) : [node.frame.width]
        }
        #expect(texts(fixed) == widths)
    }

    @Test func `A text no wider than an ellipsis is never shortened to one`() throws {
        let letter = Text(verbatim: "i").lineLimit(1)
        let ideal = try size(of: letter).width
        for width in [0, 1, ideal / 2, ideal - 0.5] {
            #expect(try lines(letter, width: width) == ["i"])
            #expect(try size(of: letter, width: width).width == ideal)
        }
        let ellipsis = try size(of: Text(verbatim: "…")).width
        for width in [0, 4, ellipsis, try size(of: Text(verbatim: "W")).width - 0.5] {
            #expect(try lines(Text(verbatim: "W").lineLimit(1), width: width) == ["…"])
        }
    }

    @Test func `Lines are aligned inside the text's own box only`() throws {
        let mugs = Text(verbatim: "Hand thrown mug\nclay")
        let aligned = mugs.multilineTextAlignment(.trailing)
        #expect(try size(of: aligned, width: 110) == (try size(of: mugs, width: 110)))
        let left = try laidOut(mugs, width: 110).text?.runs.last?.glyphs.first?.position.x
        let right = try laidOut(aligned, width: 110).text?.runs.last?.glyphs.first?.position.x
        #expect(try #require(right) > (try #require(left)) + 50)
        let short = Text(verbatim: "clay").multilineTextAlignment(.trailing)
        let start = try laidOut(short, width: 300).text?.runs.first?.glyphs.first?.position.x
        #expect(try #require(start) < 0.5)
    }

    @Test func `Lines that are reserved take their room without text`() throws {
        let one = Text(verbatim: "one")
        #expect(try size(of: one.lineLimit(3, reservesSpace: true), width: 110).height == height(ofLines: 3))
        #expect(try size(of: one.lineLimit(3, reservesSpace: false), width: 110).height == height(ofLines: 1))
        #expect(try size(of: mugs.lineLimit(3, reservesSpace: true), width: 110).height == height(ofLines: 3))
    }

    @Test func `A text without letters is 14 points high, a field of one line a point higher than its line`()
        throws
    {
        let blank = Text(verbatim: "")
        #expect(try size(of: blank, width: 110) == Size(width: 0, height: 14))
        #expect(try size(of: blank.font(.largeTitle), width: 110) == Size(width: 0, height: 14))
        let field = TextField(text: .constant("")) { Text(verbatim: "Name") }
        let high = height(ofLines: 1).rounded(.up) + 1
        #expect(try size(of: field, width: 110) == Size(width: 110, height: high))
        let nameless = TextField(text: .constant("")) { blank }
        #expect(try size(of: nameless, width: 110) == Size(width: 110, height: high))
        let secret = SecureField(text: .constant("clay")) { Text(verbatim: "Name") }
        #expect(try size(of: secret, width: 110) == Size(width: 110, height: high))
        let area = TextField(text: .constant("clay"), axis: .vertical) { Text(verbatim: "Name") }
        #expect(try size(of: area, width: 110).height == height(ofLines: 1))
        #expect(try size(of: area.lineLimit(4...), width: 110).height == height(ofLines: 4))
        #expect(
            try size(of: area.lineLimit(3, reservesSpace: true), width: 110).height == height(ofLines: 3))
    }

    @Test(arguments: [("one", 2), ("one\ntwo\nthree", 3), ("one\ntwo\nthree\nfour", 3)])
    func `A range of lines bounds the height on both sides`(text: String, count: Int) throws {
        #expect(
            try size(of: Text(verbatim: text).lineLimit(2...3), width: 110).height == height(ofLines: count))
    }

    @Test func `A range with one end bounds that side`() throws {
        #expect(try size(of: Text(verbatim: "one").lineLimit(2...), width: 110).height == height(ofLines: 2))
        #expect(try size(of: mugs.lineLimit(2...), width: 110).height == height(ofLines: 4))
        #expect(try size(of: mugs.lineLimit(...2), width: 110).height == height(ofLines: 2))
    }

    @Test func `A fixed size is one line, or all lines at the width`() throws {
        #expect(try size(of: mugs.fixedSize(), width: 50).height == height(ofLines: 1))
        let tall = mugs.fixedSize(horizontal: false, vertical: true)
        #expect(try size(of: tall, width: 110, height: 10).height == height(ofLines: 4))
    }

    @Test(arguments: [(DynamicTypeSize.xSmall, 17.0), (.large, 20.5), (.accessibility5, 63.5)])
    func `The text size decides the height of a line`(textSize: DynamicTypeSize, height: Double) throws {
        #expect(try size(of: Text(verbatim: "a").dynamicTypeSize(textSize)).height == height)
    }
}

extension TypesetText {
    /// The lines' texts, from the top.
    fileprivate var lines: [String] {
        var lines: [(baseline: Double, text: String)] = []
        for run in runs {
            guard let baseline = run.glyphs.first?.position.y else { continue }
            if lines.last?.baseline == baseline {
                lines[lines.count - 1].text += run.text
            } else {
                lines.append((baseline, run.text))
            }
        }
        return lines.map(\.text)
    }
}
