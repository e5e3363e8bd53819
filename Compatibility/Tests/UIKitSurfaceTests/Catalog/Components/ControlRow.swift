import SwiftUI
import UIKit

/// UIKit's controls in a column.
struct ControlRow: UIViewRepresentable {
    func makeUIView(context: Context) -> UIStackView {
        let toggle = UISwitch()
        toggle.isOn = true
        let slider = UISlider()
        slider.value = 0.4
        let progress = UIProgressView(progressViewStyle: .default)
        progress.progress = 0.6
        let segments = UISegmentedControl(items: ["Day", "Week"])
        segments.selectedSegmentIndex = 0
        let field = UITextField()
        field.placeholder = "Name"
        field.borderStyle = .roundedRect
        let pages = UIPageControl()
        pages.numberOfPages = 3
        pages.currentPage = 1
        pages.pageIndicatorTintColor = .systemGray4
        pages.currentPageIndicatorTintColor = .systemBlue
        let button = UIButton(type: .system)
        button.setTitle("More", for: .normal)
        let stack = UIStackView(arrangedSubviews: [toggle, slider, progress, segments, field, pages, button])
        stack.axis = .vertical
        stack.spacing = 12
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16)
        return stack
    }

    func updateUIView(_ view: UIStackView, context: Context) {}
}

#Preview {
    ControlRow().frame(width: 260).fixedSize(horizontal: false, vertical: true)
}
