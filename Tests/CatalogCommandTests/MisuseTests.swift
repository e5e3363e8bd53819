import RunRecords
import Testing

@MainActor
struct MisuseTests {
    @Test(arguments: [
        (["chekc"], "error: there is no command 'chekc'; did you mean 'check'?\nUsage: catalog"),
        (["tea"], "error: there is no command 'tea'\nUsage: catalog"),
        (["check", "--fast"], "error: Unknown option '--fast'"),
        (["check", "--jobs", "0"], "error: --jobs needs a number from 1 on"),
        (["render"], "error: Missing expected argument '--output <dir>'"),
        (["approve"], "error: say what to approve: globs, --cluster or --all"),
        (["approve", "--all", "badge"], "error: --all goes neither with globs nor with --cluster"),
        (
            ["check", "--shard", "3/2"],
            "error: The value '3/2' is invalid for '--shard <i/n>': --shard needs"
        ),
        (
            ["check", "--record", "some"],
            "error: The value 'some' is invalid for '--record <mode>': --record"
        ),
        (["explain"], "error: Missing expected argument '<glob> ...'"),
        (["check", "bagde"], "error: no snapshot matches 'bagde'; did you mean 'badge'?\n"),
        (["explain", "badge/sal"], "error: no snapshot matches 'badge/sal'; did you mean 'badge/sale'"),
        (
            ["explain", "badge/sale", "badge/nwe"],
            "error: no snapshot matches 'badge/nwe@light'; did you mean 'badge/new@light' or 'badge/sale@light'?\n"
        ),
        (["check", "@dakr"], "error: no snapshot matches '@dakr'; did you mean '@dark'?\n"),
        (["check", "*@dakr"], "error: no snapshot matches '*@dakr'; did you mean '*@dark'?\n"),
        (
            ["check", "badge/*@ligt"],
            "error: no snapshot matches 'badge/*@ligt'; did you mean 'badge/*@light'?\n"
        ),
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
