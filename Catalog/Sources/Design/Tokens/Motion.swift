import Vitrine

/// How long changes take.
public enum Motion: String, DurationToken {
    /// What follows a finger.
    case quick = "motion.duration.quick"
    /// What comes and goes by itself.
    case calm = "motion.duration.calm"
}
