public import Foundation

/// A finger on the screen, of which a picture has none.
@MainActor @preconcurrency
open class UITouch: NSObject {
    public enum Phase: Int, Sendable {
        case began, moved, stationary, ended, cancelled
    }

    public let phase = Phase.ended
    public let tapCount = 1
    public let view: UIView? = nil
    public let timestamp: TimeInterval = 0

    open func location(in view: UIView?) -> CGPoint { .zero }

    open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}

@MainActor @preconcurrency
open class UIEvent: NSObject {
    public enum EventType: Int, Sendable {
        case touches, motion, remoteControl, presses, scroll
        case hover = 11
    }

    public enum EventSubtype: Int, Sendable {
        case none, motionShake
        case remoteControlPlay = 100
        case remoteControlPause, remoteControlStop, remoteControlTogglePlayPause, remoteControlNextTrack,
            remoteControlPreviousTrack, remoteControlBeginSeekingBackward, remoteControlEndSeekingBackward,
            remoteControlBeginSeekingForward, remoteControlEndSeekingForward
    }

    public let type = EventType.touches
    public let subtype = EventSubtype.none
    public let allTouches: Set<UITouch>? = nil
    public let timestamp: TimeInterval = 0
}

@MainActor @preconcurrency
open class UIPress: NSObject {
    public let key: UIKey? = nil
}

@MainActor @preconcurrency
open class UIKey: NSObject {
    public let characters = ""
    public let charactersIgnoringModifiers = ""
}

open class UIPressesEvent: UIEvent {
    public let allPresses: Set<UIPress> = []
}
