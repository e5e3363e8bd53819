public import Foundation
import Vitrine

/// One of several choices in a row.
open class UISegmentedControl: UIControl {
    nonisolated public static let noSegment = -1

    private enum Segment {
        case title(String)
        case image(UIImage)

        /// Of a title or a picture.
        init(_ item: Any) {
            self = if let image = item as? UIImage { .image(image) } else { .title(item as? String ?? "") }
        }

        @ViewBuilder var label: some View {
            switch self {
            case .title(let title): Text(verbatim: title)
            case .image(let image): Image(uiImage: image)
            }
        }
    }

    private var segments: [Segment] = []
    open var selectedSegmentIndex = UISegmentedControl.noSegment
    open var selectedSegmentTintColor: UIColor?
    open var isMomentary = false
    open var apportionsSegmentWidthsByContent = false

    public init(items: [Any]?) {
        self.segments = (items ?? []).map(Segment.init)
        super.init(frame: .zero)
    }

    override public init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override var ownContentPriorities: ContentPriorities { .huggingVertically }

    open var numberOfSegments: Int { segments.count }

    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        segments.insert(.title(title ?? ""), at: min(segment, segments.count))
    }

    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        segments.insert(image.map { .image($0) } ?? .title(""), at: min(segment, segments.count))
    }

    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        set(.title(title ?? ""), at: segment)
    }

    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        set(image.map { .image($0) } ?? .title(""), at: segment)
    }

    open func titleForSegment(at segment: Int) -> String? {
        if case .title(let title) = segments[segment] { title } else { nil }
    }

    open func imageForSegment(at segment: Int) -> UIImage? {
        if case .image(let image) = segments[segment] { image } else { nil }
    }

    /// A number beyond the last segment is the last one's.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard !segments.isEmpty else { return }
        let removed = min(segment, segments.count - 1)
        segments.remove(at: removed)
        if selectedSegmentIndex == removed {
            selectedSegmentIndex = Self.noSegment
        } else if selectedSegmentIndex > removed {
            selectedSegmentIndex -= 1
        }
    }

    private func set(_ content: Segment, at segment: Int) {
        guard !segments.isEmpty else { return }
        segments[min(segment, segments.count - 1)] = content
    }

    open func removeAllSegments() {
        segments = []
        selectedSegmentIndex = Self.noSegment
    }

    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {}

    override func drawnContent() -> AnyView? {
        let segments = segments
        let selection = binding({ self.selectedSegmentIndex }, { self.selectedSegmentIndex = $0 })
        return AnyView(
            Picker(selection: selection) {
                ForEach(segments.indices, id: \.self) { segments[$0].label.tag($0) }
            } label: {
                EmptyView()
            }
            .pickerStyle(.segmented)
            .labelsHidden()
            .disabled(!isEnabled))
    }
}
