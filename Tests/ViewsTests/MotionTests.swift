import Foundation
import Testing
import VitrineViews

/// What would move, as functions of time.
struct MotionTests {
    @Test(arguments: [
        (UnitCurve.linear, 0.25), (.easeIn, 0.0935), (.easeOut, 0.3781), (.easeInOut, 0.1292),
        (.circularEaseIn, 0.0318), (.circularEaseOut, 0.6614), (.circularEaseInOut, 0.067),
    ])
    func `A curve says how much of the way is done after a quarter of the time`(
        curve: UnitCurve, share: Double
    ) {
        #expect(abs(curve.value(at: 0.25) - share) < 5e-4)
        #expect(abs(curve.inverse.value(at: curve.value(at: 0.25)) - 0.25) < 1e-9)
        #expect(abs(curve.value(at: 0)) < 1e-9 && abs(curve.value(at: 2) - 1) < 1e-9)
    }

    @Test(arguments: [-0.5, 0, 0.3, 0.9])
    func `A spring pulls to its target, as its equation of motion says`(bounce: Double) {
        let spring = Spring(duration: 0.5, bounce: bounce)
        #expect(abs(spring.bounce - bounce) < 1e-12 && abs(spring.duration - 0.5) < 1e-12)
        #expect(spring.value(target: 10.0, time: 0) == 0)
        #expect(abs(spring.velocity(target: 10.0, initialVelocity: 3.0, time: 0) - 3) < 1e-9)
        #expect(abs(spring.value(target: 10.0, time: 30) - 10) < 1e-3)
        let (time, span) = (0.13, 1e-4)
        let place = { spring.value(target: 10.0, initialVelocity: 3.0, time: $0) }
        let velocity = (place(time + span) - place(time - span)) / (2 * span)
        let acceleration = (place(time + span) - 2 * place(time) + place(time - span)) / (span * span)
        #expect(abs(velocity - spring.velocity(target: 10.0, initialVelocity: 3.0, time: time)) < 1e-3)
        let pull = spring.stiffness * (10 - place(time)) - spring.damping * velocity
        #expect(abs(acceleration - pull) < 1e-2)
    }

    @Test func `A spring swings over its target where it bounces, and not where it does not`() {
        let times = stride(from: 0, to: 2, by: 0.01)
        let highest = { (spring: Spring) in times.map { spring.value(target: 1.0, time: $0) }.max() ?? 0 }
        #expect(highest(.bouncy) > 1.01 && highest(.smooth) <= 1)
        #expect(Spring(mass: 1, stiffness: 100, damping: 50).dampingRatio == 1)
        #expect(Spring(mass: 1, stiffness: 100, damping: 50, allowOverDamping: true).dampingRatio == 2.5)
    }

    @Test(arguments: [
        (Spring(response: 2 * .pi, dampingRatio: 0.5), 14.1032), (.smooth, 0.73477),
        (Spring(response: 2 * .pi, dampingRatio: 1.25), 14.3909),
    ])
    func `A spring is at rest when it does not leave its target any more`(spring: Spring, duration: Double) {
        #expect(abs(spring.settlingDuration - duration) < 1e-4)
        let later = stride(from: duration + 1e-3, to: 3 * duration, by: 0.01)
        #expect(later.allSatisfy { abs(spring.value(target: 1.0, time: $0) - 1) < 0.001 })
        let same = Spring(settlingDuration: 2, dampingRatio: spring.dampingRatio)
        #expect(abs(same.settlingDuration - 2) < 1e-6)
        #expect(
            abs(spring.settlingDuration(target: 1000.0, epsilon: 1) - spring.settlingDuration) < 1e-6)
        let pushed = spring.settlingDuration(target: 0.0, initialVelocity: 1.0, epsilon: 0.001)
        #expect(abs(spring.value(target: 0.0, initialVelocity: 1.0, time: pushed)) < 0.0011)
        #expect(spring.settlingDuration(target: 0.0, epsilon: 0.001) == 0)
    }

    @Test func `A spring moves on from where it is, by the force upon it`() {
        let spring = Spring(duration: 0.5, bounce: 0.3)
        var (value, velocity) = (2.0, 0.0)
        for _ in 0..<4 { spring.update(value: &value, velocity: &velocity, target: 12, deltaTime: 0.05) }
        #expect(abs(value - 2 - spring.value(target: 10.0, time: 0.2)) < 1e-9)
        #expect(abs(velocity - spring.velocity(target: 10.0, time: 0.2)) < 1e-9)
        // 16π² / 2 − 8π · 0.7
        #expect(abs(spring.force(target: 1.0, position: 0.5, velocity: 1.0) - 61.3639) < 1e-4)
        let (start, end, rest) = (Angle(radians: 1), Angle(radians: 3), Angle(radians: 0))
        let angle = spring.value(fromValue: start, toValue: end, initialVelocity: rest, time: 0.2)
        #expect(abs(angle.radians - 1 - spring.value(target: 2.0, time: 0.2)) < 1e-9)
        let turn = spring.velocity(fromValue: start, toValue: end, initialVelocity: rest, time: 0.2)
        #expect(abs(turn.radians - spring.velocity(target: 2.0, time: 0.2)) < 1e-9)
    }

    @Test func `A schedule begins with the last date that is not after the first one asked for`() {
        let start = Date(timeIntervalSinceReferenceDate: 100)
        let dates = PeriodicTimelineSchedule(from: start, by: 30)
            .entries(from: start.addingTimeInterval(70), mode: .normal).prefix(2)
        #expect(dates.map { $0.timeIntervalSince(start) } == [60, 90])
        let minutes = EveryMinuteTimelineSchedule().entries(from: start, mode: .lowFrequency).prefix(2)
        #expect(minutes.map(\.timeIntervalSinceReferenceDate) == [60, 120])
        #expect(Array(ExplicitTimelineSchedule([start]).entries(from: start, mode: .normal)) == [start])
        let paused = AnimationTimelineSchedule(paused: true).entries(from: start, mode: .normal)
        #expect(Array(paused) == [start])
    }

    @Test func `A binding to a collection is a collection of bindings`() {
        var numbers = [1, 2, 3]
        let binding = Binding(get: { numbers }, set: { numbers = $0 })
        binding.first?.wrappedValue = 10
        for number in binding.reversed() { number.wrappedValue += 1 }
        binding[binding.index(before: binding.endIndex)].wrappedValue *= 2
        #expect(numbers == [11, 3, 8])
        #expect(binding.map(\.wrappedValue) == numbers && binding.indices == numbers.indices)
    }

    @Test func `What was changed is taken back and made again`() {
        final class Document {
            var text = "" { didSet { texts.append(text) } }
            var texts: [String] = []
        }
        let (document, manager) = (Document(), UndoManager())
        func write(_ text: String) {
            let before = document.text
            manager.registerUndo(withTarget: document) { _ in write(before) }
            document.text = text
        }
        write("a")
        write("ab")
        manager.undo()
        manager.undo()
        #expect(document.text == "" && !manager.canUndo && manager.canRedo)
        manager.redo()
        #expect(document.text == "a" && manager.canUndo && manager.canRedo)
        write("b")
        #expect(!manager.canRedo)
    }
}
