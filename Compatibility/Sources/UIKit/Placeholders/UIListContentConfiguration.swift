public import Foundation

/// A picture and two texts as the content of a cell; cells are not drawn here.
public struct UIListContentConfiguration: UIContentConfiguration {
    /// How a text of the content is written.
    public struct TextProperties {
        public var font: UIFont
        public var color: UIColor
        public var numberOfLines = 0
        public var adjustsFontForContentSizeCategory = true
    }

    /// How the picture of the content is drawn.
    public struct ImageProperties {
        public var tintColor: UIColor?
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        public var maximumSize = CGSize.zero
        public var cornerRadius: CGFloat = 0
    }

    public var text: String?
    public var attributedText: NSAttributedString?
    public var secondaryText: String?
    public var secondaryAttributedText: NSAttributedString?
    public var image: UIImage?
    public var textProperties = TextProperties(font: .preferredFont(forTextStyle: .body), color: .label)
    public var secondaryTextProperties: TextProperties
    public var imageProperties = ImageProperties()
    public var imageToTextPadding: CGFloat = 16
    public var textToSecondaryTextVerticalPadding: CGFloat = 3
    /// Whether the second text stands beside the first one.
    public var prefersSideBySideTextAndSecondaryText: Bool

    private init(secondaryText: TextProperties, isSideBySide: Bool) {
        self.secondaryTextProperties = secondaryText
        self.prefersSideBySideTextAndSecondaryText = isSideBySide
    }

    public static func cell() -> UIListContentConfiguration { subtitleCell() }

    public static func subtitleCell() -> UIListContentConfiguration {
        UIListContentConfiguration(
            secondaryText: TextProperties(font: .preferredFont(forTextStyle: .caption1), color: .label),
            isSideBySide: false)
    }

    public static func valueCell() -> UIListContentConfiguration {
        UIListContentConfiguration(
            secondaryText: TextProperties(
                font: .preferredFont(forTextStyle: .body), color: .secondaryLabel),
            isSideBySide: true)
    }

    public func makeContentView() -> UIView {
        let texts = UIStackView(
            arrangedSubviews: [
                label(text, attributedText, textProperties),
                label(secondaryText, secondaryAttributedText, secondaryTextProperties),
            ].compactMap(\.self))
        texts.axis = prefersSideBySideTextAndSecondaryText ? .horizontal : .vertical
        texts.spacing = textToSecondaryTextVerticalPadding
        guard let image else { return texts }
        let picture = UIImageView(image: image)
        picture.tintColor = imageProperties.tintColor
        let row = UIStackView(arrangedSubviews: [picture, texts])
        row.spacing = imageToTextPadding
        row.alignment = .center
        return row
    }

    @MainActor private func label(
        _ text: String?, _ attributedText: NSAttributedString?, _ properties: TextProperties
    ) -> UILabel? {
        guard text != nil || attributedText != nil else { return nil }
        let label = UILabel()
        label.font = properties.font
        label.textColor = properties.color
        label.numberOfLines = properties.numberOfLines
        label.text = text
        if let attributedText { label.attributedText = attributedText }
        return label
    }
}
