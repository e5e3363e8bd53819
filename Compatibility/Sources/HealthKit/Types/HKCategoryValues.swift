public enum HKCategoryValue: Int, Sendable {
    case notApplicable
}

public enum HKCategoryValueSleepAnalysis: Int, Sendable {
    case inBed, asleepUnspecified, awake, asleepCore, asleepDeep, asleepREM

    public static let asleep = HKCategoryValueSleepAnalysis.asleepUnspecified
    public static let allAsleepValues: Set<HKCategoryValueSleepAnalysis> = [
        .asleepUnspecified, .asleepCore, .asleepDeep, .asleepREM,
    ]
}

public enum HKCategoryValueAppleStandHour: Int, Sendable {
    case stood, idle
}

public enum HKCategoryValueSeverity: Int, Sendable {
    case unspecified, notPresent, mild, moderate, severe
}

public enum HKCategoryValuePresence: Int, Sendable {
    case present, notPresent
}

public enum HKCategoryValueAppetiteChanges: Int, Sendable {
    case unspecified, noChange, decreased, increased
}

public enum HKCategoryValueCervicalMucusQuality: Int, Sendable {
    case dry = 1
    case sticky, creamy, watery, eggWhite
}

public enum HKCategoryValueOvulationTestResult: Int, Sendable {
    case negative = 1
    case luteinizingHormoneSurge, indeterminate, estrogenSurge
}

public enum HKCategoryValueMenstrualFlow: Int, Sendable {
    case unspecified = 1
    case light, medium, heavy, none
}

public enum HKCategoryValueVaginalBleeding: Int, Sendable {
    case unspecified = 1
    case light, medium, heavy, none
}

public enum HKCategoryValueContraceptive: Int, Sendable {
    case unspecified = 1
    case implant, injection, intrauterineDevice, intravaginalRing, oral, patch
}

public enum HKCategoryValuePregnancyTestResult: Int, Sendable {
    case negative = 1
    case positive, indeterminate
}

public enum HKCategoryValueProgesteroneTestResult: Int, Sendable {
    case negative = 1
    case positive, indeterminate
}

public enum HKCategoryValueLowCardioFitnessEvent: Int, Sendable {
    case lowFitness = 1
}

public enum HKCategoryValueAppleWalkingSteadinessEvent: Int, Sendable {
    case initialLow = 1
    case initialVeryLow, repeatLow, repeatVeryLow
}

public enum HKCategoryValueEnvironmentalAudioExposureEvent: Int, Sendable {
    case momentaryLimit = 1
}

public enum HKCategoryValueHeadphoneAudioExposureEvent: Int, Sendable {
    case sevenDayLimit = 1
}
