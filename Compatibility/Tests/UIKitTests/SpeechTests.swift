import Speech
import Synchronization
import Testing

/// What would hear and understand.
struct SpeechTests {
    @Test func `Nothing that is said is understood`() throws {
        let recognizer = try #require(SFSpeechRecognizer())
        #expect(!recognizer.isAvailable && SFSpeechRecognizer.authorizationStatus() == .denied)
        let status = Mutex<SFSpeechRecognizerAuthorizationStatus?>(nil)
        SFSpeechRecognizer.requestAuthorization { answer in status.withLock { $0 = answer } }
        #expect(status.withLock { $0 } == .denied)
        var failure: (any Error)?
        let task = recognizer.recognitionTask(with: SFSpeechAudioBufferRecognitionRequest()) {
            result, error in
            if result == nil { failure = error }
        }
        #expect(failure as? SFSpeechError == SFSpeechError(.internalServiceError) && task.state == .completed)
    }

    @Test func `A buffer of sound keeps its numbers by channel`() throws {
        let format = try #require(AVAudioFormat(standardFormatWithSampleRate: 48_000, channels: 2))
        let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 4))
        let channels = try #require(buffer.floatChannelData)
        channels[0][3] = 0.5
        channels[1][0] = -1
        #expect(channels[0][3] == 0.5 && channels[1][0] == -1 && channels[1][3] == 0)
        buffer.frameLength = 9
        #expect(buffer.frameLength == 4 && buffer.int16ChannelData == nil)
        let whole = try #require(
            AVAudioFormat(commonFormat: .pcmFormatInt16, sampleRate: 8000, channels: 2, interleaved: true))
        let interleaved = try #require(AVAudioPCMBuffer(pcmFormat: whole, frameCapacity: 2))
        let samples = try #require(interleaved.int16ChannelData)
        samples[1][0] = 7
        #expect(samples[0][1] == 7 && interleaved.stride == 2 && interleaved.floatChannelData == nil)
        #expect(AVAudioFormat(settings: format.settings) == format)
        let converter = try #require(AVAudioConverter(from: format, to: whole))
        var failure: NSError?
        #expect(converter.convert(to: interleaved, error: &failure) { _, _ in buffer } == .error)
        #expect(failure != nil)
    }

    @Test func `An engine starts, keeps its nodes and is silent`() throws {
        let (engine, player) = (AVAudioEngine(), AVAudioPlayerNode())
        engine.attach(player)
        engine.connect(player, to: engine.mainMixerNode, format: nil)
        try engine.start()
        player.play()
        #expect(engine.isRunning && !player.isPlaying && player.engine === engine)
        #expect(engine.inputNode.outputFormat(forBus: 0).channelCount == 0)
        engine.stop()
        #expect(!engine.isRunning)
        #expect(throws: (any Error).self) { try AVAudioFile(forReading: URL(filePath: "/none.m4a")) }
    }

    @Test func `A film says nothing of itself, and what is written of one is read`() async {
        let asset = AVURLAsset(url: URL(filePath: "/none.mp4"))
        #expect(asset.commonMetadata.isEmpty && asset.tracks.isEmpty)
        await #expect(throws: AVError(.fileFailedToParse)) { try await asset.load(.metadata) }
        let item = AVMutableMetadataItem()
        item.identifier = .commonIdentifierTitle
        item.value = "Sea" as NSString
        let found = AVMetadataItem.metadataItems(
            from: [item, AVMutableMetadataItem()], filteredByIdentifier: .commonIdentifierTitle)
        #expect(found.map(\.stringValue) == ["Sea"] && found.first?.commonKey == .commonKeyTitle)
    }
}
