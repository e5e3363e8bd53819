import SwiftUI

/// Who is signed in, shared by all screens.
@MainActor
final class Session: ObservableObject {
    @Published var userName: String?
}

struct SessionBadge: View {
    @EnvironmentObject private var session: Session

    var body: some View {
        HStack(spacing: 6) {
            Image(systemName: "person")
            if let userName = session.userName {
                Text("Hello, \(userName)")
            } else {
                Button("Sign in") { session.userName = "Mei" }
            }
        }
        .padding(8)
        .background(Capsule().fill(Color.gray.opacity(0.15)))
        .onAppear {
            if session.userName == nil {
                session.userName = "Jonas"
            }
        }
    }
}

struct SessionBadge_Previews: PreviewProvider {
    static var previews: some View {
        SessionBadge()
            .environmentObject(Session())
            .previewLayout(.sizeThatFits)
    }
}
