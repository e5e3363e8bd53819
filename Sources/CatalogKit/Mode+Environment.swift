import Foundation
public import VitrineViews

extension Mode {
    /// What a component under this mode inherits.
    public var environment: EnvironmentValues {
        var environment = EnvironmentValues()
        environment.displayScale = scale
        environment.colorScheme = colorScheme
        environment.colorSchemeContrast = contrast
        environment.layoutDirection = layoutDirection
        environment.dynamicTypeSize = dynamicTypeSize
        environment.tokenContexts = tokenContexts
        environment.locale = Locale(identifier: localeIdentifier)
        environment.horizontalSizeClass = horizontalSizeClass
        environment.verticalSizeClass = verticalSizeClass
        for setting in environmentSettings { setting.apply(&environment) }
        return environment
    }

    /// Compact on a phone that lies on its side, the highest of which has 440 pt then; tablets begin at 744 pt.
    private var verticalSizeClass: UserInterfaceSizeClass { height < 500 ? .compact : .regular }

    /// Regular on tablets, in windows of two thirds of them, and on the large phones that lie on their side.
    ///
    /// Upright and in windows, the widest compact surface has 639 pt and the narrowest regular one 678 pt; phones that lie on
    /// their side are regular from 414 pt of height on.
    private var horizontalSizeClass: UserInterfaceSizeClass {
        let isRegular = verticalSizeClass == .compact ? width > height && height >= 414 : width > 650
        return isRegular ? .regular : .compact
    }
}
