nonisolated extension View {
    public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
        changingEnvironment { $0.submitActions.append(SubmitAction(triggers: triggers, perform: action)) }
    }

    public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

    public func submitScope(_ isBlocking: Bool = true) -> some View { self }

    public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

    public func disableAutocorrection(_ disable: Bool?) -> some View { self }

    public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
        self
    }

    public func textContentType(_ textContentType: UITextContentType?) -> some View { self }

    public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }

    public func textSelection<Selectability: TextSelectability>(_ selectability: Selectability) -> some View {
        self
    }

    public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
}
