import VitrineViews

// Elements by what people call them, one function for each role.
extension ElementScope {
    /// Buttons that have a label or hold an element of it; all buttons where none is given.
    public func button(
        _ label: String? = nil, file: StaticString = #fileID, line: Int = #line
    ) -> HostElement {
        element(.button, label, file: file, line: line)
    }

    /// Links, also those in a text, that have a label; all links where none is given.
    public func link(
        _ label: String? = nil, file: StaticString = #fileID, line: Int = #line
    ) -> HostElement {
        element(.link, label, file: file, line: line)
    }

    /// Images that have a label, which is the picture's name unless the component gives another; all images where
    /// none is given.
    public func image(
        _ label: String? = nil, file: StaticString = #fileID, line: Int = #line
    ) -> HostElement {
        element(.image, label, file: file, line: line)
    }

    /// Toggles that have a label; all toggles where none is given.
    public func toggle(
        _ label: String? = nil, file: StaticString = #fileID, line: Int = #line
    ) -> HostElement {
        element(.toggle, label, file: file, line: line)
    }

    /// Sliders that have a label; all sliders where none is given.
    public func slider(
        _ label: String? = nil, file: StaticString = #fileID, line: Int = #line
    ) -> HostElement {
        element(.slider, label, file: file, line: line)
    }

    /// Steppers that have a label; all steppers where none is given.
    public func stepper(
        _ label: String? = nil, file: StaticString = #fileID, line: Int = #line
    ) -> HostElement {
        element(.stepper, label, file: file, line: line)
    }

    /// Pickers that have a label; all pickers where none is given.
    public func picker(
        _ label: String? = nil, file: StaticString = #fileID, line: Int = #line
    ) -> HostElement {
        element(.picker, label, file: file, line: line)
    }

    /// Date pickers that have a label; all date pickers where none is given.
    public func datePicker(
        _ label: String? = nil, file: StaticString = #fileID, line: Int = #line
    ) -> HostElement {
        element(.datePicker, label, file: file, line: line)
    }

    /// Fields of one line of text that have a label; all such fields where none is given. A
    /// ``secureTextField(_:file:line:)`` is none of them.
    public func textField(
        _ label: String? = nil, file: StaticString = #fileID, line: Int = #line
    ) -> HostElement {
        element(.textField, label, file: file, line: line)
    }

    /// Fields for passwords that have a label; all such fields where none is given.
    public func secureTextField(
        _ label: String? = nil, file: StaticString = #fileID, line: Int = #line
    ) -> HostElement {
        element(.secureTextField, label, file: file, line: line)
    }

    /// Search fields that have a label; all search fields where none is given.
    public func searchField(
        _ label: String? = nil, file: StaticString = #fileID, line: Int = #line
    ) -> HostElement {
        element(.searchField, label, file: file, line: line)
    }

    /// Text editors that have a label; all text editors where none is given.
    public func textView(
        _ label: String? = nil, file: StaticString = #fileID, line: Int = #line
    ) -> HostElement {
        element(.textView, label, file: file, line: line)
    }

    /// Tabs in a tab bar that have a label; all tabs where none is given.
    public func tab(
        _ label: String? = nil, file: StaticString = #fileID, line: Int = #line
    ) -> HostElement {
        element(.tab, label, file: file, line: line)
    }

    /// Alerts that have a title or hold an element with this label; all alerts where none is given.
    public func alert(
        _ label: String? = nil, file: StaticString = #fileID, line: Int = #line
    ) -> HostElement {
        element(.alert, label, file: file, line: line)
    }

    /// Sheets, full-screen covers and dialogs that have a title or hold an element with this label; all of them where
    /// none is given.
    public func sheet(
        _ label: String? = nil, file: StaticString = #fileID, line: Int = #line
    ) -> HostElement {
        element(.sheet, label, file: file, line: line)
    }

    /// Popovers that hold an element with this label; all popovers where none is given.
    public func popover(
        _ label: String? = nil, file: StaticString = #fileID, line: Int = #line
    ) -> HostElement {
        element(.popover, label, file: file, line: line)
    }

    /// Open menus that hold an item with this label; all open menus where none is given.
    public func menu(
        _ label: String? = nil, file: StaticString = #fileID, line: Int = #line
    ) -> HostElement {
        element(.menu, label, file: file, line: line)
    }

    /// Bars at the top of a screen that have a title; all such bars where none is given.
    public func navigationBar(
        _ label: String? = nil, file: StaticString = #fileID, line: Int = #line
    ) -> HostElement {
        element(.navigationBar, label, file: file, line: line)
    }

    /// Bars at the bottom of a screen that hold an element with this label; all such bars where none is given.
    public func toolbar(
        _ label: String? = nil, file: StaticString = #fileID, line: Int = #line
    ) -> HostElement {
        element(.toolbar, label, file: file, line: line)
    }

    /// Tab bars that hold a tab with this label; all tab bars where none is given.
    public func tabBar(
        _ label: String? = nil, file: StaticString = #fileID, line: Int = #line
    ) -> HostElement {
        element(.tabBar, label, file: file, line: line)
    }

    /// Rows of a list that have a label, or hold an element of it.
    public func cell(_ label: String, file: StaticString = #fileID, line: Int = #line) -> HostElement {
        element(.cell, label, file: file, line: line)
    }

    /// A row of a list, counted from 0.
    public func cell(_ position: Int, file: StaticString = #fileID, line: Int = #line) -> HostElement {
        cells(file: file, line: line).element(at: position)
    }

    /// All rows.
    public func cells(file: StaticString = #fileID, line: Int = #line) -> HostElement {
        element(.cell, nil, file: file, line: line)
    }
}
