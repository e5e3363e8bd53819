public import Foundation

/// Changes a sound, of which there is none: what is set is kept.
open class AVAudioUnit: AVAudioNode {
    open var name: String { "" }
    open var manufacturerName: String { "" }
    open var version: Int { 0 }

    /// - Throws: always: there is no file of settings to read.
    open func loadPreset(at url: URL) throws { throw AVError(.fileFailedToParse) }
}

open class AVAudioUnitEffect: AVAudioUnit {
    open var bypass = false
}

open class AVAudioUnitTimeEffect: AVAudioUnit {
    open var bypass = false
}

open class AVAudioUnitTimePitch: AVAudioUnitTimeEffect {
    open var rate: Float = 1
    /// Hundredths of a semitone.
    open var pitch: Float = 0
    open var overlap: Float = 8

    override public init() {}
}

open class AVAudioUnitVarispeed: AVAudioUnitTimeEffect {
    open var rate: Float = 1

    override public init() {}
}

public enum AVAudioUnitReverbPreset: Int, Sendable {
    case smallRoom, mediumRoom, largeRoom, mediumHall, largeHall, plate, mediumChamber, largeChamber
    case cathedral, largeRoom2, mediumHall2, mediumHall3, largeHall2
}

open class AVAudioUnitReverb: AVAudioUnitEffect {
    open var wetDryMix: Float = 0

    override public init() {}

    open func loadFactoryPreset(_ preset: AVAudioUnitReverbPreset) {}
}

open class AVAudioUnitDelay: AVAudioUnitEffect {
    open var delayTime: TimeInterval = 1
    open var feedback: Float = 50
    open var lowPassCutoff: Float = 15_000
    open var wetDryMix: Float = 100

    override public init() {}
}

public enum AVAudioUnitDistortionPreset: Int, Sendable {
    case drumsBitBrush, drumsBufferBeats, drumsLoFi, multiBrokenSpeaker, multiCellphoneConcert
    case multiDecimated1, multiDecimated2, multiDecimated3, multiDecimated4, multiDistortedFunk
    case multiDistortedCubed, multiDistortedSquared, multiEcho1, multiEcho2, multiEchoTight1
    case multiEchoTight2, multiEverythingIsBroken, speechAlienChatter, speechCosmicInterference
    case speechGoldenPi, speechRadioTower, speechWaves
}

open class AVAudioUnitDistortion: AVAudioUnitEffect {
    open var preGain: Float = -6
    open var wetDryMix: Float = 50

    override public init() {}

    open func loadFactoryPreset(_ preset: AVAudioUnitDistortionPreset) {}
}

public enum AVAudioUnitEQFilterType: Int, Sendable {
    case parametric, lowPass, highPass, resonantLowPass, resonantHighPass, bandPass, bandStop, lowShelf
    case highShelf, resonantLowShelf, resonantHighShelf
}

open class AVAudioUnitEQFilterParameters: NSObject {
    open var filterType = AVAudioUnitEQFilterType.parametric
    open var frequency: Float = 1000
    open var bandwidth: Float = 0.5
    open var gain: Float = 0
    open var bypass = true

    override init() {}
}

open class AVAudioUnitEQ: AVAudioUnitEffect {
    public let bands: [AVAudioUnitEQFilterParameters]
    open var globalGain: Float = 0

    public init(numberOfBands: Int) {
        bands = (0..<max(numberOfBands, 0)).map { _ in AVAudioUnitEQFilterParameters() }
    }
}

/// Plays notes, which nobody hears.
open class AVAudioUnitSampler: AVAudioUnit, AVAudioMixing {
    open var volume: Float = 1
    open var pan: Float = 0
    open var masterGain: Float = 0
    open var overallGain: Float = 0

    override public init() {}

    open func startNote(_ note: UInt8, withVelocity velocity: UInt8, onChannel channel: UInt8) {}

    open func stopNote(_ note: UInt8, onChannel channel: UInt8) {}

    open func loadInstrument(at instrumentURL: URL) throws { throw AVError(.fileFailedToParse) }

    open func loadSoundBankInstrument(
        at bankURL: URL, program: UInt8, bankMSB: UInt8, bankLSB: UInt8
    ) throws { throw AVError(.fileFailedToParse) }
}
