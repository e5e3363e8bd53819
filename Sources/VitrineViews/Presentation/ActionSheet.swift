/// A choice at the screen's bottom.
public struct ActionSheet {
    public typealias Button = Alert.Button

    let title: Text
    let message: Text?
    private let buttons: [Button]

    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
        self.title = title
        self.message = message
        self.buttons = buttons
    }

    var actions: some View { AlertButtons(buttons: buttons) }
}
