import Foundation
import Vitrine

/// The pictures of the paint gallery.
enum PaintGallery {
    struct Shapes: View {
        var body: some View {
            HStack(spacing: 12) {
                Rectangle().fill(.red).frame(width: 40, height: 40)
                Circle().fill(.orange).frame(width: 40, height: 40)
                Ellipse().fill(.yellow).frame(width: 60, height: 40)
                Capsule().fill(.green).frame(width: 60, height: 40)
                Star().fill(.blue).frame(width: 40, height: 40)
                Star().fill(.purple, style: FillStyle(eoFill: true)).frame(width: 40, height: 40)
            }
        }
    }

    /// A star of five strokes, whose middle is inside or not by the rule.
    struct Star: Shape {
        func path(in rect: CGRect) -> Path {
            Path { path in
                for corner in 0..<5 {
                    let angle = Double(corner) * 0.8 * .pi - .pi / 2
                    let point = CGPoint(
                        x: rect.midX + rect.width / 2 * cos(angle),
                        y: rect.midY + rect.height / 2 * sin(angle))
                    if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
                }
                path.closeSubpath()
            }
        }
    }

    struct Corners: View {
        var body: some View {
            HStack(spacing: 12) {
                RoundedRectangle(cornerRadius: 24, style: .circular).fill(.blue).frame(width: 80, height: 80)
                RoundedRectangle(cornerRadius: 24, style: .continuous).fill(.blue).frame(
                    width: 80, height: 80)
                UnevenRoundedRectangle(
                    topLeadingRadius: 36, bottomLeadingRadius: 8, bottomTrailingRadius: 36,
                    style: .circular
                )
                .fill(.blue).frame(width: 80, height: 80)
                Capsule(style: .continuous).fill(.blue).frame(width: 80, height: 40)
                RoundedRectangle(cornerRadius: 16, style: .circular).strokeBorder(.blue, lineWidth: 8)
                    .frame(width: 60, height: 60)
            }
        }
    }

    struct Strokes: View {
        var body: some View {
            HStack(spacing: 16) {
                Rectangle().stroke(.blue, lineWidth: 6).frame(width: 34, height: 34).padding(3)
                Rectangle().strokeBorder(.blue, lineWidth: 6).frame(width: 40, height: 40)
                Circle().strokeBorder(.blue, style: StrokeStyle(lineWidth: 3, dash: [7, 4.624]))
                    .frame(width: 40, height: 40)
                Zigzag().stroke(.blue, style: StrokeStyle(lineWidth: 6, lineCap: .round, lineJoin: .round))
                    .frame(width: 40, height: 40)
                Zigzag().stroke(.blue, style: StrokeStyle(lineWidth: 6, lineCap: .square, lineJoin: .bevel))
                    .frame(width: 40, height: 40)
                Zigzag().stroke(.blue, style: StrokeStyle(lineWidth: 4, lineCap: .round, dash: [0, 8.943]))
                    .frame(width: 40, height: 40)
            }
        }
    }

    struct Zigzag: Shape {
        func path(in rect: CGRect) -> Path {
            Path { path in
                path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
                path.addLine(to: CGPoint(x: rect.midX, y: rect.minY))
                path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
                path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
            }
        }
    }

    struct Gradients: View {
        private let colors: [Color] = [.red, .yellow, .blue]

        var body: some View {
            HStack(spacing: 12) {
                LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing)
                    .frame(width: 80, height: 60)
                LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing)
                    .frame(width: 80, height: 60)
                RadialGradient(colors: colors, center: .center, startRadius: 5, endRadius: 40)
                    .frame(width: 80, height: 60)
                LinearGradient(
                    stops: [
                        .init(color: .black.opacity(0), location: 0.25),
                        .init(color: .black.opacity(0.6), location: 1),
                    ], startPoint: .top, endPoint: .bottom
                )
                .frame(width: 80, height: 60)
            }
        }
    }

    struct Effects: View {
        var body: some View {
            HStack(spacing: 16) {
                picture.blur(radius: 3)
                picture.mask { Star() }
                picture.rotationEffect(.degrees(15))
                picture.scaleEffect(x: 0.6, y: 1)
                ZStack {
                    picture
                    Circle().fill(.yellow).blendMode(.multiply)
                }
                .frame(width: 60, height: 60)
                Circle().trim(from: 0.1, to: 0.75)
                    .stroke(.blue, style: StrokeStyle(lineWidth: 6, lineCap: .round))
                    .frame(width: 54, height: 54).padding(3)
                AngularGradient(colors: [.red, .yellow, .green, .blue, .red], center: .center)
                    .frame(width: 60, height: 60).clipShape(Circle())
            }
        }

        private var picture: some View {
            Image("teapot").resizable().frame(width: 60, height: 60)
        }
    }

    struct Shadows: View {
        var body: some View {
            HStack(spacing: 28) {
                RoundedRectangle(cornerRadius: 12).fill(.white).frame(width: 60, height: 60)
                    .shadow(color: .black.opacity(0.12), radius: 6, x: 0, y: 4)
                Circle().fill(.white).frame(width: 60, height: 60)
                    .shadow(color: .black.opacity(0.3), radius: 2, x: 0, y: 1)
                Text("Soft").font(.system(size: 28, weight: .bold))
                    .shadow(color: .blue, radius: 3, x: 2, y: 2)
                Rectangle().fill(.white).frame(width: 60, height: 60)
                    .shadow(color: .red, radius: 0, x: 4, y: 4)
            }
            .padding(24)
            .background(Color(white: 0.94))
        }
    }

    struct Opacity: View {
        var body: some View {
            HStack(spacing: 12) {
                overlap.opacity(0.5)
                HStack(spacing: -20) {
                    Circle().fill(.red).opacity(0.5).frame(width: 48, height: 48)
                    Circle().fill(.blue).opacity(0.5).frame(width: 48, height: 48)
                }
                overlap.clipShape(RoundedRectangle(cornerRadius: 16))
                HStack(spacing: 0) {
                    Color.red
                    Color.blue
                }
                .frame(width: 48, height: 48)
                .clipShape(Star(), style: FillStyle(eoFill: true))
            }
        }

        /// Two circles, the second above the first.
        private var overlap: some View {
            HStack(spacing: -20) {
                Circle().fill(.red).frame(width: 48, height: 48)
                Circle().fill(.blue).frame(width: 48, height: 48)
            }
        }
    }

    struct Pictures: View {
        var body: some View {
            HStack(spacing: 12) {
                Image("teapot").resizable().scaledToFit().frame(width: 80, height: 60).background(.gray)
                Image("teapot").resizable().scaledToFill().frame(width: 80, height: 60).clipped()
                Image("teapot").resizable().frame(width: 24, height: 24)
                Image("teapot").resizable().scaledToFill().frame(width: 60, height: 60).clipShape(Circle())
                Image(systemName: "heart-fill").foregroundStyle(.red).font(.system(size: 40))
                Image("plate").resizable(capInsets: EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8))
                    .frame(width: 72, height: 40)
                Image("checks").resizable(resizingMode: .tile).frame(width: 44, height: 28)
            }
        }
    }

    /// Rows of thirds touch without gaps, and hairlines are one pixel at any scale.
    struct Edges: View {
        @Environment(\.pixelLength) private var pixelLength

        var body: some View {
            VStack(spacing: 7.3) {
                HStack(spacing: 0) {
                    ForEach(0..<9) { index in
                        Rectangle().fill(index.isMultiple(of: 2) ? .red : .blue).frame(
                            width: 10.0 / 3, height: 10)
                    }
                }
                ForEach(0..<4) { _ in
                    Rectangle().fill(.black).frame(width: 30, height: pixelLength)
                }
                Divider().frame(width: 30)
            }
        }
    }

    /// The same picture with its colours changed.
    struct ColorChanges: View {
        var body: some View {
            LazyVGrid(columns: Array(repeating: GridItem(.fixed(88), spacing: 12), count: 4), spacing: 12) {
                captioned("As it is") { sample }
                captioned("Brighter") { sample.brightness(0.2) }
                captioned("More contrast") { sample.contrast(1.6) }
                captioned("Saturated") { sample.saturation(2) }
                captioned("Grey") { sample.grayscale(1) }
                captioned("Hue + 120°") { sample.hueRotation(.degrees(120)) }
                captioned("Inverted") { sample.colorInvert() }
                captioned("Times yellow") { sample.colorMultiply(.yellow) }
                captioned("Light as alpha") {
                    sample.luminanceToAlpha()
                        .background(.orange, in: RoundedRectangle(cornerRadius: 12, style: .circular))
                }
                captioned("Grey in teal") { sample.saturation(0).colorMultiply(.teal) }
                captioned("Faded") { sample.grayscale(0.6).opacity(0.5) }
                captioned("Dimmed") { sample.contrast(0.5).brightness(-0.2) }
            }
        }

        private func captioned(_ name: String, @ViewBuilder _ content: () -> some View) -> some View {
            VStack(spacing: 4) {
                content()
                Text(verbatim: name).font(.caption2).foregroundStyle(.secondary)
            }
        }

        private var sample: some View {
            Image("teapot").resizable().scaledToFill().frame(width: 72, height: 72)
                .clipShape(RoundedRectangle(cornerRadius: 12, style: .circular))
        }
    }

    /// Shadows that a style throws onto the background and into what it fills.
    struct StyleShadows: View {
        var body: some View {
            HStack(spacing: 20) {
                Circle().fill(.white.shadow(.inner(radius: 4, y: 2))).frame(width: 56, height: 56)
                RoundedRectangle(cornerRadius: 14, style: .circular)
                    .fill(
                        .blue.shadow(.inner(color: .white.opacity(0.7), radius: 2, x: 2, y: 2))
                            .shadow(.drop(color: .blue.opacity(0.5), radius: 6, y: 4))
                    )
                    .frame(width: 72, height: 56)
                Circle().stroke(.orange.shadow(.inner(radius: 2, y: 1)), lineWidth: 12)
                    .frame(width: 44, height: 44)
                Text("Inset").font(.system(size: 34, weight: .heavy))
                    .foregroundStyle(.green.shadow(.inner(radius: 1, y: 1)))
                Image(systemName: "heart.fill").font(.system(size: 34))
                    .foregroundStyle(.pink.shadow(.drop(radius: 3, y: 3)))
            }
        }
    }

    /// Gradients over whole texts and symbols.
    struct Inks: View {
        private let gradient = LinearGradient(
            colors: [.orange, .pink, .purple], startPoint: .leading, endPoint: .trailing)

        var body: some View {
            VStack(alignment: .leading, spacing: 8) {
                Text("Made by hand").font(.system(size: 34, weight: .bold)).foregroundStyle(gradient)
                Text("Over two lines, in one\ngo from end to end").underline().foregroundStyle(gradient)
                Text("From ") + Text("here").foregroundStyle(gradient).bold() + Text(" to there")
                HStack(spacing: 12) {
                    Image(systemName: "heart.fill").foregroundStyle(gradient)
                    Image(systemName: "star.fill").foregroundStyle(
                        RadialGradient(
                            colors: [.yellow, .red], center: .center, startRadius: 0, endRadius: 20))
                    Image(systemName: "gearshape").foregroundStyle(
                        AngularGradient(colors: [.blue, .green, .blue], center: .center))
                }
                .font(.system(size: 30))
            }
        }
    }

    /// What CSS paints and SwiftUI does not.
    struct Boxes: View {
        var body: some View {
            HStack(spacing: 24) {
                Color.yellow.opacity(0.3).frame(width: 56, height: 56)
                    .border(.blue, width: 4, edges: [.top, .leading])
                Color.yellow.opacity(0.3).frame(width: 56, height: 56)
                    .border(.blue.opacity(0.5), width: 6, edges: .all)
                box.boxShadow(RoundedRectangle(cornerRadius: 12, style: .circular), radius: 0, spread: 4)
                box.boxShadow(
                    RoundedRectangle(cornerRadius: 12, style: .circular), color: .blue.opacity(0.6),
                    radius: 6,
                    spread: -4, offset: CGSize(width: 0, height: 10))
            }
            .padding(24)
            .background(Color(white: 0.94))
        }

        private var box: some View {
            RoundedRectangle(cornerRadius: 12, style: .circular).fill(.white).frame(width: 56, height: 56)
        }
    }

    /// Panes of glass over a photograph, from the thinnest to the thickest.
    struct Materials: View {
        private let panes: [(name: String, material: Material)] = [
            ("Ultra thin", .ultraThin), ("Thin", .thin), ("Regular", .regular), ("Thick", .thick),
        ]

        var body: some View {
            Image("teapot").resizable().scaledToFill().frame(width: 320, height: 120).clipped()
                .overlay {
                    HStack(spacing: 12) {
                        ForEach(panes, id: \.name) { name, material in
                            Text(verbatim: name).font(.caption.weight(.semibold))
                                .multilineTextAlignment(.center)
                                .frame(width: 64, height: 64)
                                .background(
                                    material, in: RoundedRectangle(cornerRadius: 14, style: .circular))
                        }
                    }
                }
        }
    }
}
