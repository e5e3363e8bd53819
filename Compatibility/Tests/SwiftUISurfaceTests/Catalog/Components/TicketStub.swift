import SwiftUI

/// Two parts of a ticket with a notch on either side of the perforation between them.
struct TicketStub<Content: View>: View {
    var isUsed = false
    @ViewBuilder var content: () -> Content

    private var outline: some Shape {
        RoundedRectangle(cornerRadius: 16).subtracting(Notches(radius: 9, place: 0.7))
    }

    var body: some View {
        HStack(spacing: 16) {
            VStack(alignment: .leading, spacing: 6) {
                ForEach(sections: content()) { section in
                    HStack(spacing: 4) { section.header }
                        .font(.caption2.weight(.semibold))
                        .foregroundStyle(.secondary)
                    ForEach(subviews: section.content) { line in
                        line.font(line.containerValues.isEmphasized ? .headline : .subheadline)
                    }
                }
            }
            Spacer(minLength: 0)
            Image(systemName: isUsed ? "checkmark.seal.fill" : "qrcode")
                .font(.largeTitle)
                .symbolEffect(.bounce, value: isUsed)
                .frame(width: 72)
                .transition(AsymmetricTransition(insertion: .opacity, removal: .scale(0.5)))
        }
        .padding(16)
        .background(outline.fill(Color.orange.opacity(isUsed ? 0.1 : 0.25)))
        .overlay(
            Perforation(place: 0.7)
                .stroke(.orange, style: StrokeStyle(lineWidth: 1, dash: [4, 4]))
        )
        .overlay(outline.stroke(.orange, lineWidth: 1))
    }
}

/// Half circles in the upper and the lower edge.
private struct Notches: Shape {
    var radius: CGFloat
    var place: CGFloat

    func path(in rect: CGRect) -> Path {
        [rect.minY, rect.maxY].reduce(Path()) { path, y in
            path.union(
                Circle().path(
                    in: CGRect(origin: CGPoint(x: rect.width * place, y: y), size: .zero).insetBy(
                        dx: -radius, dy: -radius)))
        }
    }
}

private struct Perforation: Shape {
    var place: CGFloat

    func path(in rect: CGRect) -> Path {
        Path("\(rect.width * place) \(rect.minY + 14) m \(rect.width * place) \(rect.maxY - 14) l") ?? Path()
    }
}

extension ContainerValues {
    @Entry var isEmphasized = false
}

/// The hours of a day, as a clock would show them one after the other.
private struct Hourly: TimelineSchedule {
    func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] {
        (0..<24).map { startDate.addingTimeInterval(Double($0) * 3600) }
    }
}

/// How far an indicator has come, along a curve.
struct EasedSteps: View {
    @State private var steps = [0.0, 0.25, 0.5, 0.75, 1]

    var body: some View {
        TimelineView(Hourly()) { _ in
            HStack(alignment: .bottom, spacing: 6) {
                ForEach(Array($steps.enumerated()), id: \.offset) { _, $step in
                    Capsule()
                        .fill(.orange)
                        .frame(width: 8, height: 8 + 24 * UnitCurve.easeInOut.value(at: step))
                }
            }
        }
    }
}

#Preview("Ticket stubs", traits: .sizeThatFitsLayout) {
    VStack(spacing: 16) {
        TicketStub {
            Section("ADMIT ONE") {
                Text("Evening concert").containerValue(\.isEmphasized, true)
                Text("Row 7, seat 12")
            }
        }
        TicketStub(isUsed: true) {
            Text("Matinee").containerValue(\.isEmphasized, true)
            Text("Used on Sunday")
        }
        EasedSteps()
    }
    .padding()
    .frame(width: 340)
}
