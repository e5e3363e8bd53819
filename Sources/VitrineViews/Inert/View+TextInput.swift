nonisolated extension View {
    /// Runs the action when a test or a scenario submits a field inside, after those that are set closer to the
    /// field.
    public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
        changingEnvironment { $0.submitActions.append(SubmitAction(triggers: triggers, perform: action)) }
    }

    /// Without effect: the keyboard is never shown.
    public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

    /// Without effect: a submission runs the actions of all views around the field.
    public func submitScope(_ isBlocking: Bool = true) -> some View { self }

    /// Without effect: what is typed stays as it is.
    public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

    /// Without effect: what is typed stays as it is.
    public func disableAutocorrection(_ disable: Bool?) -> some View { self }

    /// Without effect: what is typed stays as it is.
    public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
        self
    }

    /// Without effect: nothing fills fields in.
    public func textContentType(_ textContentType: UITextContentType?) -> some View { self }

    /// Without effect: what is typed stays as it is.
    public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }

    /// Without effect: text is not selected in a picture.
    public func textSelection<Selectability: TextSelectability>(_ selectability: Selectability) -> some View {
        self
    }

    /// Without effect: nothing formats text.
    public func textInputFormattingControlVisibility(
        _ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set
    ) -> some View { self }

    /// Without effect: there is no cursor in a picture.
    public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View { self }

    /// Without effect: there are no writing tools.
    public func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View { self }

    /// Without effect: there are no writing tools.
    public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
}
