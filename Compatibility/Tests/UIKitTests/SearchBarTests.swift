import SwiftUI
import Testing
import VitrineGeometry
import VitrineTesting

@testable import UIKit

/// Search bars that stand by themselves, as apps represent them.
@MainActor
struct SearchBarTests {
    private struct SearchBar: UIViewRepresentable {
        @Binding var text: String
        let adapt: (UISearchBar) -> Void

        final class Coordinator: NSObject, UISearchBarDelegate {
            var text: Binding<String>

            init(text: Binding<String>) {
                self.text = text
            }

            func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
                text.wrappedValue = searchText
            }

            func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
                searchBar.setShowsCancelButton(true, animated: true)
            }

            func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
                text.wrappedValue += "!"
            }

            func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
                text.wrappedValue = ""
                searchBar.resignFirstResponder()
            }
        }

        func makeCoordinator() -> Coordinator { Coordinator(text: $text) }

        func makeUIView(context: Context) -> UISearchBar {
            let bar = UISearchBar(frame: .zero)
            bar.delegate = context.coordinator
            bar.placeholder = "Products"
            adapt(bar)
            return bar
        }

        func updateUIView(_ bar: UISearchBar, context: Context) {
            bar.text = text
        }
    }

    private struct Shop: View {
        @State private var text = ""
        var adapt: (UISearchBar) -> Void = { _ in }

        var body: some View {
            VStack(spacing: 0) {
                SearchBar(text: $text, adapt: adapt)
                Text("found \(text)")
            }
        }
    }

    @Test func `What is typed, submitted and cancelled is heard by the delegate`() throws {
        let host = try Host(Shop())
        try host.searchField("Products").type("tea")
        #expect(try host.text("found tea").exists)
        try host.searchField().submit()
        #expect(try host.text("found tea!").exists)
        try host.button("Clear text").tap()
        #expect(try host.text("found ").exists)
        try host.searchField().type("cup")
        try host.button("Cancel").tap()
        #expect(try host.searchField().value == "")
    }

    @Test func `A bar is 56 points high with a field of 36 in its middle, and higher with scopes`() throws {
        let bar = UISearchBar()
        #expect(bar.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 56))
        bar.scopeButtonTitles = ["All", "New"]
        #expect(bar.intrinsicContentSize.height == 56)
        bar.showsScopeBar = true
        #expect(bar.intrinsicContentSize.height == 100)
        let host = try Host(
            Shop { bar in
                bar.scopeButtonTitles = ["All", "New"]
                bar.showsScopeBar = true
            })
        try host.button("New").tap()
        #expect(try host.button("New").isSelected)
        #expect(try host.text("found ").frame.minY >= 100)
    }

    @Test func `A delegate may keep the field from being written into, and a text from being changed`() throws
    {
        final class Guard: NSObject, UISearchBarDelegate {
            var heard: [String] = []

            func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
                heard.append("asked")
                return false
            }

            func searchBar(
                _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
            ) -> Bool { text.count <= 3 }

            func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { heard.append("began") }
        }
        let delegate = Guard()
        let host = try Host(Shop { $0.delegate = delegate })
        try host.searchField("Products").tap()
        #expect(delegate.heard == ["asked"])
        let bar = UISearchBar()
        bar.delegate = delegate
        bar.type("tea")
        bar.type("teapot")
        #expect(bar.text == "tea" && bar.searchTextField.text == "tea")
    }

    @Test func `Images stand in the place of symbols, and are given back`() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
        let bar = UISearchBar()
        bar.setImage(image, for: .search, state: .normal)
        #expect(bar.image(for: .search, state: .normal) === image)
        #expect(
            bar.image(for: .clear, state: .normal) == nil && bar.image(for: .search, state: .disabled) == nil)
    }

    @Test func `Segments may have images instead of titles`() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
        let segments = UISegmentedControl(items: ["List", image])
        #expect(segments.titleForSegment(at: 0) == "List" && segments.imageForSegment(at: 0) == nil)
        #expect(segments.titleForSegment(at: 1) == nil && segments.imageForSegment(at: 1) === image)
        segments.insertSegment(with: image, at: 0, animated: false)
        segments.setTitle("Grid", forSegmentAt: 2)
        #expect(segments.numberOfSegments == 3 && segments.titleForSegment(at: 2) == "Grid")
        segments.selectedSegmentIndex = 2
        segments.removeSegment(at: 0, animated: false)
        #expect(segments.titleForSegment(at: 0) == "List" && segments.selectedSegmentIndex == 1)
        segments.removeSegment(at: 9, animated: false)
        #expect(
            segments.numberOfSegments == 1 && segments.selectedSegmentIndex == UISegmentedControl.noSegment)
    }
}
