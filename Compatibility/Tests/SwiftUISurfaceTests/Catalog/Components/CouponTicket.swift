import SwiftUI

/// A ticket with notches at its sides.
struct TicketShape: InsettableShape {
    var notchRadius: CGFloat = 10
    var position: CGFloat = 0.65
    var insetAmount: CGFloat = 0

    func path(in rect: CGRect) -> Path {
        let rect = rect.insetBy(dx: insetAmount, dy: insetAmount)
        let x = rect.minX + rect.width * position
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.minY))
        path.addLine(to: CGPoint(x: x - notchRadius, y: rect.minY))
        path.addArc(
            center: CGPoint(x: x, y: rect.minY), radius: notchRadius, startAngle: .degrees(180),
            endAngle: .degrees(0), clockwise: true)
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: x + notchRadius, y: rect.maxY))
        path.addArc(
            center: CGPoint(x: x, y: rect.maxY), radius: notchRadius, startAngle: .degrees(0),
            endAngle: .degrees(180), clockwise: true)
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
        return path
    }

    func inset(by amount: CGFloat) -> TicketShape {
        var shape = self
        shape.insetAmount += amount
        return shape
    }
}

struct CouponTicket: View {
    let title: LocalizedStringKey
    let code: String

    var body: some View {
        HStack(spacing: 0) {
            VStack(alignment: .leading, spacing: 4) {
                Text(title)
                    .font(.headline)
                Text("Ends on Sunday")
                    .font(.caption)
                    .foregroundColor(.secondary)
            }
            .padding()
            Spacer()
            Text(code)
                .font(.system(.callout, design: .monospaced))
                .kerning(2)
                .padding()
        }
        .background(TicketShape().fill(Color.yellow.opacity(0.25)))
        .overlay(TicketShape().strokeBorder(Color.yellow, lineWidth: 1.5))
    }
}

#Preview {
    CouponTicket(title: "20 % off ceramics", code: "CLAY20")
}
