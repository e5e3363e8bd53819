import MarketplaceDesign
import Vitrine

/// The pictures of the text gallery.
enum TextGallery {
    struct Weights: View {
        private let weights: [Font.Weight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                ForEach(weights, id: \.self) { weight in
                    HStack(spacing: 12) {
                        Text("Hamburgefonstiv").font(.system(size: 17, weight: weight))
                        Text("Hamburgefonstiv").font(.system(size: 17, weight: weight).italic())
                    }
                }
            }
        }
    }

    /// Glyphs stand where the font says, to a quarter of a pixel: letters are evenly apart at any scale.
    struct Sizes: View {
        var body: some View {
            VStack(alignment: .leading, spacing: 4) {
                ForEach([9, 11, 13, 17, 22, 28], id: \.self) { size in
                    Text("illimitable minimum").font(.system(size: CGFloat(size)))
                }
            }
        }
    }

    struct Lines: View {
        var body: some View {
            VStack(alignment: .leading, spacing: 6) {
                Text("Underlined, with descenders: gypsy").underline()
                Text("In another colour").underline(color: .red)
                Text("$128.00").strikethrough()
                Text("$128.00").strikethrough(color: .red).font(.system(size: 28, weight: .light))
                Text("Water is H") + Text("2").font(.system(size: 11)).baselineOffset(-4)
                    + Text("O, and E = mc") + Text("2").font(.system(size: 11)).baselineOffset(7)
            }
        }
    }

    struct Figures: View {
        var body: some View {
            VStack(alignment: .trailing, spacing: 4) {
                Text("1,111.11")
                Text("8,888.88")
                Text("1,111.11").monospacedDigit()
                Text("8,888.88").monospacedDigit()
                Text("TRACKING +2").tracking(2)
                Text("Tracking −0.5").tracking(-0.5)
            }
        }
    }

    struct Limits: View {
        private let text = "Hand thrown stoneware mug, set of four in natural clay"

        var body: some View {
            VStack(alignment: .leading, spacing: 10) {
                Text(text).lineLimit(1)
                Text(text).lineLimit(1).truncationMode(.middle)
                Text(text).lineLimit(1).truncationMode(.head)
                Text(text).lineLimit(2)
                Text("First paragraph\nSecond paragraph\nThird paragraph").lineLimit(2)
                Text("IrvingtonWoodworksStudioAndSons")
                Text(text).lineLimit(1).minimumScaleFactor(0.6)
                Text("Dampf\u{AD}schiff\u{AD}fahrts\u{AD}gesell\u{AD}schaft")
            }
            .frame(width: 180, alignment: .leading)
            .background(Color.yellow.opacity(0.2))
        }
    }

    struct Alignments: View {
        private let alignments: [TextAlignment] = [.leading, .center, .trailing]

        var body: some View {
            HStack(alignment: .top, spacing: 16) {
                ForEach(alignments, id: \.self) { alignment in
                    Text("Each line lies\nas it is aligned,\nlonger or not")
                        .multilineTextAlignment(alignment)
                }
                Text("Lines further\napart than\nthe font asks").lineSpacing(8)
            }
            .font(.footnote)
        }
    }

    struct Runs: View {
        var body: some View {
            VStack(alignment: .leading, spacing: 8) {
                Text("One ").foregroundColor(.red) + Text("text ").bold() + Text("of ").italic()
                    + Text("many").font(.system(size: 28)) + Text(" ") + Text("runs").underline()
                Text("Half **bold**, half *slanted*, ~~gone~~ and [linked](https://example.com)")
                Text("A ***nested*** mark, a \\* that is none, and 2 * 3")
            }
        }
    }

    struct Scripts: View {
        private let texts = [
            "Ħamburg · Ελλάδα · Кириллица", "السلام عليكم", "שלום עולם", "नमस्ते दुनिया क्षत्रिय", "สวัสดีชาวโลก",
            "漢字仮名交じり文 直骨", "한국어 글자",
        ]

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                ForEach(texts, id: \.self) { text in
                    // The line height is the style's, whichever font the letters come from.
                    Text(text).background(Color.yellow.opacity(0.3))
                }
            }
        }
    }

    struct Emoji: View {
        var body: some View {
            VStack(alignment: .leading, spacing: 6) {
                Text("Smile 😀 heart ❤️ thumb 👍🏽")
                Text("👩‍👩‍👧 🏳️‍🌈 🇸🇮 🇺🇸 1️⃣ ☕️")
                Text("😀").font(.system(size: 40))
            }
        }
    }

    struct Directions: View {
        private let shop = "שלום"

        var body: some View {
            VStack(alignment: .leading, spacing: 6) {
                Text("Seller: \(shop) – \(5) items")
                Text("المتجر: Irvington Clay (20%)")
                Text("Price 128 ₪ — מחיר מלא")
            }
        }
    }

    struct Baselines: View {
        var body: some View {
            VStack(alignment: .leading, spacing: 12) {
                HStack(alignment: .firstTextBaseline, spacing: 4) {
                    Text("First").font(.system(size: 28))
                    Text("of\ntwo").font(.system(size: 13))
                    Text("line").font(.system(size: 9))
                }
                .background(alignment: Alignment(horizontal: .leading, vertical: .firstTextBaseline)) { line }
                HStack(alignment: .lastTextBaseline, spacing: 4) {
                    Text("Last").font(.system(size: 28))
                    Text("of\ntwo").font(.system(size: 13))
                    Text("line").font(.system(size: 9))
                }
                .background(alignment: Alignment(horizontal: .leading, vertical: .lastTextBaseline)) { line }
            }
        }

        /// A line whose top is the baseline that the letters stand on.
        private var line: some View {
            Rectangle().fill(.red.opacity(0.5)).frame(height: 0.5)
                .alignmentGuide(.firstTextBaseline) { $0[.top] }
                .alignmentGuide(.lastTextBaseline) { $0[.top] }
        }
    }

    struct Capitals: View {
        var body: some View {
            VStack(alignment: .leading, spacing: 4) {
                Text("Small Capitals No. 5").font(.body.smallCaps())
                Text("Small Capitals No. 5").font(.body.lowercaseSmallCaps())
                Text("Small Capitals No. 5").font(.body.uppercaseSmallCaps())
                Text("1/2 0O il 128").font(.body.openTypeFeatures("frac", "zero"))
                Text("0O il 128").font(.body.openTypeFeatures("ss02"))
                Text(
                    "Chairs and tables, which have been made by hand since 1964, in a workshop near the sea."
                )
                .justifiedText().frame(width: 220)
            }
        }
    }

    struct Pictures: View {
        var body: some View {
            VStack(alignment: .leading, spacing: 8) {
                Text("\(Image(systemName: "star.fill")) 4.8 from 120 reviews")
                Text(Image(systemName: "shippingbox")).foregroundStyle(.orange) + Text(" Ships free")
                Text(
                    "Tap \(Image(systemName: "heart")) to keep it, \(Text("or").bold()) \(Image(systemName: "square.and.arrow.up")) to tell others, on any page."
                )
                .font(.footnote).frame(width: 170, alignment: .leading)
                Text("\(Image(systemName: "sparkles")) New today")
                    .font(.title2.bold())
                    .foregroundStyle(
                        LinearGradient(colors: [.purple, .orange], startPoint: .leading, endPoint: .trailing))
                Text(
                    "**Bold \(Image(systemName: "bolt.fill"))** and \(Text("coloured \(Image(systemName: "leaf.fill"))").foregroundStyle(.green)) words"
                )
            }
        }
    }
}
