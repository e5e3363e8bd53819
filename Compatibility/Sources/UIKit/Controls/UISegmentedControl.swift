public import Foundation
import Vitrine

/// One of several choices in a row.
open class UISegmentedControl: UIControl {
    nonisolated public static let noSegment = -1

    private var titles: [String] = []
    open var selectedSegmentIndex = UISegmentedControl.noSegment
    open var selectedSegmentTintColor: UIColor?
    open var isMomentary = false
    open var apportionsSegmentWidthsByContent = false

    public init(items: [Any]?) {
        self.titles = (items ?? []).map { $0 as? String ?? "" }
        super.init(frame: .zero)
    }

    override public init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override var ownContentPriorities: ContentPriorities { .huggingVertically }

    open var numberOfSegments: Int { titles.count }

    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        titles.insert(title ?? "", at: min(segment, titles.count))
    }

    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        titles[segment] = title ?? ""
    }

    open func titleForSegment(at segment: Int) -> String? { titles[segment] }

    open func removeAllSegments() {
        titles = []
    }

    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {}

    override func drawnContent() -> AnyView? {
        let titles = titles
        let selection = binding({ self.selectedSegmentIndex }, { self.selectedSegmentIndex = $0 })
        return AnyView(
            Picker(selection: selection) {
                ForEach(0..<titles.count, id: \.self) { Text(verbatim: titles[$0]).tag($0) }
            } label: {
                EmptyView()
            }
            .pickerStyle(.segmented)
            .labelsHidden()
            .disabled(!isEnabled))
    }
}
