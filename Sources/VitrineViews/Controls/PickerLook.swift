enum PickerLook: Sendable {
    case menu, segmented, wheel, inline
    /// The options are items of the menu that the picker stands in.
    case menuRows
}

extension EnvironmentValues {
    var pickerLook: PickerLook {
        get { self[PickerLookKey.self] }
        set { self[PickerLookKey.self] = newValue }
    }
}

private enum PickerLookKey: EnvironmentKey { static var defaultValue: PickerLook { .menu } }
