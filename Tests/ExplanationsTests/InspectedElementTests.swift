import Testing
import VitrineComposition
import VitrineDrawing
import VitrineExplanations
import VitrineGeometry
import VitrineJSONValues

struct InspectedElementTests {
    private func node(
        _ id: String, _ depth: Int, _ kind: String, _ box: [Double], _ properties: [String: JSONValue] = [:]
    ) -> NodeDescription {
        NodeDescription(
            id: id, depth: depth, kind: kind, box: Rect(x: box[0], y: box[1], width: box[2], height: box[3]),
            properties: properties)
    }

    private func canvas(_ rest: [NodeDescription], background: JSONValue = "#ffffff") -> [NodeDescription] {
        [node("canvas", 0, "canvas", [0, 0, 200, 100], ["background": background])] + rest
    }

    @Test func `Elements have their modifiers from the outside in, with their places on the canvas`() throws {
        let elements = InspectedElement.elements(
            of: canvas([
                node("Card/Text:offset", 1, "offset", [10, 10, 60, 40], ["x": 5.0, "y": -2.0]),
                node("Card/Text:padding", 2, "padding", [0, 0, 60, 40], ["all edges": 8.0]),
                node("Card/Text", 3, "text", [8, 8, 44, 24], ["text": "Sale", "font size": 15.0]),
            ]))
        let text = try #require(elements.last)
        #expect(elements.map(\.depth) == [0, 1])
        #expect(text.id == "Card/Text" && text.content == .text("Sale"))
        #expect(text.place == PlacedBox(box: Rect(x: 23, y: 16, width: 44, height: 24)))
        #expect(text.modifiers.map(\.words) == ["offset (5, -2)", "padding 8 pt"])
        #expect(text.modifiers.map(\.place.box.origin) == [Point(x: 10, y: 10), Point(x: 15, y: 8)])
        #expect(text.values.map { "\($0.name): \($0.words)" } == ["font size: 15 pt", "text: 'Sale'"])
    }

    @Test func `Pictures inside of a text are said by their names`() throws {
        let picture: JSONValue = .record([
            "text": "\u{FFFC}", "symbol": "heart", "content": "7cb167fcc27008cb",
        ])
        let elements = InspectedElement.elements(
            of: canvas([node("Text", 1, "text", [0, 0, 60, 40], ["runs": .list([picture])])]))
        #expect(
            elements.last?.values.map { "\($0.name): \($0.words)" }
                == ["styled parts: symbol heart, text \u{FFFC}"])
    }

    @Test func `What is scaled and turned has its own coordinates and the map to the canvas`() throws {
        let elements = InspectedElement.elements(
            of: canvas([
                node(
                    "Card/Text:rotation", 1, "rotation", [20, 20, 40, 20],
                    ["degrees": 90.0, "anchor": .list([0.5, 0.5])]),
                node(
                    "Card/Text:scale", 2, "scale", [0, 0, 40, 20],
                    ["x": 2.0, "y": 2.0, "anchor": .list([0.0, 0.0])]),
                node("Card/Text", 3, "text", [0, 0, 40, 20], ["text": "Sale"]),
            ]))
        let place = try #require(elements.last).place
        let map = try #require(place.map)
        // Twice as large from its corner at (20, 20), then turned around (40, 30).
        let corner = map.apply(to: place.box.origin)
        #expect(abs(corner.x - 50) < 1e-9 && abs(corner.y - 10) < 1e-9)
        let end = map.apply(to: Point(x: place.box.maxX, y: place.box.maxY))
        #expect(abs(end.x - 10) < 1e-9 && abs(end.y - 90) < 1e-9)
    }

    @Test func `Neighbors in a stack have the room between them`() throws {
        let elements = InspectedElement.elements(
            of: canvas([
                node("Card/HStack", 1, "hstack", [10, 10, 100, 30], ["spacing": 8.0]),
                node("Card/HStack/Text", 2, "text", [0, 0, 40, 30], ["text": "A"]),
                node("Card/HStack/Text[2]:padding", 2, "padding", [48, 0, 52, 30], ["all edges": 4.0]),
                node("Card/HStack/Text[2]", 3, "text", [4, 4, 44, 22], ["text": "B"]),
            ]))
        #expect(elements[1].gaps == [PlacedBox(box: Rect(x: 50, y: 10, width: 8, height: 30))])
    }

    /// A text of a size and a color over shapes.
    private func contrast(
        _ color: JSONValue, size: Double = 12, font: JSONValue = "Inter 400",
        background: JSONValue = "#ffffff",
        over shapes: [NodeDescription] = [], in wrappers: [NodeDescription] = []
    ) -> TextContrast? {
        let depth = wrappers.count + 1
        let text = node(
            "Card/ZStack/Text", depth + 1, "text", [20, 20, 40, 16],
            ["text": "Sale", "color": color, "font size": .number(size), "font": font])
        return InspectedElement.elements(
            of: canvas(wrappers, background: background)
                + [node("Card/ZStack", depth, "zstack", [0, 0, 200, 100])]
                + shapes.map { shape in
                    var shape = shape
                    shape.depth = depth + 1
                    return shape
                } + [text]
        ).last?.contrast
    }

    private func shape(_ box: [Double], _ properties: [String: JSONValue]) -> NodeDescription {
        node("Card/ZStack/Shape", 2, "shape", box, properties)
    }

    @Test(
        arguments: zip(
            ["#000000", "#ffffff", "#777777", "#00000080"], [21, 1, 4.48, 4]))
    func `The contrast to the canvas is WCAG's`(color: JSONValue, ratio: Double) throws {
        let contrast = try #require(self.contrast(color))
        #expect(abs(contrast.ratio - ratio) < 0.01)
        #expect(contrast.backdrop == "#ffffff" && contrast.required == 4.5)
    }

    @Test(
        arguments: zip(
            [(23.9, "Inter 400"), (24, "Inter 400"), (18.6, "Inter 700"), (18.66, "Inter 700 italic")],
            [4.5, 3, 4.5, 3]))
    func `Large texts need less`(font: (Double, String), required: Double) throws {
        #expect(
            try #require(self.contrast("#000000", size: font.0, font: .string(font.1))).required == required)
    }

    @Test func `The ground is the last plain color that covers the text`() {
        let below = shape([0, 0, 200, 100], ["shape": "rectangle", "fill": "#000000"])
        let capsule = shape([12, 16, 56, 24], ["shape": "capsule", "fill": "#336699"])
        #expect(contrast("#ffffff", over: [below, capsule])?.backdrop == "#336699")
        // A half of white over black.
        let veil = shape([0, 0, 200, 100], ["shape": "rectangle", "fill": "srgb 1 1 1 0.5"])
        #expect(contrast("#ffffff", over: [below, veil])?.backdrop == "#808080")
    }

    @Test func `What lies in a control that does not react needs no contrast`() {
        let frame = { (isDisabled: Bool) in
            self.node(
                "Card/ZStack:frame", 1, "frame", [0, 0, 200, 100],
                isDisabled ? ["role": "button", "disabled": true] : ["role": "button"])
        }
        #expect(contrast("#aaaaaa", in: [frame(false)])?.isEnough == false)
        #expect(contrast("#aaaaaa", in: [frame(true)]) == nil)
    }

    @Test func `Where the ground is not certain there is no contrast`() {
        let picture = node("Card/ZStack/Image", 2, "image", [0, 0, 30, 30], ["image": "tea"])
        #expect(contrast("#000000", over: [picture]) == nil)
        let part = shape([0, 0, 40, 100], ["shape": "rectangle", "fill": "#ff0000"])
        #expect(contrast("#000000", over: [part]) == nil)
        // Its corners are beyond the round ends.
        let tight = shape([19, 20, 42, 16], ["shape": "capsule", "fill": "#ff0000"])
        #expect(contrast("#000000", over: [tight]) == nil)
        let gradient = shape(
            [0, 0, 200, 100],
            [
                "shape": "rectangle",
                "fill": .record(["linear": .list([.list(["#ff0000", 0.0]), .list(["#0000ff", 1.0])])]),
            ])
        #expect(contrast("#000000", over: [gradient]) == nil)
        for wrapper in [
            node("Card/ZStack:opacity", 1, "opacity", [0, 0, 200, 100], ["opacity": 0.5]),
            node("Card/ZStack:color invert", 1, "color invert", [0, 0, 200, 100]),
            node("Card/ZStack:scale", 1, "scale", [0, 0, 200, 100], ["x": 2.0, "y": 2.0]),
        ] {
            #expect(contrast("#000000", in: [wrapper]) == nil, "\(wrapper)")
        }
        let opaque = node("Card/ZStack:opacity", 1, "opacity", [0, 0, 200, 100], ["opacity": 1.0])
        #expect(contrast("#000000", in: [opaque]) != nil)
        // What lies elsewhere does not matter, nor what lies below a plain color.
        let aside = node("Card/ZStack/Image", 2, "image", [100, 0, 30, 30], ["image": "tea"])
        #expect(contrast("#000000", over: [aside]) != nil)
        let plate = shape([0, 0, 200, 100], ["shape": "rectangle", "fill": "#ffffff"])
        #expect(contrast("#000000", over: [picture, plate]) != nil)
    }

    @Test func `A background lies below what it is a background of`() throws {
        let elements = InspectedElement.elements(
            of: canvas([
                node("Card/Text:background", 1, "background", [10, 10, 60, 40]),
                node(
                    "Card/Text", 2, "text", [10, 10, 40, 20],
                    ["text": "Sale", "color": "#000000", "font size": 12.0]),
                node(
                    "Card/Text:background/Color", 2, "shape", [0, 0, 60, 40],
                    ["shape": "rectangle", "fill": "#ffcc00"]),
            ]))
        #expect(elements[1].contrast?.backdrop == "#ffcc00")
    }

    @Test func `Lines that are no tree have no elements`() {
        #expect(InspectedElement.elements(of: []).isEmpty)
        #expect(InspectedElement.elements(of: [node("Card", 3, "text", [0, 0, 1, 1])]).isEmpty)
    }
}
