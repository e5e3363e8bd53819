import Foundation
import Testing
import VitrineViews

struct NavigationPathTests {
    struct Product: Codable, Hashable {
        let id: Int
    }

    private struct Draft: Hashable {}

    @Test func `A path is stored and read again with elements of several types`() throws {
        var path = NavigationPath([1, 2])
        path.append("reviews")
        path.append(Product(id: 7))
        let stored = try JSONEncoder().encode(try #require(path.codable))
        let read = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: stored)
        #expect(read == path.codable)
        #expect(NavigationPath(read) == path)
    }

    @Test func `A path with an element that cannot be encoded is not stored`() {
        var path = NavigationPath([1])
        path.append(Draft())
        #expect(path.codable == nil)
    }

    @Test func `A stored type that the program no longer has is an error`() {
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(
                NavigationPath.CodableRepresentation.self, from: Data(#"["4Gone", 1]"#.utf8))
        }
    }
}
