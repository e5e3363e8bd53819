import SwiftUI

/// A message across the top of a screen.
struct Banner: View {
    enum Severity: CaseIterable {
        case info, success, warning, error

        var color: Color {
            switch self {
            case .info: return .blue
            case .success: return .green
            case .warning: return .orange
            case .error: return .red
            }
        }

        var symbol: String {
            switch self {
            case .info: return "info.circle"
            case .success: return "checkmark"
            case .warning, .error: return "exclamationmark.triangle"
            }
        }
    }

    let severity: Severity
    let title: LocalizedStringKey
    var message: LocalizedStringKey?
    var dismiss: (() -> Void)?

    var body: some View {
        HStack(alignment: .top, spacing: 12) {
            Image(systemName: severity.symbol)
                .foregroundColor(severity.color)
            VStack(alignment: .leading, spacing: 4) {
                Text(title).bold()
                message.map { Text($0).font(.footnote) }
            }
            Spacer(minLength: 0)
            if let dismiss {
                Button(action: dismiss) {
                    Image(systemName: "xmark")
                }
                .accessibilityLabel("Close")
                .foregroundColor(.secondary)
            }
        }
        .padding()
        .background(severity.color.opacity(0.12))
        .overlay(alignment: .leading) {
            severity.color.frame(width: 4)
        }
        .clipShape(RoundedRectangle(cornerRadius: 8))
        .transition(.move(edge: .top).combined(with: .opacity))
    }
}

#Preview {
    VStack(spacing: 10) {
        ForEach(Banner.Severity.allCases, id: \.self) { severity in
            Banner(severity: severity, title: "Your order has changed")
        }
        Banner(
            severity: .warning, title: "Only two left",
            message: "We cannot promise that they are there for long.", dismiss: {})
    }
}
