import AuthenticationServices
import LocalAuthentication
import Network
import SwiftUI

/// Tells whether the device is connected.
@MainActor
final class Connection: ObservableObject {
    @Published private(set) var isConnected = true
    private let monitor = NWPathMonitor()

    init() {
        monitor.pathUpdateHandler = { path in
            Task { @MainActor [weak self] in self?.isConnected = path.status == .satisfied }
        }
        monitor.start(queue: DispatchQueue(label: "connection"))
    }
}

/// The ways in which a customer can sign in.
struct SignInForm: View {
    @StateObject private var connection = Connection()
    @State private var nonce: String?

    private var hasBiometry: Bool {
        var error: NSError?
        return LAContext().canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error)
    }

    var body: some View {
        VStack(spacing: 12) {
            SignInWithAppleButton(.continue) { request in
                request.requestedScopes = [.fullName, .email]
                request.nonce = nonce
            } onCompletion: { result in
                switch result {
                case .success(let authorization):
                    if let credential = authorization.credential as? ASAuthorizationAppleIDCredential {
                        nonce = credential.user
                    }
                case .failure(let error as ASAuthorizationError) where error.code == .canceled: nonce = nil
                case .failure: nonce = ""
                }
            }
            .signInWithAppleButtonStyle(.whiteOutline)
            .frame(height: 48)
            SignInWithAppleButton(onRequest: { _ in }, onCompletion: { _ in }).frame(height: 48)
            if hasBiometry { Button("Use Face ID") {} }
            if !connection.isConnected { Text("You are offline").foregroundStyle(.secondary) }
        }
        .padding()
        .frame(width: 320)
    }
}

#Preview(traits: .sizeThatFitsLayout) { SignInForm() }
