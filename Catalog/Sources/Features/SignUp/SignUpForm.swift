import MarketplaceDesign
import Vitrine

/// An account in the making: a form that says what is missing and lets nobody go on before it is complete.
public struct SignUpForm: View {
    @State private var form = Entries()
    @State private var isWelcoming = false
    @FocusState private var focus: Field?

    private enum Field: Hashable { case name, email, password }

    public init() {}

    public var body: some View {
        NavigationStack {
            Form {
                Section {
                    TextField("Name", text: $form.name).focused($focus, equals: .name)
                    TextField("Email", text: $form.email).focused($focus, equals: .email)
                    SecureField("Password", text: $form.password).focused($focus, equals: .password)
                } header: {
                    Text("Your account")
                } footer: {
                    if let problem = form.problem { Text(problem).foregroundStyle(.sale) }
                }
                Section {
                    Toggle("Send me offers", isOn: $form.wantsOffers)
                    Toggle("I accept the terms", isOn: $form.acceptsTerms)
                }
            }
            .navigationTitle("Sign up")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel") { form = Entries() } }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Create") {
                        focus = nil
                        isWelcoming = true
                    }
                    .disabled(!form.isComplete)
                }
            }
            .alert("Welcome, \(form.name)!", isPresented: $isWelcoming) {
                Button("Start shopping") {}
            } message: {
                Text("We have sent an email to \(form.email).")
            }
        }
        .tint(ThemeColor.accent)
    }
}

/// What has been filled in.
private struct Entries {
    var name = ""
    var email = ""
    var password = ""
    var wantsOffers = false
    var acceptsTerms = false

    var isComplete: Bool {
        !name.isEmpty && !email.isEmpty && !password.isEmpty && problem == nil && acceptsTerms
    }

    /// What is wrong with the entries so far; what is still empty is not.
    var problem: String? {
        if !email.isEmpty, !email.contains("@") { return "An email address has an @ in it." }
        if !password.isEmpty, password.count < 8 { return "A password has at least eight characters." }
        return nil
    }
}
