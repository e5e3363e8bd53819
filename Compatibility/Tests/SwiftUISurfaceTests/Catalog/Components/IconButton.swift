import SwiftUI

/// A round button that shows nothing but a symbol.
public struct IconButton: View {
    public enum Kind {
        case filled, tinted, plain
    }

    @ScaledMetric(relativeTo: .body) private var side: CGFloat = 40
    private let systemName: String
    private let label: Text
    private let kind: Kind
    private let action: () -> Void

    public init(_ systemName: String, label: Text, kind: Kind = .tinted, action: @escaping () -> Void) {
        self.systemName = systemName
        self.label = label
        self.kind = kind
        self.action = action
    }

    public var body: some View {
        Button(action: action) {
            Image(systemName: systemName)
                .font(.system(size: side * 0.4, weight: .semibold))
                .foregroundStyle(foreground)
                .frame(width: side, height: side)
                .background(background, in: Circle())
        }
        .buttonStyle(.plain)
        .accessibilityLabel(label)
        .accessibilityAddTraits(.isButton)
    }

    private var foreground: Color {
        kind == .filled ? .white : .brandPrimary
    }

    private var background: Color {
        switch kind {
        case .filled: .brandPrimary
        case .tinted: .brandPrimary.opacity(0.12)
        case .plain: .clear
        }
    }
}

#Preview(traits: .sizeThatFitsLayout) {
    HStack(spacing: 12) {
        IconButton("plus", label: Text("Add"), kind: .filled) {}
        IconButton("heart", label: Text("Like")) {}
        IconButton("xmark", label: Text("Close"), kind: .plain) {}
    }
}
