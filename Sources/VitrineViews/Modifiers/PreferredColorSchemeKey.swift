/// The colour scheme that views prefer for what they stand on.
package enum PreferredColorSchemeKey: PreferenceKey {
    package typealias Value = ColorScheme?

    package static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
        value = value ?? nextValue()
    }
}
