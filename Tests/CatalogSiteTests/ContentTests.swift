import Foundation
import Testing
import VitrineViews

@testable import CatalogSite

private struct Coupon: Codable {
    var title = "Ten % \"off\""
    var percent = 10.5
    var until = Date(timeIntervalSince1970: 0)
    var id = UUID()
    var tags: [String] = ["new", "spring"]
    var note: String?

    enum CodingKeys: String, CodingKey {
        case title, percent, tags, note, id
        case until = "valid_until"
    }
}

private enum Look { case plain, tinted(Double) }

private struct Shape {
    var look = Look.plain
    var sides: [Look] = [.tinted(0.5), .plain]
    var id = UUID()
}

private final class Model {
    let name = "a"
    weak var other: Model?
    var own: Model?
}

private struct Card: View {
    var coupon = Coupon()
    var shape = Shape()
    var model = Model()
    var count = 3
    var isNew = true
    var badge: String?
    var action: () -> Void = {}
    var icon = Text("a")
    @State private var isOpen = false

    var body: some View { Text(coupon.title) }
}

private enum Size: String, Codable { case small, medium, large }

private struct Search: Codable {
    var tags: Set<String>
    var counts: [String: Int]
}

private struct Unordered: View {
    var tags: Set = ["d", "b", "a", "c"]
    var amounts: [Size: Int] = [.small: 1, .medium: 2, .large: 3]
    var names = ["b": "two", "a": "one"]
    var search = Search(tags: ["d", "b", "a", "c"], counts: ["b": 2, "a": 1])

    var body: some View { EmptyView() }
}

private struct Plain: View {
    var body: some View { EmptyView() }
}

@MainActor
struct ContentTests {
    @Test func `What a view is made with is told as an app receives it, or by its properties`() throws {
        let content = try #require(ContentReader.content(of: Card(), named: "Card"))
        #expect(
            content.text == #"""
                {
                  "coupon": {
                    "id": "UUID",
                    "percent": 10.5,
                    "tags": ["new", "spring"],
                    "title": "Ten % \"off\"",
                    "valid_until": "1970-01-01T00:00:00Z"
                  },
                  "shape": {
                    "look": "plain",
                    "sides": [
                      {
                        "tinted": 0.5
                      },
                      "plain"
                    ],
                    "id": "UUID"
                  },
                  "model": {
                    "name": "a",
                    "other": null,
                    "own": null
                  },
                  "count": 3,
                  "isNew": true,
                  "badge": null,
                  "icon": "Text"
                }
                """#)
    }

    @Test func `What has no order is told in one that is the same in each run`() throws {
        let content = try #require(ContentReader.content(of: Unordered(), named: "Unordered"))
        #expect(
            content.text == """
                {
                  "tags": ["a", "b", "c", "d"],
                  "amounts": [
                    {
                      "key": "large",
                      "value": 3
                    },
                    {
                      "key": "medium",
                      "value": 2
                    },
                    {
                      "key": "small",
                      "value": 1
                    }
                  ],
                  "names": {
                    "a": "one",
                    "b": "two"
                  },
                  "search": {
                    "tags": ["a", "b", "c", "d"],
                    "counts": {
                      "a": 1,
                      "b": 2
                    }
                  }
                }
                """)
    }

    @Test func `A view is found within what is put around it`() throws {
        let content = ContentReader.content(of: Card(count: 4).padding().opacity(0.5), named: "Card")
        #expect(try #require(content).text.contains("\"count\": 4"))
        #expect(ContentReader.content(of: Text("a"), named: "Card") == nil)
        #expect(ContentReader.content(of: Plain(), named: "Plain") == nil)
    }

    @Test func `A model that holds itself comes to an end`() throws {
        let model = Model()
        model.own = model
        defer { model.own = nil }
        let content = ContentReader.content(of: Card(model: model), named: "Card")
        #expect(try #require(content).text.contains("…"))
    }
}
