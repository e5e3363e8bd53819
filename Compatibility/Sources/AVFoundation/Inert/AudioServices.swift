// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple's systems.

public typealias SystemSoundID = UInt32

public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF

/// Without effect: no sound is played.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}

/// Without effect: no sound is played.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}

/// Without effect: no sound is played; the completion is called at once.
public func AudioServicesPlaySystemSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
    inCompletionBlock?()
}
