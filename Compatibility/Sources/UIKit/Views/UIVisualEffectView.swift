import CoreGraphics
public import Foundation
import Vitrine

/// What a view does to what lies behind it.
open class UIVisualEffect: NSObject, @unchecked Sendable {}

/// A blur, which is drawn as the material of the same thickness.
public final class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
    public enum Style: Int, Sendable {
        case extraLight, light, dark, extraDark, regular, prominent
        case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
        case systemChromeMaterial
        case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
        case systemThickMaterialLight, systemChromeMaterialLight
        case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
        case systemThickMaterialDark, systemChromeMaterialDark
    }

    let style: Style

    override public init() {
        self.style = .regular
    }

    public init(style: Style) {
        self.style = style
    }

    var material: Material {
        switch style {
        case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
            .ultraThinMaterial
        case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark, .light: .thinMaterial
        case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark, .prominent,
            .extraLight:
            .thickMaterial
        case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: .bar
        case .systemMaterial, .systemMaterialLight, .systemMaterialDark, .regular, .dark, .extraDark:
            .regularMaterial
        }
    }

    /// The scheme that the style names, where it does.
    var colorScheme: ColorScheme? {
        switch style {
        case .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
            .systemThickMaterialLight, .systemChromeMaterialLight, .light, .extraLight:
            .light
        case .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
            .systemThickMaterialDark, .systemChromeMaterialDark, .dark, .extraDark:
            .dark
        case .regular, .prominent, .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial,
            .systemThickMaterial, .systemChromeMaterial:
            nil
        }
    }
}

public enum UIVibrancyEffectStyle: Int, Sendable {
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}

/// Colours that shine through; here the views keep their own.
public final class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
    public init(blurEffect: UIBlurEffect) {}

    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {}
}

/// Glass, which is drawn as a thin material.
public final class UIGlassEffect: UIVisualEffect, @unchecked Sendable {
    public enum Style: Int, Sendable {
        case regular, clear
    }

    /// Laid over the material.
    public var tintColor: UIColor?
    /// Without effect: nobody touches a picture.
    public var isInteractive = false

    public init(style: Style = .regular) {}
}

/// A view with an effect behind its content.
open class UIVisualEffectView: UIView {
    open var effect: UIVisualEffect?
    public let contentView = UIView()

    public init(effect: UIVisualEffect? = nil) {
        self.effect = effect
        super.init(frame: .zero)
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(contentView)
    }

    override func drawnContent() -> AnyView? {
        switch effect {
        case let blur as UIBlurEffect:
            let backdrop = Rectangle().fill(blur.material)
            return blur.colorScheme.map { AnyView(backdrop.environment(\.colorScheme, $0)) }
                ?? AnyView(backdrop)
        case let glass as UIGlassEffect:
            let backdrop = Rectangle().fill(.ultraThinMaterial)
            return glass.tintColor.map { AnyView(backdrop.overlay($0.color)) } ?? AnyView(backdrop)
        default: return nil
        }
    }
}
