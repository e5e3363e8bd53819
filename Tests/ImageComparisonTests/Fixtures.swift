import Foundation
import Testing
import VitrineImageCoding
import VitrinePixels

/// The pairs of synthetic pictures beside these tests and what pixelmatch 7.2.0 says about them.
enum Fixtures {
    struct Expectation: Decodable {
        var counts: [String: Answer]
    }

    /// A count of different pixels and the beginning of the SHA-256 of the difference picture.
    struct Answer: Decodable, Equatable {
        var count: Int
        var hash: String

        init(count: Int, hash: String) {
            self.count = count
            self.hash = hash
        }

        init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            count = try container.decode(Int.self)
            hash = try container.decode(String.self)
        }
    }

    private struct File: Decodable {
        var pairs: [String: Expectation]
    }

    static let folder = Bundle.module.resourceURL?.appending(path: "Fixtures")

    static func expectations() throws -> [String: Expectation] {
        let folder = try #require(folder)
        let data = try Data(contentsOf: folder.appending(path: "expected.json"))
        return try JSONDecoder().decode(File.self, from: data).pairs
    }

    static func picture(_ name: String) throws -> StraightBitmap {
        try picture(at: #require(folder).appending(path: name + ".png"))
    }

    static func picture(at url: URL) throws -> StraightBitmap {
        try PNGDecoder().decode([UInt8](Data(contentsOf: url)))
    }
}
