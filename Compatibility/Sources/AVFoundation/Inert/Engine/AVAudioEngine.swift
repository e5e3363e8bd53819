// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple's systems.

public import Foundation

/// Sends sounds through its nodes, of which there are none: it keeps its nodes, starts and is silent.
open class AVAudioEngine: NSObject {
    public let inputNode = AVAudioInputNode()
    public let outputNode = AVAudioOutputNode()
    public let mainMixerNode = AVAudioMixerNode()
    open private(set) var attachedNodes: Set<AVAudioNode> = []
    open private(set) var isRunning = false
    open var isAutoShutdownEnabled = false

    override public init() {
        super.init()
        for node in [inputNode, outputNode, mainMixerNode] { attach(node) }
    }

    open func attach(_ node: AVAudioNode) {
        attachedNodes.insert(node)
        node.engine = self
    }

    open func detach(_ node: AVAudioNode) {
        attachedNodes.remove(node)
        node.engine = nil
    }

    open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}

    open func connect(
        _ node1: AVAudioNode, to node2: AVAudioNode, fromBus bus1: AVAudioNodeBus, toBus bus2: AVAudioNodeBus,
        format: AVAudioFormat?
    ) {}

    open func disconnectNodeInput(_ node: AVAudioNode) {}

    open func disconnectNodeInput(_ node: AVAudioNode, bus: AVAudioNodeBus) {}

    open func disconnectNodeOutput(_ node: AVAudioNode) {}

    open func disconnectNodeOutput(_ node: AVAudioNode, bus: AVAudioNodeBus) {}

    open func prepare() {}

    /// - Throws: never; nothing is heard or recorded.
    open func start() throws {
        isRunning = true
    }

    open func pause() {
        isRunning = false
    }

    open func stop() {
        isRunning = false
    }

    open func reset() {}
}

extension Notification.Name {
    public static let AVAudioEngineConfigurationChange = Notification.Name(
        "AVAudioEngineConfigurationChangeNotification")
}
