import Testing
import VitrineComposition
import VitrineExplanations
import VitrineGeometry
import VitrineJSONValues

/// Pictures in the place of a part of a text.
struct TextPictureTests {
    private typealias Properties = [String: JSONValue]

    private static let picture: Properties = [
        "text": "\u{FFFC}", "symbol": "heart", "content": "7cb167fcc27008cb", "font": "Inter 400",
        "font size": 16.0, "color": "#000000",
    ]
    private static let words: Properties = [
        "text": "Saved ", "font": "Inter 400", "font size": 16.0, "color": "#000000",
    ]

    private func text(_ old: [Properties], _ new: [Properties]) -> Explanation {
        let trees = [old, new].map { runs in
            [
                NodeDescription(
                    id: "Card", depth: 0, kind: "text", box: Rect(x: 0, y: 0, width: 40, height: 12),
                    properties: runs.count == 1
                        ? runs[0]
                        : ["text": "Saved \u{FFFC}", "runs": .list(runs.map(JSONValue.record))])
            ]
        }
        return Explanation(from: trees[0], to: trees[1])
    }

    @Test(arguments: [[], [words]]) private func `Another file of a symbol is told as that of an icon`(
        before: [Properties]
    ) {
        let new = Self.picture.merging(["content": "0011223344556677"]) { $1 }
        let explanation = text(before + [Self.picture], before + [new])
        #expect(explanation.description == "icon 'heart' has another file")
        #expect(explanation.changedFiles == ["icon 'heart' has another file"])
    }

    @Test func `Another file of a picture is told by the picture's name`() {
        let old: Properties = ["text": "\u{FFFC}", "picture": "seal", "content": "7cb167fcc27008cb"]
        let new = old.merging(["content": "0011223344556677"]) { $1 }
        #expect(text([Self.words, old], [Self.words, new]).description == "picture 'seal' has another file")
    }

    @Test func `Another symbol is told by both names, and its color by the symbol`() {
        let new = Self.picture.merging(["symbol": "star", "content": "0011223344556677"]) { $1 }
        #expect(
            text([Self.words, Self.picture], [Self.words, new]).description
                == "`Card`: symbol 'heart' → 'star'")
        let red = Self.picture.merging(["color": "#ff0000"]) { $1 }
        #expect(
            text([Self.words, Self.picture], [Self.words, red]).description
                == "`Card`: color of icon 'heart' #000000 → #ff0000")
    }
}
