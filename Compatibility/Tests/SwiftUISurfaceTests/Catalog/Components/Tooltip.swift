import SwiftUI

/// A bubble with an arrow.
struct TooltipShape: Shape {
    var cornerRadius: CGFloat = 8
    var arrowSize = CGSize(width: 16, height: 8)

    func path(in rect: CGRect) -> Path {
        var path = Path()
        let body = CGRect(
            x: rect.minX, y: rect.minY, width: rect.width, height: rect.height - arrowSize.height)
        path.addRoundedRect(in: body, cornerSize: CGSize(width: cornerRadius, height: cornerRadius))
        path.move(to: CGPoint(x: body.midX - arrowSize.width / 2, y: body.maxY))
        path.addLine(to: CGPoint(x: body.midX, y: rect.maxY))
        path.addLine(to: CGPoint(x: body.midX + arrowSize.width / 2, y: body.maxY))
        path.closeSubpath()
        return path
    }
}

struct Tooltip: View {
    let text: LocalizedStringKey

    var body: some View {
        Text(text)
            .font(.footnote)
            .foregroundColor(.white)
            .padding(EdgeInsets(top: 8, leading: 12, bottom: 16, trailing: 12))
            .background(TooltipShape().fill(Color.black.opacity(0.85)))
            .frame(maxWidth: 220)
    }
}

#Preview(traits: .sizeThatFitsLayout) {
    Tooltip(text: "Sellers answer within **two days**")
}
