import SwiftUI

@Observable
@MainActor
final class ProfileModel {
    var name: String
    var email: String
    var wantsNewsletter = false
    var birthday = Date(timeIntervalSince1970: 300_000_000)
    @ObservationIgnored private var analytics: [String] = []
    var interests: [Interest]

    struct Interest: Identifiable, Equatable {
        let id: Int
        var title: String
        var isOn: Bool
    }

    init(name: String, email: String, interests: [Interest]) {
        self.name = name
        self.email = email
        self.interests = interests
    }

    var isValid: Bool { !name.isEmpty && email.contains("@") }
    func load() async { analytics.append("load") }
}

@Observable final class AccountSession { var isSignedIn = true; init() {} }

struct ProfileEditor: View {
    @Environment(ProfileModel.self) private var model
    @Environment(AccountSession.self) private var session: AccountSession?
    @Environment(\.dismiss) private var dismiss
    @Environment(\.openURL) private var openURL
    @Environment(\.scenePhase) private var scenePhase
    @Environment(\.locale) private var locale: Locale

    var body: some View {
        @Bindable var model = model
        NavigationStack {
            Form {
                Section("Account") {
                    TextField("Name", text: $model.name)
                        .textContentType(.name)
                    TextField("Email", text: $model.email)
                        .textContentType(.emailAddress)
                    Toggle("Newsletter", isOn: $model.wantsNewsletter)
                    DatePicker(
                        "Birthday", selection: $model.birthday, in: ...Date(timeIntervalSince1970: 1e9),
                        displayedComponents: [.date])
                }
                Section("Interests") {
                    ForEach($model.interests) { $interest in
                        InterestRow(interest: $interest)
                    }
                }
                if session?.isSignedIn == true {
                    Section {
                        Button("Sign out", role: .destructive) { session?.isSignedIn = false }
                            .frame(maxWidth: .infinity)
                    }
                }
            }
            .navigationTitle("Profile")
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Cancel", role: .cancel, action: dismiss.callAsFunction)
                }
                ToolbarItemGroup(placement: .topBarTrailing) {
                    Button("Save") { dismiss() }.disabled(!model.isValid)
                    Menu("More", systemImage: "ellipsis.circle") {
                        Button("Help") { if let url = URL(string: "https://example.com") { openURL(url) } }
                        Divider()
                        ShareLink(item: "Hello")
                    }
                }
            }
            .task(id: model.email) { await model.load() }
            .onChange(of: scenePhase, initial: true) { old, new in }
            .refreshable { [model] in await model.load() }
            .interactiveDismissDisabled(!model.isValid)
        }
    }
}

private struct InterestRow: View {
    @Binding var interest: ProfileModel.Interest
    var body: some View {
        Toggle(isOn: $interest.isOn) {
            Text(interest.title)
            Text("Shown on your page").font(.caption)
        }
        .toggleStyle(.switch)
        .tint(.indigo)
    }
}

private struct BindableRow: View {
    @Bindable var model: ProfileModel
    init(_ model: ProfileModel) { self._model = Bindable(model) }
    var body: some View { TextField("Name", text: $model.name) }
}

#Preview {
    @Previewable @State var model = ProfileModel(
        name: "Ada", email: "ada@example.com",
        interests: [.init(id: 1, title: "Cycling", isOn: true), .init(id: 2, title: "Cooking", isOn: false)])
    ProfileEditor()
        .environment(model)
        .environment(AccountSession())
}
