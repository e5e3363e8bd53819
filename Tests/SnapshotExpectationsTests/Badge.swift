import Foundation
import VitrineViews

/// What the tests show.
struct Badge: View {
    var text = "New"
    var padding = 4.0

    var body: some View {
        Text(text).font(.system(size: 10)).padding(padding).background(.yellow, in: Capsule())
    }
}
