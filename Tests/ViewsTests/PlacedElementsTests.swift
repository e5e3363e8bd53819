import Testing
import VitrineGeometry
import VitrineViews

struct PlacedElementsTests {
    private func placed(_ boxes: [String: Rect], height: Double = 100) -> PlacedElements {
        PlacedElements(
            places: boxes.mapValues { PlacedElements.Place(frame: $0, spaces: [:]) },
            size: Size(width: 100, height: height))
    }

    @Test func `Of the elements that were asked for those have moved whose boxes differ`() {
        let box = Rect(x: 0, y: 0, width: 10, height: 10)
        let moved = Rect(x: 0, y: 1, width: 10, height: 10)
        let before = placed(["still": box, "moving": box, "gone": box, "unasked": box])
        let after = placed(["still": box, "moving": moved, "new": box, "unasked": moved])
        #expect(
            after.moved(among: ["still", "moving", "gone", "new"], since: before) == [
                "moving", "gone", "new",
            ])
        #expect(after.moved(among: ["still"], since: before) == nil)
        #expect(after.moved(among: ["still"], since: placed(["still": box], height: 90)) == [])
    }
}
