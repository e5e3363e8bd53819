import SwiftUI

/// A view in its size with marks over its elements, and a legend: beside a view that is higher than wide, else below.
struct MarkedView: View {
    let content: AnyView
    let size: CGSize
    let marks: [ElementMark]
    let isMonochrome: Bool

    var body: some View {
        let isHigh = size.height > size.width
        let layout =
            isHigh
            ? AnyLayout(HStackLayout(alignment: .top, spacing: 0))
            : AnyLayout(VStackLayout(alignment: .leading, spacing: 0))
        layout {
            marked
            if !marks.isEmpty { Legend(marks: marks, width: isHigh ? 284 : max(284, size.width - 32)) }
        }
    }

    private var marked: some View {
        content.frame(width: size.width, height: size.height)
            .grayscale(isMonochrome ? 1 : 0)
            .overlay(alignment: .topLeading) {
                ZStack(alignment: .topLeading) {
                    ForEach(marks) { mark in
                        Rectangle().fill(mark.color.opacity(0.25))
                            .overlay { Rectangle().strokeBorder(mark.color, lineWidth: 1) }
                            .overlay(alignment: .topLeading) { Badge(mark: mark) }
                            .frame(width: mark.frame.width, height: mark.frame.height)
                            .offset(x: mark.frame.minX, y: mark.frame.minY)
                        if let point = mark.activationPoint {
                            Circle().strokeBorder(mark.color, lineWidth: 2).frame(width: 10, height: 10)
                                .offset(x: point.x - 5, y: point.y - 5)
                        }
                    }
                }
                .frame(width: size.width, height: size.height, alignment: .topLeading)
            }
            .environment(\.layoutDirection, .leftToRight)
            .clipped()
    }
}

/// The number by which the legend names an element, since colours alone do not tell it to everybody.
private struct Badge: View {
    let mark: ElementMark

    var body: some View {
        Text(verbatim: "\(mark.number)").font(.system(size: 9, weight: .bold)).foregroundColor(.white)
            .frame(width: 14, height: 14).background(mark.color)
            .dynamicTypeSize(.large)
    }
}

/// What VoiceOver says of each element.
private struct Legend: View {
    let marks: [ElementMark]
    let width: CGFloat

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            ForEach(marks) { mark in
                HStack(alignment: .top, spacing: 16) {
                    Badge(mark: mark)
                    VStack(alignment: .leading, spacing: 4) {
                        Text(verbatim: mark.spoken.text)
                        if !mark.spoken.hint.isEmpty {
                            Text(verbatim: mark.spoken.hint).foregroundColor(Color(white: 0.3))
                        }
                        if !mark.actions.isEmpty { actions(of: mark) }
                    }
                }
            }
        }
        .font(.system(size: 12))
        .foregroundColor(.black)
        .frame(width: width, alignment: .leading)
        .padding(16)
        .background(Color.white)
        .dynamicTypeSize(.large)
        .environment(\.layoutDirection, .leftToRight)
    }

    @ViewBuilder private func actions(of mark: ElementMark) -> some View {
        Text(verbatim: "Actions Available")
        ForEach(mark.actions, id: \.self) { action in
            Text(verbatim: "↓ \(action)").padding(.leading, 8)
        }
    }
}
