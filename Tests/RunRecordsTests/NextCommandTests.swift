import RunRecords
import Testing

struct NextCommandTests {
    @Test(arguments: [
        (nil, "catalog approve --all"), ("App/Tests", "catalog approve --root App/Tests --all"),
        ("Our app's tests", "catalog approve --root 'Our app'\\''s tests' --all"),
    ])
    func `A command goes on with the folder that the one before was given`(root: String?, text: String) {
        #expect(NextCommand(root: root).text("approve", "--all") == text)
    }
}
