import SwiftUI

/// Several people, each half behind the one before.
struct AvatarStack: View {
    let names: [String]
    var maximum = 3

    var body: some View {
        HStack(spacing: -12) {
            ForEach(Array(names.prefix(maximum).enumerated()), id: \.offset) { index, name in
                Avatar(name: name)
                    .overlay(Circle().stroke(Color.white, lineWidth: 2))
                    .zIndex(Double(maximum - index))
            }
            if names.count > maximum {
                Text("+\(names.count - maximum)")
                    .font(.caption.weight(.semibold))
                    .frame(width: 40, height: 40)
                    .background(Color(white: 0.9))
                    .clipShape(Circle())
                    .overlay(Circle().stroke(Color.white, lineWidth: 2))
            }
        }
    }
}

#Preview(traits: .sizeThatFitsLayout) {
    AvatarStack(names: ["Amira Haddad", "Jonas Weber", "Mei Lin", "Kofi", "Ana"])
}
