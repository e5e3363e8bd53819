public import Foundation

public typealias AVAudioNodeTapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void

/// A part of an engine, through which no sound goes.
open class AVAudioNode: NSObject {
    open internal(set) weak var engine: AVAudioEngine?

    override init() {}

    open var numberOfInputs: Int { 1 }
    open var numberOfOutputs: Int { 1 }
    open var lastRenderTime: AVAudioTime? { nil }
    open var latency: TimeInterval { 0 }
    open var outputPresentationLatency: TimeInterval { 0 }

    /// Two channels of 44.1 kHz, whatever is connected.
    open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { standardFormat }

    open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { standardFormat }

    private var standardFormat: AVAudioFormat {
        AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 2) ?? AVAudioFormat(silence: 44_100)
    }

    open func name(forInputBus bus: AVAudioNodeBus) -> String? { nil }

    open func name(forOutputBus bus: AVAudioNodeBus) -> String? { nil }

    /// The block is never called, as there is no sound.
    open func installTap(
        onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
        block tapBlock: @escaping AVAudioNodeTapBlock
    ) {}

    open func removeTap(onBus bus: AVAudioNodeBus) {}

    open func reset() {}
}

/// How loud a part of a mix is and where it is heard: kept, and not heard.
public protocol AVAudioMixing: AVAudioStereoMixing, NSObjectProtocol {
    var volume: Float { get set }
}

public protocol AVAudioStereoMixing: NSObjectProtocol {
    var pan: Float { get set }
}

/// What goes into or out of a device.
open class AVAudioIONode: AVAudioNode {
    open var presentationLatency: TimeInterval { 0 }
    open var isVoiceProcessingEnabled: Bool { false }

    /// - Throws: where it is asked for; there is no voice.
    open func setVoiceProcessingEnabled(_ enabled: Bool) throws {
        if enabled { throw AVError(.unknown) }
    }
}

/// The microphone, which is not there: its format has no channel.
open class AVAudioInputNode: AVAudioIONode, AVAudioMixing {
    open var volume: Float = 1
    open var pan: Float = 0
    open var isVoiceProcessingBypassed = false
    open var isVoiceProcessingAGCEnabled = true
    open var isVoiceProcessingInputMuted = false

    override open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { Self.formatOfNoMicrophone }

    override open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { Self.formatOfNoMicrophone }

    package static let formatOfNoMicrophone = AVAudioFormat(silence: 0)
}

/// The loudspeaker, which says nothing.
open class AVAudioOutputNode: AVAudioIONode {}

/// Mixes sounds, of which there are none.
open class AVAudioMixerNode: AVAudioNode, AVAudioMixing {
    open var outputVolume: Float = 1
    open var volume: Float = 1
    open var pan: Float = 0
    open var nextAvailableInputBus: AVAudioNodeBus { 0 }

    override public init() {}
}

/// Would place sounds in a room.
open class AVAudioEnvironmentNode: AVAudioNode, AVAudioMixing {
    open var outputVolume: Float = 1
    open var volume: Float = 1
    open var pan: Float = 0
    open var listenerPosition = AVAudio3DPoint(x: 0, y: 0, z: 0)

    override public init() {}
}

public struct AVAudio3DPoint: Sendable {
    public var x, y, z: Float

    public init() {
        self.init(x: 0, y: 0, z: 0)
    }

    public init(x: Float, y: Float, z: Float) {
        self.x = x
        self.y = y
        self.z = z
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func AVAudioMake3DPoint(_ x: Float, _ y: Float, _ z: Float) -> AVAudio3DPoint {
    AVAudio3DPoint(x: x, y: y, z: z)
}

public typealias AVAudio3DVector = AVAudio3DPoint
