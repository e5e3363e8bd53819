import Views

// Elements by what people call them, one function for each role.
extension ElementScope {
    public func button(
        _ label: String? = nil, file: StaticString = #fileID, line: Int = #line
    ) -> HostElement {
        element(.button, label, file: file, line: line)
    }

    public func link(
        _ label: String? = nil, file: StaticString = #fileID, line: Int = #line
    ) -> HostElement {
        element(.link, label, file: file, line: line)
    }

    public func image(
        _ label: String? = nil, file: StaticString = #fileID, line: Int = #line
    ) -> HostElement {
        element(.image, label, file: file, line: line)
    }

    public func toggle(
        _ label: String? = nil, file: StaticString = #fileID, line: Int = #line
    ) -> HostElement {
        element(.toggle, label, file: file, line: line)
    }

    public func slider(
        _ label: String? = nil, file: StaticString = #fileID, line: Int = #line
    ) -> HostElement {
        element(.slider, label, file: file, line: line)
    }

    public func stepper(
        _ label: String? = nil, file: StaticString = #fileID, line: Int = #line
    ) -> HostElement {
        element(.stepper, label, file: file, line: line)
    }

    public func picker(
        _ label: String? = nil, file: StaticString = #fileID, line: Int = #line
    ) -> HostElement {
        element(.picker, label, file: file, line: line)
    }

    public func datePicker(
        _ label: String? = nil, file: StaticString = #fileID, line: Int = #line
    ) -> HostElement {
        element(.datePicker, label, file: file, line: line)
    }

    public func textField(
        _ label: String? = nil, file: StaticString = #fileID, line: Int = #line
    ) -> HostElement {
        element(.textField, label, file: file, line: line)
    }

    public func secureTextField(
        _ label: String? = nil, file: StaticString = #fileID, line: Int = #line
    ) -> HostElement {
        element(.secureTextField, label, file: file, line: line)
    }

    public func searchField(
        _ label: String? = nil, file: StaticString = #fileID, line: Int = #line
    ) -> HostElement {
        element(.searchField, label, file: file, line: line)
    }

    public func textView(
        _ label: String? = nil, file: StaticString = #fileID, line: Int = #line
    ) -> HostElement {
        element(.textView, label, file: file, line: line)
    }

    public func tab(
        _ label: String? = nil, file: StaticString = #fileID, line: Int = #line
    ) -> HostElement {
        element(.tab, label, file: file, line: line)
    }

    public func alert(
        _ label: String? = nil, file: StaticString = #fileID, line: Int = #line
    ) -> HostElement {
        element(.alert, label, file: file, line: line)
    }

    public func sheet(
        _ label: String? = nil, file: StaticString = #fileID, line: Int = #line
    ) -> HostElement {
        element(.sheet, label, file: file, line: line)
    }

    public func popover(
        _ label: String? = nil, file: StaticString = #fileID, line: Int = #line
    ) -> HostElement {
        element(.popover, label, file: file, line: line)
    }

    public func menu(
        _ label: String? = nil, file: StaticString = #fileID, line: Int = #line
    ) -> HostElement {
        element(.menu, label, file: file, line: line)
    }

    public func navigationBar(
        _ label: String? = nil, file: StaticString = #fileID, line: Int = #line
    ) -> HostElement {
        element(.navigationBar, label, file: file, line: line)
    }

    public func toolbar(
        _ label: String? = nil, file: StaticString = #fileID, line: Int = #line
    ) -> HostElement {
        element(.toolbar, label, file: file, line: line)
    }

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
