import Foundation
public import VitrineGeometry

/// A tree with the boxes that browsers gave it.
public struct ConformanceCase: Sendable {
    public var id: String
    /// The block around the root; without a height it is as high as its content.
    public var viewportWidth: Double
    public var viewportHeight: Double?
    public var root: FixtureNode
    /// The border boxes of all nodes in preorder, each relative to its parent's.
    public var expected: [Rect]
    /// Whether Chromium, Firefox and WebKit give the same boxes.
    public var isAgreedByAllBrowsers: Bool
}

/// A node of a ``ConformanceCase``.
public struct FixtureNode: Sendable {
    public var style: [String: FixtureValue]
    public var children: [FixtureNode]
    public var text: FixtureText?
}

/// A style's value: a number, or a percentage or keyword as text.
public enum FixtureValue: Hashable, Sendable {
    case number(Double)
    case text(String)
}

/// A paragraph of unbreakable boxes.
public struct FixtureText: Sendable {
    /// The widths of the boxes.
    public var words: [Double]
    public var lineHeight: Double
    /// From the top of a line to its baseline.
    public var ascent: Double

    public init(words: [Double], lineHeight: Double, ascent: Double) {
        self.words = words
        self.lineHeight = lineHeight
        self.ascent = ascent
    }
}

extension ConformanceCase: Decodable {
    private enum CodingKeys: String, CodingKey {
        case id, viewport, root, expect, agree
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.id = try container.decode(String.self, forKey: .id)
        var viewport = try container.nestedUnkeyedContainer(forKey: .viewport)
        self.viewportWidth = try viewport.decode(Double.self)
        self.viewportHeight = try viewport.decodeIfPresent(Double.self)
        self.root = try container.decode(FixtureNode.self, forKey: .root)
        self.expected = try container.decode([[Double]].self, forKey: .expect).map { numbers in
            guard numbers.count == 4 else {
                throw DecodingError.dataCorruptedError(
                    forKey: .expect, in: container, debugDescription: "a box has four numbers")
            }
            return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        }
        let agreeing = try container.decodeIfPresent([String].self, forKey: .agree) ?? []
        self.isAgreedByAllBrowsers = agreeing.contains("firefox") && agreeing.contains("webkit")
    }
}

extension FixtureNode: Decodable {
    private enum CodingKeys: String, CodingKey {
        case style, children, text
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.style = try container.decodeIfPresent([String: FixtureValue].self, forKey: .style) ?? [:]
        self.children = try container.decodeIfPresent([FixtureNode].self, forKey: .children) ?? []
        self.text = try container.decodeIfPresent(FixtureText.self, forKey: .text)
    }
}

extension FixtureValue: Decodable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let number = try? container.decode(Double.self) {
            // Not a number: then it must be text, and the next line throws if it is not.
            self = .number(number)
        } else {
            self = .text(try container.decode(String.self))
        }
    }
}

extension FixtureText: Decodable {}
