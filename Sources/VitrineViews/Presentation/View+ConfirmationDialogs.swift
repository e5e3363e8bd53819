/// Choices at the screen's bottom.
nonisolated extension View {
    public func confirmationDialog<Actions: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> Actions
    ) -> some View {
        choosing(
            Text(titleKey), titleVisibility, isPresented: isPresented, message: nil, actions: actions())
    }

    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, Actions: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> Actions
    ) -> some View {
        choosing(
            Text(title), titleVisibility, isPresented: isPresented, message: nil, actions: actions())
    }

    public func confirmationDialog<Actions: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> Actions
    ) -> some View {
        choosing(
            title, titleVisibility, isPresented: isPresented, message: nil, actions: actions())
    }

    public func confirmationDialog<Actions: View, Message: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
    ) -> some View {
        choosing(
            Text(titleKey), titleVisibility, isPresented: isPresented, message: message(), actions: actions())
    }

    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, Actions: View, Message: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
    ) -> some View {
        choosing(
            Text(title), titleVisibility, isPresented: isPresented, message: message(), actions: actions())
    }

    public func confirmationDialog<Actions: View, Message: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
    ) -> some View {
        choosing(
            title, titleVisibility, isPresented: isPresented, message: message(), actions: actions())
    }

    public func confirmationDialog<Actions: View, Data>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: Data?, @ViewBuilder actions: (Data) -> Actions
    ) -> some View {
        choosing(
            Text(titleKey), titleVisibility, isPresented: isPresented, message: nil,
            actions: data.map(actions))
    }

    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, Actions: View, Data>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: Data?, @ViewBuilder actions: (Data) -> Actions
    ) -> some View {
        choosing(
            Text(title), titleVisibility, isPresented: isPresented, message: nil, actions: data.map(actions))
    }

    public func confirmationDialog<Actions: View, Data>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: Data?, @ViewBuilder actions: (Data) -> Actions
    ) -> some View {
        choosing(
            title, titleVisibility, isPresented: isPresented, message: nil, actions: data.map(actions))
    }

    public func confirmationDialog<Actions: View, Message: View, Data>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: Data?, @ViewBuilder actions: (Data) -> Actions,
        @ViewBuilder message: (Data) -> Message
    ) -> some View {
        choosing(
            Text(titleKey), titleVisibility, isPresented: isPresented, message: data.map(message),
            actions: data.map(actions))
    }

    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, Actions: View, Message: View, Data>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: Data?, @ViewBuilder actions: (Data) -> Actions,
        @ViewBuilder message: (Data) -> Message
    ) -> some View {
        choosing(
            Text(title), titleVisibility, isPresented: isPresented, message: data.map(message),
            actions: data.map(actions))
    }

    public func confirmationDialog<Actions: View, Message: View, Data>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: Data?, @ViewBuilder actions: (Data) -> Actions,
        @ViewBuilder message: (Data) -> Message
    ) -> some View {
        choosing(
            title, titleVisibility, isPresented: isPresented, message: data.map(message),
            actions: data.map(actions))
    }

    /// Without effect: dialogs are shown without an icon.
    public func dialogIcon(_ icon: Image?) -> some View { self }

    /// The content is asked for while the sheet is shown only, since before there may be nothing that it can be about.
    public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
        let sheet = isPresented.wrappedValue ? content() : ActionSheet(title: Text(verbatim: ""))
        return choosing(
            sheet.title, .visible, isPresented: isPresented, message: sheet.message, actions: sheet.actions)
    }

    public func actionSheet<Item: Identifiable>(
        item: Binding<Item?>, content: (Item) -> ActionSheet
    ) -> some View {
        let sheet = item.wrappedValue.map(content) ?? ActionSheet(title: Text(verbatim: ""))
        return choosing(
            sheet.title, .visible, isPresented: item.isPresent(), message: sheet.message,
            actions: sheet.actions)
    }

    private func choosing<Actions: View>(
        _ title: Text, _ visibility: Visibility, isPresented: Binding<Bool>, message: (any View)?,
        actions: Actions
    ) -> some View {
        presenting(
            .dialog(title: visibility == .visible ? title : nil, message: message), isPresented: isPresented
        ) {
            actions
        }
    }
}
