import CoreImage.CIFilterBuiltins
import SwiftUI

struct PaymentCode: View {
    let address: String
    var tint = UIColor.label

    var body: some View {
        VStack(spacing: 12) {
            Image(uiImage: code(of: address))
                .interpolation(.none)
                .resizable()
                .scaledToFit()
                .frame(width: 140, height: 140)
            Text("Scan to pay").font(.headline)
            Text(address).font(.caption).foregroundStyle(.secondary)
        }
        .padding(20)
        .background(Color(.secondarySystemBackground), in: .rect(cornerRadius: 16))
    }

    private func code(of text: String) -> UIImage {
        let context = CIContext()
        let filter = CIFilter.qrCodeGenerator()
        filter.message = Data(text.utf8)
        filter.correctionLevel = "Q"
        let colors = CIFilter.falseColor()
        colors.inputImage = filter.outputImage
        colors.color0 = CIColor(color: tint)
        colors.color1 = .clear
        if let output = colors.outputImage, let picture = context.createCGImage(output, from: output.extent) {
            return UIImage(cgImage: picture)
        }
        return UIImage(systemName: "xmark.circle") ?? UIImage()
    }
}

#Preview("Payment", traits: .sizeThatFitsLayout) {
    PaymentCode(address: "https://example.com/pay/1024")
}

#Preview("In the brand's colour", traits: .sizeThatFitsLayout) {
    PaymentCode(address: "https://example.com/pay/1024", tint: .systemIndigo)
}
