import Foundation
import GameplayKit
import Testing

/// The random numbers of GameplayKit.
struct RandomSourceTests {
    @Test func `A seed gives the same numbers each time, and another one others`() {
        func numbers(_ source: GKRandomSource) -> [Int] { (0..<8).map { _ in source.nextInt() } }
        let first = numbers(GKMersenneTwisterRandomSource(seed: 7))
        #expect(first == numbers(GKMersenneTwisterRandomSource(seed: 7)))
        #expect(first != numbers(GKMersenneTwisterRandomSource(seed: 8)))
        let reseeded = GKMersenneTwisterRandomSource(seed: 1)
        reseeded.seed = 7
        #expect(first == numbers(reseeded))
        #expect(first.allSatisfy { Int32(exactly: $0) != nil })
        let words = numbers(GKARC4RandomSource(seed: Data("words".utf8)))
        #expect(words == numbers(GKARC4RandomSource(seed: Data("words".utf8))))
        #expect(words != numbers(GKARC4RandomSource(seed: Data("sword".utf8))))
    }

    @Test func `Distributions keep to their values`() {
        let source = GKLinearCongruentialRandomSource(seed: 1)
        let die = GKRandomDistribution(randomSource: source, lowestValue: 1, highestValue: 6)
        #expect(Set((0..<200).map { _ in die.nextInt() }) == Set(1...6))
        #expect((0..<50).allSatisfy { _ in (1...3).contains(die.nextInt(upperBound: 4)) })
        let signs = GKRandomDistribution(randomSource: source, lowestValue: -5, highestValue: 5)
        #expect((0..<50).allSatisfy { _ in (0...1).contains(signs.nextUniform()) })
        let bell = GKGaussianDistribution(randomSource: source, mean: 10, deviation: 2)
        let values = (0..<500).map { _ in bell.nextInt() }
        #expect(values.allSatisfy { (4...16).contains($0) })
        #expect(values.count { (8...12).contains($0) } > 300)
        let bag = GKShuffledDistribution(randomSource: source, lowestValue: 1, highestValue: 20)
        for _ in 0..<3 { #expect((0..<20).map { _ in bag.nextInt() }.sorted() == Array(1...20)) }
    }

    @Test func `Shuffled objects are all there`() {
        let shuffled = GKMersenneTwisterRandomSource(seed: 3).arrayByShufflingObjects(in: Array(0..<50))
        #expect(shuffled.compactMap { $0 as? Int }.sorted() == Array(0..<50))
        #expect(shuffled.compactMap { $0 as? Int } != Array(0..<50))
    }

    @Test func `Dice have as many sides as they are called after`() {
        #expect(GKRandomDistribution.d6().highestValue == 6)
        #expect(GKShuffledDistribution.d20().numberOfPossibleOutcomes == 20)
    }
}
