import SwiftUI

/// The head of a person's page.
struct ProfileHeader: View {
    let name: String
    let handle: String
    let figures: [(label: LocalizedStringKey, value: Int)]

    @Environment(\.horizontalSizeClass) private var horizontalSizeClass

    var body: some View {
        VStack(spacing: 16) {
            if horizontalSizeClass == .regular {
                HStack(spacing: 24) {
                    portrait; names
                }
            } else {
                portrait
                names
            }
            HStack {
                ForEach(figures.indices, id: \.self) { index in
                    VStack(spacing: 2) {
                        Text("\(figures[index].value)")
                            .font(.title3.bold())
                        Text(figures[index].label)
                            .font(.caption)
                            .foregroundColor(.secondary)
                    }
                    .frame(maxWidth: .infinity)
                    if index < figures.count - 1 {
                        Divider().frame(height: 28)
                    }
                }
            }
        }
        .padding()
    }

    private var portrait: some View {
        Circle()
            .fill(
                AngularGradient(
                    gradient: Gradient(colors: [.purple, .pink, .orange, .purple]),
                    center: .center
                )
            )
            .frame(width: 88, height: 88)
            .overlay(
                Text(name.prefix(1))
                    .font(.system(size: 36, weight: .bold, design: .rounded))
                    .foregroundColor(.white)
            )
            .overlay(Circle().strokeBorder(.white, lineWidth: 3))
            .shadow(radius: 4)
    }

    private var names: some View {
        VStack(spacing: 4) {
            Text(name).font(.title2).fontWeight(.bold)
            Text("@" + handle).font(.subheadline).foregroundColor(.secondary)
        }
    }
}

#Preview {
    ProfileHeader(
        name: "Amira Haddad",
        handle: "amira.makes",
        figures: [("Items", 128), ("Followers", 2_540), ("Following", 87)]
    )
}
