import CoreGraphics
public import Foundation
import Vitrine

/// A button with a title and a picture.
open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close
    }

    public typealias ConfigurationUpdateHandler = (UIButton) -> Void

    private struct Content {
        var title: String?
        var attributedTitle: NSAttributedString?
        var titleColor: UIColor?
        var image: UIImage?
        var backgroundImage: UIImage?
    }

    public private(set) var buttonType = ButtonType.custom
    private var contents: [State: Content] = [:]
    public private(set) lazy var titleLabel: UILabel? = {
        let label = UILabel()
        label.font = .systemFont(ofSize: buttonType == .custom ? 18 : 15)
        return label
    }()
    public private(set) lazy var imageView: UIImageView? = UIImageView()
    open var configuration: Configuration?
    open var configurationUpdateHandler: ConfigurationUpdateHandler?
    open var menu: UIMenu?
    open var role = Role.normal
    open var contentEdgeInsets = UIEdgeInsets.zero
    open var titleEdgeInsets = UIEdgeInsets.zero
    open var imageEdgeInsets = UIEdgeInsets.zero
    open var adjustsImageWhenHighlighted = true
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false
    open var adjustsImageWhenDisabled = true
    open var showsTouchWhenHighlighted = false
    open var changesSelectionAsPrimaryAction = false

    public enum Role: Int, Sendable {
        case normal, primary, cancel, destructive
    }

    override public init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
        switch buttonType {
        case .custom, .system: break
        case .detailDisclosure, .infoLight, .infoDark:
            setImage(UIImage(systemName: "info.circle"), for: .normal)
        case .contactAdd: setImage(UIImage(systemName: "plus.circle"), for: .normal)
        case .close: setImage(UIImage(systemName: "xmark.circle.fill"), for: .normal)
        }
    }

    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        take(primaryAction)
    }

    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero)
        self.buttonType = .system
        self.configuration = configuration
        take(primaryAction)
    }

    private func take(_ action: UIAction?) {
        guard let action else { return }
        if !action.title.isEmpty, configuration?.title == nil { setTitle(action.title, for: .normal) }
        if let image = action.image, configuration?.image == nil { setImage(image, for: .normal) }
        addAction(action, for: .primaryActionTriggered)
    }

    open func setTitle(_ title: String?, for state: State) {
        contents[state, default: Content()].title = title
    }

    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        contents[state, default: Content()].attributedTitle = title
    }

    open func setTitleColor(_ color: UIColor?, for state: State) {
        contents[state, default: Content()].titleColor = color
    }

    open func setImage(_ image: UIImage?, for state: State) {
        contents[state, default: Content()].image = image
    }

    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        contents[state, default: Content()].backgroundImage = image
    }

    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
    ) {}

    open func title(for state: State) -> String? { value(\.title, for: state) }

    open func image(for state: State) -> UIImage? { value(\.image, for: state) }

    open func titleColor(for state: State) -> UIColor? { value(\.titleColor, for: state) }

    open func attributedTitle(for state: State) -> NSAttributedString? {
        value(\.attributedTitle, for: state)
    }

    open var currentTitle: String? { title(for: state) }
    open var currentImage: UIImage? { image(for: state) }

    open func setNeedsUpdateConfiguration() {}

    open func updateConfiguration() {}

    /// What is set for a state; what is set for the normal one otherwise.
    private func value<Value>(_ part: KeyPath<Content, Value?>, for state: State) -> Value? {
        contents[state]?[keyPath: part] ?? contents[.normal]?[keyPath: part]
    }

    override func drawnContent() -> AnyView? {
        configurationUpdateHandler?(self)
        if var configuration {
            configuration.title = configuration.title ?? value(\.title, for: state)
            configuration.image = configuration.image ?? value(\.image, for: state)
            return AnyView(ConfiguredButton(configuration: configuration, button: self))
        }
        let color: UIColor =
            value(\.titleColor, for: state)
            ?? (buttonType == .custom ? .white : isEnabled ? tintColor : .tertiaryLabel)
        let attributed = value(\.attributedTitle, for: state)
        let title = attributed?.text ?? value(\.title, for: state).map { Text(verbatim: $0) }
        let image = value(\.image, for: state)
        let tint = buttonType == .custom ? tintColor : isEnabled ? tintColor : UIColor.tertiaryLabel
        let isPadded = buttonType != .custom && contentEdgeInsets == .zero
        let insets = isPadded ? UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0) : contentEdgeInsets
        return AnyView(
            HStack(spacing: 0) {
                if let image { image.view.foregroundColor((image.tint ?? tint ?? .tintColor).color) }
                if let title {
                    title.font(Font(titleLabel?.font ?? .systemFont(ofSize: 15)))
                        .foregroundColor(color.color).lineLimit(1)
                }
            }
            .padding(EdgeInsets(insets))
            .frame(maxWidth: drawnWidth, maxHeight: drawnHeight, alignment: contentAlignment)
            .background { value(\.backgroundImage, for: state)?.resizableView })
    }
}

extension UIControl {
    /// The room that the content is aligned in; as much as it needs while it is measured.
    var drawnWidth: CGFloat? { isBeingMeasured ? nil : .infinity }
    var drawnHeight: CGFloat? { isBeingMeasured ? nil : .infinity }

    var contentAlignment: Vitrine.Alignment {
        let horizontal: HorizontalAlignment =
            switch contentHorizontalAlignment {
            case .center, .fill: .center
            case .left, .leading: .leading
            case .right, .trailing: .trailing
            }
        let vertical: VerticalAlignment =
            switch contentVerticalAlignment {
            case .center, .fill: .center
            case .top: .top
            case .bottom: .bottom
            }
        return Vitrine.Alignment(horizontal: horizontal, vertical: vertical)
    }
}
