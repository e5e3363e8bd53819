import SwiftUI

/// Buttons that flow into each other, as drops of a liquid.
struct GooeyMenu: View {
    var isOpen = true

    private let symbols = ["camera.fill", "photo.fill", "mic.fill"]

    var body: some View {
        ZStack {
            Canvas { context, size in
                context.addFilter(.alphaThreshold(min: 0.5, color: .indigo))
                context.addFilter(.blur(radius: 6))
                context.drawLayer { layer in
                    for index in 0...symbols.count {
                        guard let drop = layer.resolveSymbol(id: index) else { continue }
                        layer.draw(drop, at: place(of: index, in: size))
                    }
                }
            } symbols: {
                ForEach(0...symbols.count, id: \.self) { index in
                    let width: CGFloat = index == 0 ? 56 : 44
                    Circle().frame(width: width, height: width).tag(index)
                }
            }
            GeometryReader { proxy in
                Image(systemName: isOpen ? "xmark" : "plus").position(place(of: 0, in: proxy.size))
                if isOpen {
                    ForEach(symbols.indices, id: \.self) { index in
                        Image(systemName: symbols[index])
                            .font(.callout)
                            .position(place(of: index + 1, in: proxy.size))
                    }
                }
            }
            .foregroundStyle(.white)
        }
        .frame(width: 220, height: 80)
    }

    private func place(of index: Int, in size: CGSize) -> CGPoint {
        CGPoint(x: 36 + (isOpen ? CGFloat(index) * 50 : 0), y: size.height / 2)
    }
}

/// A card with a hole, and letters that stripes show through.
struct StampedCard: View {
    var body: some View {
        Canvas { context, size in
            let card = CGRect(origin: .zero, size: size).insetBy(dx: 8, dy: 8)
            context.drawLayer { layer in
                layer.addFilter(.shadow(color: .black.opacity(0.3), radius: 4, y: 2))
                layer.clip(
                    to: Path(ellipseIn: CGRect(x: card.maxX - 24, y: card.midY - 12, width: 24, height: 24)),
                    options: .inverse)
                layer.fill(
                    Path(roundedRect: card, cornerRadius: 12),
                    with: .linearGradient(
                        Gradient(colors: [.orange, .pink]), startPoint: card.origin,
                        endPoint: CGPoint(x: card.maxX, y: card.maxY)))
            }
            context.clipToLayer { layer in
                layer.draw(
                    Text("VOUCHER").font(.title.bold()), at: CGPoint(x: card.midX - 16, y: card.midY))
            }
            context.addFilter(.brightness(0.4))
            for line in stride(from: card.minX, to: card.maxX, by: 4) {
                context.fill(
                    Path(CGRect(x: line, y: card.minY, width: 2.5, height: card.height)),
                    with: .color(.yellow))
            }
        }
        .frame(width: 220, height: 96)
    }
}

#Preview("Open", traits: .sizeThatFitsLayout) { GooeyMenu() }
#Preview("Closed", traits: .sizeThatFitsLayout) { GooeyMenu(isOpen: false) }
#Preview("Stamped", traits: .sizeThatFitsLayout) { StampedCard() }
