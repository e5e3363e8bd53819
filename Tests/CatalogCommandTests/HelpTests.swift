import Foundation
import RunRecords
import Testing

@MainActor
struct HelpTests {
    @Test(arguments: [
        "", "init", "list", "render", "check", "record", "approve", "prune", "explain", "changes", "diff",
        "site",
        "doctor", "merge-reports",
    ])
    func `Help is what it was`(command: String) async throws {
        let shop = try Shop()
        let arguments = command.isEmpty ? ["--help"] : [command, "--help"]
        let (status, text) = await shop.run(arguments)
        #expect(status == .allMatch)
        let name = command.isEmpty ? "catalog" : "catalog-\(command)"
        let path = try #require(Bundle.module.path(forResource: "Help/\(name)", ofType: "txt"))
        #expect(try text == String(contentsOfFile: path, encoding: .utf8), "\(text)")
    }
}
