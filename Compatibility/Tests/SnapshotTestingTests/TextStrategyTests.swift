import Foundation
import FoundationNetworking
import Testing

@testable import SnapshotTesting

struct TextStrategyTests {
    private func text<Value>(_ strategy: Snapshotting<Value, String>, _ value: Value) -> String? {
        var text: String?
        strategy.snapshot(value).run { text = $0 }
        return text
    }

    private struct User {
        let name: String
        var id = 1
        var tags: Set<String> = ["b", "a"]
        var born: Date? = Date(timeIntervalSince1970: 0)
        var friends: [String: Int] = ["z": 1, "y": 2]
        var role = Role.admin
    }

    private enum Role {
        case admin
        case guest(until: Int)
    }

    private final class Node {
        var next: Node?
    }

    @Test func `A dump has all parts, sorted where they have no order`() {
        #expect(
            text(.dump, User(name: "Ada")) == """
                ▿ User
                  ▿ born: Optional<Date>
                    - some: 1970-01-01T00:00:00Z
                  ▿ friends: 2 key/value pairs
                    ▿ (2 elements)
                      - key: "y"
                      - value: 2
                    ▿ (2 elements)
                      - key: "z"
                      - value: 1
                  - id: 1
                  - name: "Ada"
                  - role: Role.admin
                  ▿ tags: 2 members
                    - "a"
                    - "b"

                """)
        #expect(text(.dump, Role.guest(until: 2)) == "▿ Role\n  ▿ guest: (1 element)\n    - until: 2\n")
    }

    @Test func `A dump ends where an object refers to itself`() {
        let node = Node()
        node.next = node
        defer { node.next = nil }
        #expect(
            text(.dump, node) == """
                ▿ Node
                  ▿ next: Optional<Node>
                    ▿ some (circular reference detected)

                """)
    }

    @Test func `A value is encoded as JSON with sorted keys`() {
        #expect(text(.json, ["b": 1, "a": 2]) == "{\n  \"a\" : 2,\n  \"b\" : 1\n}")
        let strategy: Snapshotting<[String: Int], String> = .json
        #expect(strategy.pathExtension == "json")
    }

    @Test func `A value is encoded as a property list`() {
        #expect(text(.plist, ["a": 1])?.contains("<key>a</key>\n\t<integer>1</integer>") == true)
    }

    @Test func `A function is a table of its cases`() {
        enum Side: CaseIterable {
            case left, right
        }
        let strategy: Snapshotting<(Side) -> Int, String> = Snapshotting<Side, String>.func(
            into: .description)
        #expect(text(strategy, { $0 == .left ? 1 : 2 }) == "\"left\",\"1\"\n\"right\",\"2\"")
    }

    @Test func `A request is shown as it is sent and as a command`() throws {
        var request = URLRequest(url: try #require(URL(string: "https://example.com/a?c=2&b=1")))
        request.httpMethod = "POST"
        request.addValue("text/html", forHTTPHeaderField: "Accept")
        request.addValue("a=1", forHTTPHeaderField: "Cookie")
        request.httpBody = Data(#"{"k":"v"}"#.utf8)
        #expect(
            text(.raw, request) == """
                POST https://example.com/a?b=1&c=2
                Accept: text/html
                Cookie: a=1

                {"k":"v"}
                """)
        #expect(
            text(.curl, request)
                == [
                    "curl", "--request POST", #"--header "Accept: text/html""#, #"--data "{\"k\":\"v\"}""#,
                    #"--cookie "a=1""#, #""https://example.com/a?b=1&c=2""#,
                ].joined(separator: " \\\n\t"))
    }

    @Test func `A difference shows four lines around and where they lie`() {
        let old = (1...30).map(String.init)
        var new = old
        new[9] = "ten "
        new.remove(at: 24)
        #expect(
            LineDifference(from: old.joined(separator: "\n"), to: new.joined(separator: "\n")).text
                == """
                @@ −6,9 +6,9 @@
                \u{2007}6
                \u{2007}7
                \u{2007}8
                \u{2007}9
                −10
                +ten ¬
                \u{2007}11
                \u{2007}12
                \u{2007}13
                \u{2007}14
                @@ −21,9 +21,8 @@
                \u{2007}21
                \u{2007}22
                \u{2007}23
                \u{2007}24
                −25
                \u{2007}26
                \u{2007}27
                \u{2007}28
                \u{2007}29
                """)
    }

    @Test func `Data are the same or not`() {
        let diff = Snapshotting<Data, Data>.data.diffing.diff
        #expect(diff(Data([1]), Data([1])) == nil)
        #expect(diff(Data([1]), Data([2]))?.0 == "Expected data to match")
        #expect(diff(Data([1]), Data([1, 2]))?.0 == "Expected 2 bytes to match 1 bytes")
    }

    @Test func `A strategy for one value becomes one for another, at once or later`() {
        let length = SimplySnapshotting.lines.pullback { (value: Int) in String(value) }
        #expect(text(length, 12) == "12")
        let later = SimplySnapshotting.lines.asyncPullback { (value: Int) in
            Async { callback in callback("later \(value)") }
        }
        #expect(text(later, 3) == "later 3")
        #expect(later.pathExtension == "txt")
        #expect(text(.wait(for: 0.001, on: length), 4) == "4")
    }
}
