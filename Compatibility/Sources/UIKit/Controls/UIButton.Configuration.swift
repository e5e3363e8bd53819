public import CoreGraphics
public import Foundation
import Vitrine

extension UIButton {
    /// How a button looks, as a value.
    @MainActor @preconcurrency
    public struct Configuration {
        public enum Size: Int, Sendable {
            case medium, small, mini, large
        }

        public enum CornerStyle: Int, Sendable {
            case fixed = -1
            case dynamic, small, medium, large, capsule
        }

        public enum TitleAlignment: Int, Sendable {
            case automatic, leading, center, trailing
        }

        enum Look {
            case plain, gray, tinted, filled, borderless, bordered
        }

        let look: Look
        public var title: String?
        public var subtitle: String?
        public var attributedTitle: AttributedString?
        public var attributedSubtitle: AttributedString?
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var titleAlignment = TitleAlignment.automatic
        public var titlePadding: CGFloat = 1
        public var titleLineBreakMode = NSLineBreakMode.byTruncatingTail
        public var image: UIImage?
        public var imagePlacement = NSDirectionalRectEdge.leading
        public var imagePadding: CGFloat = 0
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        public var showsActivityIndicator = false
        public var buttonSize = Size.medium
        public var cornerStyle = CornerStyle.dynamic
        public var contentInsets: NSDirectionalEdgeInsets
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        public var background = UIBackgroundConfiguration.clear()

        private init(_ look: Look) {
            self.look = look
            self.contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        }

        public static func plain() -> Configuration { Configuration(.plain) }

        public static func gray() -> Configuration { Configuration(.gray) }

        public static func tinted() -> Configuration { Configuration(.tinted) }

        public static func filled() -> Configuration { Configuration(.filled) }

        public static func borderless() -> Configuration { Configuration(.borderless) }

        public static func bordered() -> Configuration { Configuration(.bordered) }

        public static func borderedTinted() -> Configuration { Configuration(.tinted) }

        public static func borderedProminent() -> Configuration { Configuration(.filled) }

        public func updated(for button: UIButton) -> Configuration { self }

        public mutating func setDefaultContentInsets() {
            contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        }
    }
}

/// The background of a button or a cell.
@MainActor @preconcurrency
public struct UIBackgroundConfiguration {
    public var backgroundColor: UIColor?
    public var cornerRadius: CGFloat = 0
    public var strokeColor: UIColor?
    public var strokeWidth: CGFloat = 0
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    public var image: UIImage?

    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

    public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

    public static func listHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

    public static func listFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

    public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

    public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}

/// Changes the attributes of a title; pictures show titles without it.
public struct UIConfigurationTextAttributesTransformer: Sendable {
    public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {}
}

/// A button in the look that its configuration says.
struct ConfiguredButton: View {
    let configuration: UIButton.Configuration
    let button: UIButton

    private var isEnabled: Bool { button.isEnabled }
    private var tint: UIColor { configuration.baseBackgroundColor ?? button.tintColor }

    private var foreground: UIColor {
        if !isEnabled { return .tertiaryLabel }
        if let color = configuration.baseForegroundColor { return color }
        return switch configuration.look {
        case .filled: .white
        case .plain, .gray, .tinted, .borderless, .bordered: button.tintColor
        }
    }

    private var backdrop: UIColor? {
        if let color = configuration.background.backgroundColor { return color }
        switch configuration.look {
        case .plain, .borderless: return configuration.baseBackgroundColor
        case .gray, .bordered: return configuration.baseBackgroundColor ?? .secondarySystemFill
        case .tinted: return tint.withAlphaComponent(0.18)
        case .filled: return isEnabled ? tint : .tertiarySystemFill
        }
    }

    private var radius: CGFloat {
        switch configuration.cornerStyle {
        case .fixed: configuration.background.cornerRadius
        case .dynamic:
            configuration.background.cornerRadius > 0 ? configuration.background.cornerRadius : 5.95
        case .small: 4
        case .medium: 6
        case .large: 9
        // More than any button is high.
        case .capsule: 10_000
        }
    }

    private var font: Font {
        switch configuration.buttonSize {
        case .mini, .small: .subheadline
        case .medium, .large: .body
        }
    }

    @ViewBuilder private var title: some View {
        if configuration.attributedTitle != nil || configuration.title != nil {
            VStack(spacing: configuration.titlePadding) {
                if let text = configuration.attributedTitle {
                    Text(text)
                } else if let text = configuration.title {
                    Text(verbatim: text)
                }
                if let text = configuration.subtitle { Text(verbatim: text).font(.footnote) }
            }
        }
    }

    @ViewBuilder private var picture: some View {
        if configuration.showsActivityIndicator {
            ProgressView()
        } else if let image = configuration.image {
            let symbol = configuration.preferredSymbolConfigurationForImage
            (symbol.flatMap { image.applyingSymbolConfiguration($0) } ?? image).view
        }
    }

    var body: some View {
        let insets = EdgeInsets(configuration.contentInsets)
        Group {
            switch configuration.imagePlacement {
            case .top:
                VStack(spacing: configuration.imagePadding) {
                    picture; title
                }
            case .bottom:
                VStack(spacing: configuration.imagePadding) {
                    title; picture
                }
            case .trailing:
                HStack(spacing: configuration.imagePadding) {
                    title; picture
                }
            default:
                HStack(spacing: configuration.imagePadding) {
                    picture; title
                }
            }
        }
        .font(font)
        .foregroundColor(foreground.color)
        .padding(insets)
        .frame(maxWidth: button.drawnWidth, maxHeight: button.drawnHeight, alignment: button.contentAlignment)
        .background {
            RoundedRectangle(cornerRadius: radius).fill(backdrop?.color ?? .clear)
        }
        .overlay {
            if configuration.background.strokeWidth > 0 {
                RoundedRectangle(cornerRadius: radius)
                    .strokeBorder(
                        configuration.background.strokeColor?.color ?? .clear,
                        lineWidth: configuration.background.strokeWidth)
            }
        }
    }
}
