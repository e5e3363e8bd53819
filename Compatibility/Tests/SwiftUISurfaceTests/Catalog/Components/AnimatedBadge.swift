import SwiftUI

struct PulseModifier: ViewModifier, Animatable {
    var progress: Double
    var animatableData: Double {
        get { progress }
        set { progress = newValue }
    }
    func body(content: Content) -> some View {
        content.scaleEffect(1 + 0.1 * sin(progress * .pi))
    }
}

struct ShakeEffect: GeometryEffect {
    var amount: CGFloat = 8
    var animatableData: CGFloat
    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: amount * sin(animatableData * .pi * 2), y: 0))
    }
}

struct Wave: Shape {
    var phase: Double
    var amplitude: CGFloat
    var animatableData: AnimatablePair<Double, CGFloat> {
        get { AnimatablePair(phase, amplitude) }
        set { (phase, amplitude) = (newValue.first, newValue.second) }
    }
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.minX, y: rect.midY))
            for x in stride(from: rect.minX, through: rect.maxX, by: 2) {
                let relative = Double(x / rect.width)
                path.addLine(
                    to: CGPoint(x: x, y: rect.midY + amplitude * CGFloat(sin(relative * .pi * 4 + phase))))
            }
            path.addLine(to: .init(x: rect.maxX, y: rect.maxY))
            path.addLine(to: .init(x: rect.minX, y: rect.maxY))
            path.closeSubpath()
        }
    }
}

struct AnimatedBadge: View {
    enum Phase: CaseIterable {
        case rest, grow, shrink
        var scale: CGFloat {
            switch self {
            case .rest: 1;
            case .grow: 1.2;
            case .shrink: 0.9
            }
        }
    }
    struct Values { var scale = 1.0; var angle = Angle.zero; var offset: CGSize = .zero; var vertical = 0.0 }

    @State private var isOn = false
    @State private var attempts = 0
    @GestureState private var drag: CGSize = .zero
    @GestureState(initialValue: false) private var isPressing
    @Environment(\.accessibilityReduceMotion) var reduceMotion

    var body: some View {
        VStack(spacing: 24) {
            PhaseAnimator(Phase.allCases, trigger: isOn) { phase in
                Image(systemName: "bell.fill").font(.largeTitle).scaleEffect(phase.scale)
                    .symbolEffect(.bounce.up.byLayer, value: isOn)
                    .symbolEffect(.rotate.counterClockwise, value: isOn)
            } animation: { phase in
                switch phase {
                case .rest: .smooth
                case .grow: .snappy(duration: 0.2)
                case .shrink: .bouncy
                }
            }
            Circle().fill(.red).frame(width: 20, height: 20)
                .phaseAnimator([0.5, 1]) { content, value in content.opacity(value) }
            KeyframeAnimator(initialValue: Values(), trigger: isOn) { values in
                RoundedRectangle(cornerRadius: 8)
                    .fill(
                        LinearGradient(
                            colors: [.pink, .purple], startPoint: .topLeading, endPoint: .bottomTrailing)
                    )
                    .frame(width: 80, height: 40)
                    .rotationEffect(values.angle)
                    .scaleEffect(values.scale)
                    .offset(y: values.vertical)
            } keyframes: { _ in
                KeyframeTrack(\.scale) {
                    LinearKeyframe(1.0, duration: 0.1)
                    SpringKeyframe(1.4, duration: 0.3, spring: .bouncy)
                    CubicKeyframe(1.0, duration: 0.2)
                }
                KeyframeTrack(\.angle) {
                    MoveKeyframe(.degrees(10)); LinearKeyframe(.zero, duration: 0.3)
                }
            }
            Wave(phase: isOn ? .pi : 0, amplitude: 6)
                .fill(.blue.gradient)
                .frame(height: 60)
                .animation(.linear(duration: 2).repeatForever(autoreverses: false), value: isOn)
            Text("Wrong PIN")
                .modifier(ShakeEffect(animatableData: CGFloat(attempts)))
                .modifier(PulseModifier(progress: isOn ? 1 : 0))
                .gesture(
                    DragGesture(minimumDistance: 5, coordinateSpace: .local)
                        .updating($drag) { value, state, transaction in
                            state = value.translation
                            transaction.animation = .interactiveSpring()
                        }
                        .onEnded { value in
                            if value.predictedEndTranslation.width > 100 { attempts += 1 }
                        }
                        .simultaneously(
                            with: LongPressGesture(minimumDuration: 0.5).updating($isPressing) {
                                value, state, _ in state = value
                            })
                )
                .highPriorityGesture(TapGesture(count: 2).onEnded { attempts = 0 })
                .offset(drag)
            if isOn {
                Text("Hidden").transition(
                    .asymmetric(
                        insertion: .scale(scale: 0.5, anchor: .top), removal: .slide.combined(with: .opacity))
                )
                .transition(.push(from: .bottom))
                .contentTransition(.numericText(value: 3))
            }
            Toggle("On", isOn: $isOn.animation(.easeInOut(duration: 0.2)))
        }
        .animation(reduceMotion ? nil : .timingCurve(0.2, 0.8, 0.2, 1, duration: 0.4), value: attempts)
        .transaction { $0.disablesAnimations = true }
        .onAppear {
            withAnimation(.spring().delay(0.2)) { attempts += 1 }
            var transaction = Transaction(animation: .none)
            transaction.disablesAnimations = true
            withTransaction(transaction) { attempts = 0 }
        }
    }
}

extension AnyTransition {
    static var fadeAndSlide: AnyTransition {
        AnyTransition.opacity.combined(with: .move(edge: .trailing)).animation(.easeOut)
    }
    static var pulse: AnyTransition {
        .modifier(active: PulseModifier(progress: 0), identity: PulseModifier(progress: 1))
    }
}

struct FadeTransition: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0).blur(radius: phase == .willAppear ? 4 : 0).offset(
            y: phase.value * 10)
    }
}

#Preview("Rest") { AnimatedBadge().padding() }
