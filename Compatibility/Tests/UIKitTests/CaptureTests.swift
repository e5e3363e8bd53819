import AVFoundation
import Testing

/// Sounds and cameras, of which there are none.
struct CaptureTests {
    @Test func `There is no camera, and a session never runs`() throws {
        #expect(AVCaptureDevice.default(for: .video) == nil)
        #expect(AVCaptureDevice.authorizationStatus(for: .video) == .notDetermined)
        let (session, output) = (AVCaptureSession(), AVCaptureMetadataOutput())
        #expect(session.canAddOutput(output))
        session.addOutput(output)
        output.metadataObjectTypes = [.qr, .ean13]
        #expect(!session.canAddOutput(output))
        session.startRunning()
        #expect(!session.isRunning)
    }

    @Test func `A sound is not played, and one without a file is an error`() throws {
        let player = try AVAudioPlayer(data: Data())
        #expect(player.play())
        #expect(!player.isPlaying && player.duration == 0)
        #expect(throws: (any Error).self) {
            try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/nowhere.mp3"))
        }
        AudioServicesPlaySystemSound(kSystemSoundID_Vibrate)
    }

    @Test func `What a session of sound is set to is kept`() throws {
        try AVAudioSession.sharedInstance().setCategory(.playback, mode: .spokenAudio, options: .duckOthers)
        #expect(AVAudioSession.sharedInstance().category == .playback)
        let synthesizer = AVSpeechSynthesizer()
        synthesizer.speak(AVSpeechUtterance(string: "Hello"))
        #expect(!synthesizer.isSpeaking)
    }
}
