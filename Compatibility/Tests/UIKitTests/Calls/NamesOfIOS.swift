import SwiftUI
import UniformTypeIdentifiers

/// Calls that apps have and that nothing shows here.
private struct NamesOfIOS: View {
    private struct Mail: Identifiable {
        var id: Int
        var subject: String
    }

    private struct FadingEffect: CustomHoverEffect {
        func body(content: Content) -> some CustomHoverEffect {
            content.hoverEffect { effect, isActive, proxy in
                effect.animation(.easeOut) {
                    $0.opacity(isActive ? 1 : 0.5).scaleEffect(isActive ? 1.1 : 1, anchor: .bottom)
                        .offset(x: proxy.size.width / 2)
                }
            }
        }
    }

    private struct DoubledAnimation: CustomAnimation {
        let base: Animation

        func animate<V: VectorArithmetic>(
            value: V, time: TimeInterval, context: inout AnimationContext<V>
        ) -> V? { base.animate(value: value, time: time * 2, context: &context) }
    }

    private struct CardScrolling: ScrollTargetBehavior {
        func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}

        func properties(context: PropertiesContext) -> Properties {
            var properties = Properties()
            properties.limitsScrolls = context.axes == .horizontal
            return properties
        }
    }

    @Environment(\.disableAutocorrection) private var disableAutocorrection
    @Environment(\.preferredPencilSqueezeAction) private var squeezeAction
    @Environment(\.tabViewBottomAccessoryPlacement) private var accessoryPlacement
    @Environment(\.labelIconToTitleSpacing) private var iconSpacing
    @Environment(\.navigationLinkIndicatorVisibility) private var indicatorVisibility
    @State private var text = ""
    @State private var isPresented = false
    @State private var phase = ScrollPhase.idle
    @State private var selection: TextSelection?
    @State private var mails = [Mail(id: 1, subject: "Invoice")]
    @Namespace private var namespace

    var body: some View {
        VStack {
            spoken
            rotors
            hovered
            moved
            scrolled
            written
            dragged
            filed
        }
    }

    private var spoken: some View {
        Text(text)
            .accessibilityActivationPoint(CGPoint(x: 4, y: 4))
            .accessibilityActivationPoint(.center, isEnabled: !text.isEmpty)
            .accessibilityDragPoint(.top, description: "Pick up", isEnabled: true)
            .accessibilityDropPoint(.top, description: Text("Put down"))
            .accessibilityRespondsToUserInteraction(false, isEnabled: text.isEmpty)
            .accessibilityScrollStatus("Page \(1)")
            .accessibilityZoomAction { action in
                switch action.direction {
                case .zoomIn: text += "+"
                case .zoomOut: text = ""
                }
            }
    }

    private var rotors: some View {
        Text(text)
            .accessibilityRotor("Mails") {
                ForEach(mails) { mail in
                    AccessibilityRotorEntry(mail.subject, id: mail.id)
                }
                AccessibilityRotorEntry("First", id: 1, in: namespace) { text = "first" }
                AccessibilityRotorEntry(textRange: text.startIndex..<text.endIndex)
            }
            .accessibilityRotor(.headings) {
                AccessibilityRotorEntry("Top", id: 1)
            }
            .accessibilityRotor(.links(visited: true), textRanges: [])
            .accessibilityRotor("Subjects", entries: mails, entryID: \.id, entryLabel: \.subject)
            .accessibilityRotor(Text("Subjects"), entries: mails, entryLabel: \.subject)
            .accessibilityLabel { content in
                content
                Text("unread")
            }
    }

    private var hovered: some View {
        Text(text)
            .hoverEffect(.highlight)
            .hoverEffect()
            .hoverEffect(FadingEffect(), in: HoverEffectGroup(namespace), isEnabled: true)
            .hoverEffect(HoverEffect(FadingEffect()))
            .hoverEffect { effect, isActive, _ in effect.opacity(isActive ? 1 : 0) }
            .hoverEffectGroup()
            .hoverEffectGroup(id: "card", in: namespace, behavior: .followsGroup)
            .defaultHoverEffect(.lift)
            .onPencilDoubleTap { value in text = "\(value.hoverPose?.altitude.degrees ?? 0)" }
            .onPencilSqueeze { phase in
                if case .ended(let value) = phase, value.hoverPose != nil { text = "squeezed" }
            }
            .keyboardShortcut(.home, modifiers: .command)
            .matchedTransitionSource(id: "card", in: namespace) { source in
                source.clipShape(RoundedRectangle(cornerRadius: 8)).background(.red).shadow(radius: 4)
            }
    }

    private var moved: some View {
        Text(text)
            .sensoryFeedback(.press(.button), trigger: text)
            .sensoryFeedback(.selection(.maximum), trigger: text)
            .animation(Animation(DoubledAnimation(base: .spring(duration: 0.3))), value: text)
            .transaction { transaction in
                transaction.tracksVelocity = true
                transaction.scrollTargetAnchor = .center
            }
    }

    private var scrolled: some View {
        ScrollView {
            Text(text).typeSelectEquivalent("Text")
                .scrollTransition(.interactive(timingCurve: .easeInEaseOut).threshold(.visible(0.9))) {
                    content, phase in content.opacity(phase.isIdentity ? 1 : 0)
                }
                .scrollTransition(.animated.threshold(.centered.inset(by: 8)).animation(.bouncy)) {
                    $0.scaleEffect($1.isIdentity ? 1 : 0.5)
                }
        }
        .onScrollPhaseChange { _, newPhase, context in
            if context.geometry.contentOffset.y > 0 { phase = newPhase }
        }
        .onScrollPhaseChange { oldPhase, newPhase in if oldPhase != newPhase { phase = newPhase } }
        .scrollTargetBehavior(AnyScrollTargetBehavior(CardScrolling()))
        .scrollTargetBehavior(.paging)
        .scrollInputBehavior(.disabled, for: .handGestureShortcut)
        .materialActiveAppearance(.active)
        .contextMenu(text.isEmpty ? nil : ContextMenu { Button("Clear") { text = "" } })
        .contextMenu { Button("Clear") { text = "" } }
    }

    private var written: some View {
        TextField("Text", text: $text)
            .textInputFormattingControlVisibility(.hidden, for: .all)
            .textSelectionAffinity(.upstream)
            .writingToolsAffordanceVisibility(.hidden)
            .searchSelection($selection)
            .searchDictationBehavior(.inline(activation: .onLook))
            .searchSuggestions(.hidden, for: .content)
            .tabViewSearchActivation(.searchTabSelection)
            .fileDialogBrowserOptions([.enumeratePackages, .includeHiddenFiles])
            .fileDialogCustomizationID("invoices")
            .fileExporterFilenameLabel("Name")
            .fileDialogMessage(text)
            .listRowHoverEffectDisabled()
    }

    private var dragged: some View {
        Text(text)
            .draggable(containerItemID: 1)
            .draggable(item: Invoice(id: 1, title: "May"))
            .dragContainer(for: Invoice.self) { ids in ids.map { Invoice(id: $0, title: "May") } }
            .dragContainerSelection([1, 2])
            .dragConfiguration(DragConfiguration(allowMove: true))
            .dragPreviewsFormation(.stack)
            .onDragSessionUpdated { session in
                if case .ended(.move) = session.phase { text = "moved" }
            }
            .dropDestination(for: Invoice.self) { invoices, session in
                if session.suggestedOperations.contains(.move) { text = "\(invoices.count)" }
            }
            .dropConfiguration { _ in DropConfiguration(operation: .copy) }
    }

    private var filed: some View {
        PasteButton(supportedContentTypes: [.json]) { providers in text = "\(providers.count)" }
            .fileImporter(
                isPresented: $isPresented, allowedContentTypes: [.json], allowsMultipleSelection: true
            ) { result in
                if case .success(let urls) = result { text = "\(urls.count)" }
            } onCancellation: {
                text = ""
            }
            .fileMover(isPresented: $isPresented, file: nil) { _ in
            } onCancellation: {
                text = ""
            }
            .fileExporter(isPresented: $isPresented, item: text, contentTypes: [.json]) { _ in }
    }
}

private struct Invoice: Codable, Identifiable, Transferable {
    var id: Int
    var title: String

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .json)
    }
}
