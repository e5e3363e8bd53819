import Vitrine

let tags = ["Sale", "New"]

struct Badge: View {
    let text: String
    var body: some View { Text(text) }
}
