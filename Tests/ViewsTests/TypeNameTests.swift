import Testing
import VitrineViews

struct TypeNameTests {
    @Test(arguments: [
        (
            "$s17SurfaceComponents0024ProfileEditorswift_ynAHffMX104_0_33_E453963FF768664CA58A54A51C05E586Ll"
                + "7PreviewfMf_11PreviewBodyfMu_", "PreviewBody"
        ),
        ("$s4Shop0010Aswift_abfMX3_0_7PreviewfMf0_6Cell1BfMu0_", "Cell1B"),
        ("Card", "Card"), ("$strange", "$strange"),
    ])
    func `A type that a macro has made is called as in its source`(name: String, readable: String) {
        #expect(TypeNames.readable(name) == readable)
    }
}
