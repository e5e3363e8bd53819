import Foundation
import Testing
import VitrineImageComparison
import VitrinePixels

struct PixelmatchTests {
    @Test(arguments: try Fixtures.expectations().keys.sorted())
    func `Counts and pictures are those of pixelmatch for all options`(name: String) throws {
        let expectation = try #require(try Fixtures.expectations()[name])
        let reference = try Fixtures.picture(name + "-a")
        let actual = try Fixtures.picture(name + "-b")
        #expect(expectation.counts.count == 20)
        for (key, answer) in expectation.counts {
            let difference = compareImages(
                reference: reference, actual: actual, mode: .pixelmatch(try PixelmatchOptions(key)))
            let hash = sha256(difference.picture(over: reference).bytes).prefix(16)
            #expect(
                Fixtures.Answer(count: difference.differingPixels, hash: String(hash)) == answer, "\(key)")
        }
    }

    @Test func `All pairs are there`() throws {
        #expect(try Fixtures.expectations().count == 20)
    }
}

extension PixelmatchOptions {
    /// Reads `t=0.05,includeAA=false,checkerboard=true`.
    fileprivate init(_ text: String) throws {
        let values = text.split(separator: ",").map { $0.split(separator: "=")[1] }
        self.init(
            threshold: try #require(Double(values[0])), includesAntiAliased: values[1] == "true",
            backdrop: values[2] == "true" ? .checkerboard : .white)
    }
}
