import Flexbox
import VitrineGeometry

/// The result of laying out a ``ConformanceCase``.
public struct ConformanceOutcome: Sendable {
    public let id: String
    public let isAgreedByAllBrowsers: Bool
    public let passes: Bool
    /// Both trees, where they differ.
    public let report: String

    /// Passes if every number is within 0.1 of what is expected.
    public init(_ testCase: ConformanceCase) throws(FixtureError) {
        let fixture = try FixtureTree(testCase.root)
        let boxes = fixture.boxes(in: testCase)
        self.id = testCase.id
        self.isAgreedByAllBrowsers = testCase.isAgreedByAllBrowsers
        self.passes =
            boxes.count == testCase.expected.count
            && zip(boxes, testCase.expected).allSatisfy { $0.isNear($1) }
        self.report = passes ? "" : Self.report(testCase, boxes)
    }

    private static func report(_ testCase: ConformanceCase, _ boxes: [Rect]) -> String {
        let height = testCase.viewportHeight.map { "\($0)" } ?? "auto"
        var text = "\(testCase.id) in \(testCase.viewportWidth) × \(height)\n"
        var index = 0
        func describe(_ node: FixtureNode, level: Int) {
            let actual = boxes[index]
            let expected = testCase.expected[index]
            index += 1
            text += String(repeating: "  ", count: level) + (node.text == nil ? "flex" : "text")
            text += "  \(actual.text)"
            if !actual.isNear(expected) { text += "  but a browser  \(expected.text)" }
            for (name, value) in node.style.sorted(by: { $0.key < $1.key }) {
                switch value {
                case .number(let number): text += "  \(name) \(number)"
                case .text(let value): text += "  \(name) \(value)"
                }
            }
            if let words = node.text { text += "  \(words)" }
            text += "\n"
            for child in node.children { describe(child, level: level + 1) }
        }
        describe(testCase.root, level: 1)
        return text
    }
}

extension Rect {
    fileprivate func isNear(_ other: Rect) -> Bool {
        abs(minX - other.minX) <= 0.1 && abs(minY - other.minY) <= 0.1
            && abs(width - other.width) <= 0.1 && abs(height - other.height) <= 0.1
    }

    fileprivate var text: String { "x \(minX)  y \(minY)  \(width) × \(height)" }
}
