/// UIKit's `UIKeyboardType`, so that its cases can be written without UIKit.
public nonisolated enum UIKeyboardType: Hashable, Sendable {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case URL
    case `default`, asciiCapable, numbersAndPunctuation, numberPad, phonePad, namePhonePad
    case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad, alphabet
}
