import SwiftUI

/// The stations of a parcel, one below the other, joined by a line.
struct ParcelTimeline: View {
    struct Station: Identifiable {
        let id: Int
        let title: String
        let time: String
        let isReached: Bool
    }

    let stations: [Station]

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(stations) { station in
                HStack(alignment: .top, spacing: 12) {
                    VStack(spacing: 0) {
                        Circle()
                            .fill(station.isReached ? Color.green : Color.white)
                            .overlay(
                                Circle().stroke(
                                    station.isReached ? Color.green : .gray,
                                    style: StrokeStyle(lineWidth: 2)
                                )
                            )
                            .frame(width: 14, height: 14)
                        if station.id != stations.last?.id {
                            DashedLine()
                                .stroke(style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [2, 5]))
                                .foregroundColor(.gray)
                                .frame(width: 2)
                        }
                    }
                    .padding(.top, 3)
                    VStack(alignment: .leading, spacing: 2) {
                        Text(station.title)
                            .fontWeight(station.isReached ? .semibold : .regular)
                        Text(station.time)
                            .font(.caption)
                            .foregroundColor(.secondary)
                    }
                    .padding(.bottom, 20)
                }
                .fixedSize(horizontal: false, vertical: true)
            }
        }
    }
}

private struct DashedLine: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.midX, y: rect.minY + 4))
        path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
        return path
    }
}

#Preview {
    ParcelTimeline(stations: [
        .init(id: 0, title: "Packed", time: "Monday 16:20", isReached: true),
        .init(id: 1, title: "Handed to the carrier", time: "Tuesday 08:05", isReached: true),
        .init(id: 2, title: "At your door", time: "Thursday", isReached: false),
    ])
    .frame(maxWidth: .infinity, alignment: .leading)
}
