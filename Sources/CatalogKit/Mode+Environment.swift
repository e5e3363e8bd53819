import Foundation
public import Views

extension Mode {
    /// What a component under this mode inherits.
    public var environment: EnvironmentValues {
        var environment = EnvironmentValues()
        environment.displayScale = scale
        environment.colorScheme = colorScheme
        environment.colorSchemeContrast = contrast
        environment.layoutDirection = layoutDirection
        environment.dynamicTypeSize = dynamicTypeSize
        environment.locale = Locale(identifier: localeIdentifier)
        return environment
    }
}
