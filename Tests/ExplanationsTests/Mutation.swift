import VitrineComposition
import VitrineExplanations

/// A change of a component with what a perfect report says of it.
struct Mutation: Sendable {
    var name: String
    var old: [NodeDescription]
    var new: [NodeDescription]
    /// The causes, each as a person would say it, in their order.
    var expected: [Expectation]

    enum Expectation: Sendable {
        case text(String)
        /// Where only the end matters, and that it is told of this element.
        case ending(String, element: String)
    }

    init(_ name: String, _ old: [NodeDescription], _ new: [NodeDescription], _ expected: [Expectation]) {
        self.name = name
        self.old = old
        self.new = new
        self.expected = expected
    }

    init(_ name: String, _ old: [NodeDescription], _ new: [NodeDescription], texts: [String]) {
        self.init(name, old, new, texts.map(Expectation.text))
    }

    /// What is wrong about the report; nothing where it is right.
    func fault() -> String? {
        let explanation = Explanation(from: old, to: new)
        let causes = explanation.causes
        let isRight =
            causes.count == expected.count
            && zip(causes, expected).allSatisfy { cause, expectation in
                switch expectation {
                case .text(let text): cause.description == text
                case .ending(let text, let element): cause.description.hasSuffix(text) && cause.id == element
                }
            }
        if isRight { return nil }
        let wanted = expected.map { expectation in
            switch expectation {
            case .text(let text): text
            case .ending(let text, let element): "… \(text)  [\(element)]"
            }
        }
        return """
            \(name)
              got       \(causes.isEmpty ? "nothing" : causes.map(\.description).joined(separator: "\n            "))
              expected  \(wanted.isEmpty ? "nothing" : wanted.joined(separator: "\n            "))
            """
    }
}
