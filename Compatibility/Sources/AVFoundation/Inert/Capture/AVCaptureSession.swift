public import Foundation

/// Joins devices and what takes their pictures; it never runs.
open class AVCaptureSession: NSObject {
    open private(set) var inputs: [AVCaptureInput] = []
    open private(set) var outputs: [AVCaptureOutput] = []
    open var sessionPreset = Preset.high
    open var isRunning: Bool { false }
    open var isInterrupted: Bool { false }

    override public init() {}

    open func canSetSessionPreset(_ preset: Preset) -> Bool { true }

    open func canAddInput(_ input: AVCaptureInput) -> Bool { !inputs.contains { $0 === input } }

    open func addInput(_ input: AVCaptureInput) {
        inputs.append(input)
    }

    open func removeInput(_ input: AVCaptureInput) {
        inputs.removeAll { $0 === input }
    }

    open func canAddOutput(_ output: AVCaptureOutput) -> Bool { !outputs.contains { $0 === output } }

    open func addOutput(_ output: AVCaptureOutput) {
        outputs.append(output)
    }

    open func removeOutput(_ output: AVCaptureOutput) {
        outputs.removeAll { $0 === output }
    }

    open func beginConfiguration() {}

    open func commitConfiguration() {}

    /// Without effect.
    open func startRunning() {}

    open func stopRunning() {}
}
