import Testing

struct ExpansionTests {
    @Test func `A preview leaves a record with its name, traits and place`() {
        let expanded = expand(
            """
            #Preview("Sold out", traits: .sizeThatFitsLayout, .landscapeLeft) {
                Badge()
            }
            """
        ).source
        #expect(expanded.contains(#"@section("vitrine_previews") @used"#))
        #expect(expanded.contains(#"name: "Sold out", traits: [.sizeThatFitsLayout, .landscapeLeft],"#))
        #expect(expanded.contains("file: #fileID, line: #line"))
        #expect(expanded.contains("Badge()"))
    }

    @Test func `Previewable variables become the properties of a view`() {
        let expanded = expand(
            """
            #Preview {
                @Previewable @State var isOn = true
                let title = "Sale"
                Badge(title, isOn: $isOn)
            }
            """
        ).source
        #expect(expanded.contains("name: nil, traits: []"))
        #expect(expanded.contains(": SwiftUI.View {"))
        #expect(expanded.contains("@State var isOn = true"))
        #expect(!expanded.contains("Previewable"))
    }

    @Test func `The preview of a widget hands its entries to the view that shows them`() {
        let expanded = expand(
            """
            #WidgetPreview("Small", as: .systemSmall) {
                Steps()
            } timeline: {
                Entry(steps: 1)
            }
            """
        ).source
        #expect(expanded.contains(#"name: "Small", traits: [.sizeThatFitsLayout],"#))
        #expect(expanded.contains("WidgetKit.WidgetPreview(as: .systemSmall, widget: {"))
        #expect(expanded.contains("}, timeline: {"))
    }

    @Test func `An entry makes a key with its default`() {
        let expanded = expand(
            """
            extension EnvironmentValues {
                @Entry var spacing: CGFloat = 8
            }
            """
        ).source
        #expect(expanded.contains("private nonisolated enum __Key_spacing: SwiftUI.EnvironmentKey"))
        #expect(expanded.contains("static var defaultValue: CGFloat"))
        #expect(expanded.contains("self[__Key_spacing.self]"))
    }

    @Test func `An animatable type conforms, and its properties stay as they are`() {
        let expanded = expand(
            """
            @Animatable struct Wedge {
                var end: Double
                @AnimatableIgnored var isClockwise = false
            }
            """
        ).source
        #expect(expanded.contains("nonisolated extension Wedge: SwiftUI.Animatable {"))
        #expect(expanded.contains("    var isClockwise = false"))
        #expect(!expanded.contains("@"))
    }

    @Test func `An entry without a type makes its default each time`() {
        let expanded = expand(
            """
            extension EnvironmentValues {
                @Entry var style = CardStyle()
            }
            """
        ).source
        #expect(expanded.contains("static var defaultValue {"))
        #expect(expanded.contains("CardStyle()"))
        #expect(!expanded.contains("static let"))
    }

    @Test(arguments: [
        ("#Preview(\"a\")", "#Preview needs a closure that makes its view"),
        (
            "@Previewable func a() {}", "@Previewable belongs to a variable at the beginning of a #Preview"
        ),
        (
            "extension EnvironmentValues { @Entry var a: Int }",
            "@Entry needs the value that 'a' has where nobody has set it: '= …'"
        ),
        (
            "extension FocusedValues { @Entry var a: Int = 1 }",
            "@Entry of a focused value needs an optional type: 'var a: …?'"
        ),
        (
            "extension Shop { @Entry var a = 1 }",
            "@Entry belongs into an extension of EnvironmentValues, Transaction, ContainerValues or "
                + "FocusedValues, not of Shop"
        ),
    ])
    func `A misuse is explained`(source: String, message: String) {
        #expect(expand(source).messages.contains(message))
    }
}
