import RunRecords
import Testing

@MainActor
struct MisuseTests {
    @Test(arguments: [
        (["chekc"], "Error: Unexpected argument 'chekc'"),
        (["check", "--fast"], "Error: Unknown option '--fast'"),
        (["check", "--jobs", "0"], "Error: --jobs needs a number from 1 on"),
        (["render"], "Error: Missing expected argument '--output <dir>'"),
        (["approve"], "Error: say what to approve: globs, --cluster or --all"),
        (["approve", "--all", "badge"], "Error: --all goes neither with globs nor with --cluster"),
        (
            ["check", "--shard", "3/2"],
            "Error: The value '3/2' is invalid for '--shard <i/n>': --shard needs"
        ),
        (
            ["check", "--record", "some"],
            "Error: The value 'some' is invalid for '--record <mode>': --record"
        ),
        (["explain"], "Error: Missing expected argument '<glob> ...'"),
        (["check", "bagde"], "error: no snapshot matches 'bagde'; did you mean 'badge'?\n"),
    ])
    func `A misuse is told and ends with 64`(arguments: [String], message: String) async throws {
        let shop = try Shop()
        let (status, text) = await shop.run(arguments)
        #expect(status == .misuse)
        #expect(text.hasPrefix(message), "\(text)")
    }

    @Test func `A folder without a catalogue is a misuse`() async throws {
        let shop = try Shop()
        try shop.remove("Catalog")
        #expect(
            await shop.run("list") == (
                .misuse,
                "error: neither '\(shop.folder)' nor a folder above holds 'Catalog', the folder of "
                    + "images, icons and content; run the command where one is, name that place with --root, or make one\n"
            ))
        #expect(
            await shop.run("check", "--root", "x") == (
                .misuse,
                "error: '\(shop.folder)/x' holds neither a folder 'Catalog' nor a test's '__Snapshots__'\n"
            ))
    }
}
