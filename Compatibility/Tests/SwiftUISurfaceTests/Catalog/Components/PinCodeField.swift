import SwiftUI

/// A field for the digits of a code.
struct PinCodeField: View {
    let length: Int
    @Binding var code: String
    @FocusState private var isFocused: Bool

    var body: some View {
        ZStack {
            TextField("", text: $code)
                .keyboardType(.numberPad)
                .textContentType(.oneTimeCode)
                .focused($isFocused)
                .opacity(0)
                .accessibilityLabel(Text("Code"))
            HStack(spacing: 10) {
                ForEach(0..<length, id: \.self) { index in
                    cell(at: index)
                }
            }
        }
        .onTapGesture { isFocused = true }
        .onChange(of: code) { newValue in
            code = String(newValue.prefix(length))
        }
    }

    private func cell(at index: Int) -> some View {
        let digits = Array(code)
        let isCurrent = index == digits.count
        return RoundedRectangle(cornerRadius: 8)
            .stroke(isCurrent ? Color.accentColor : Color.gray.opacity(0.4), lineWidth: isCurrent ? 2 : 1)
            .frame(width: 44, height: 54)
            .overlay {
                if index < digits.count {
                    Text(String(digits[index]))
                        .font(.title2.monospacedDigit())
                } else if isCurrent {
                    Rectangle().fill(Color.accentColor).frame(width: 2, height: 24)
                }
            }
    }
}

#Preview {
    PinCodeField(length: 6, code: .constant("481"))
}
