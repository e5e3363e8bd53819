public import Foundation

/// Questions over the screen.
nonisolated extension View {
    public func alert<Actions: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
    ) -> some View {
        asking(Text(titleKey), isPresented: isPresented, message: nil, actions: actions())
    }

    @_disfavoredOverload
    public func alert<S: StringProtocol, Actions: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
    ) -> some View {
        asking(Text(title), isPresented: isPresented, message: nil, actions: actions())
    }

    public func alert<Actions: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
    ) -> some View {
        asking(title, isPresented: isPresented, message: nil, actions: actions())
    }

    public func alert<Actions: View, Message: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
        @ViewBuilder message: () -> Message
    ) -> some View {
        asking(Text(titleKey), isPresented: isPresented, message: message(), actions: actions())
    }

    @_disfavoredOverload
    public func alert<S: StringProtocol, Actions: View, Message: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
        @ViewBuilder message: () -> Message
    ) -> some View {
        asking(Text(title), isPresented: isPresented, message: message(), actions: actions())
    }

    public func alert<Actions: View, Message: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
        @ViewBuilder message: () -> Message
    ) -> some View {
        asking(title, isPresented: isPresented, message: message(), actions: actions())
    }

    public func alert<Actions: View, Data>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Data?,
        @ViewBuilder actions: (Data) -> Actions
    ) -> some View {
        asking(Text(titleKey), isPresented: isPresented, message: nil, actions: data.map(actions))
    }

    @_disfavoredOverload
    public func alert<S: StringProtocol, Actions: View, Data>(
        _ title: S, isPresented: Binding<Bool>, presenting data: Data?,
        @ViewBuilder actions: (Data) -> Actions
    ) -> some View {
        asking(Text(title), isPresented: isPresented, message: nil, actions: data.map(actions))
    }

    public func alert<Actions: View, Data>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: Data?,
        @ViewBuilder actions: (Data) -> Actions
    ) -> some View {
        asking(title, isPresented: isPresented, message: nil, actions: data.map(actions))
    }

    public func alert<Actions: View, Message: View, Data>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Data?,
        @ViewBuilder actions: (Data) -> Actions, @ViewBuilder message: (Data) -> Message
    ) -> some View {
        asking(
            Text(titleKey), isPresented: isPresented, message: data.map(message), actions: data.map(actions))
    }

    @_disfavoredOverload
    public func alert<S: StringProtocol, Actions: View, Message: View, Data>(
        _ title: S, isPresented: Binding<Bool>, presenting data: Data?,
        @ViewBuilder actions: (Data) -> Actions, @ViewBuilder message: (Data) -> Message
    ) -> some View {
        asking(Text(title), isPresented: isPresented, message: data.map(message), actions: data.map(actions))
    }

    public func alert<Actions: View, Message: View, Data>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: Data?,
        @ViewBuilder actions: (Data) -> Actions, @ViewBuilder message: (Data) -> Message
    ) -> some View {
        asking(title, isPresented: isPresented, message: data.map(message), actions: data.map(actions))
    }

    public func alert<E: LocalizedError, Actions: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> Actions
    ) -> some View {
        asking(
            Text(verbatim: error?.errorDescription ?? ""), isPresented: isPresented, message: nil,
            actions: actions())
    }

    public func alert<E: LocalizedError, Actions: View, Message: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> Actions,
        @ViewBuilder message: (E) -> Message
    ) -> some View {
        asking(
            Text(verbatim: error?.errorDescription ?? ""), isPresented: isPresented,
            message: error.map(message),
            actions: error.map(actions))
    }

    /// The content is asked for while the alert is shown only, since before there may be nothing that it can be about.
    public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
        asking(
            isPresented.wrappedValue ? content() : Alert(title: Text(verbatim: "")), isPresented: isPresented)
    }

    public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View {
        asking(
            item.wrappedValue.map(content) ?? Alert(title: Text(verbatim: "")), isPresented: item.isPresent())
    }

    private func asking(_ alert: Alert, isPresented: Binding<Bool>) -> some View {
        asking(alert.title, isPresented: isPresented, message: alert.message, actions: alert.actions)
    }

    private func asking<Actions: View>(
        _ title: Text, isPresented: Binding<Bool>, message: (any View)?, actions: Actions
    ) -> some View {
        presenting(.alert(title: title, message: message), isPresented: isPresented) { actions }
    }
}
