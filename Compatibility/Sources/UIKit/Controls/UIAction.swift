public typealias UIActionHandler = (UIAction) -> Void

/// Something that a control or a menu does.
open class UIAction: UIMenuElement {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: String) {
            self.init(rawValue: rawValue)
        }
    }

    /// The identifier that the action was made with.
    let given: Identifier?
    /// One of the title where the action was made without, since a random one could get into a picture.
    public var identifier: Identifier { given ?? Identifier("com.apple.action.dynamic.\(title)") }
    open var discoverabilityTitle: String?
    open var attributes: Attributes
    open var state: State
    private let handler: UIActionHandler
    private weak var control: UIControl?
    /// The control that has run the action.
    public var sender: Any? { control }

    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
        handler: @escaping UIActionHandler
    ) {
        self.given = identifier
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, subtitle: subtitle, image: image)
    }

    func run(by control: UIControl? = nil) {
        self.control = control
        handler(self)
    }
}
