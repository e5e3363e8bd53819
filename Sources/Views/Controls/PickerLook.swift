enum PickerLook: Sendable { case menu, segmented, inline }

extension EnvironmentValues {
    var pickerLook: PickerLook {
        get { self[PickerLookKey.self] }
        set { self[PickerLookKey.self] = newValue }
    }
}

private enum PickerLookKey: EnvironmentKey { static var defaultValue: PickerLook { .menu } }
