// The C library's types of signals are of the module that has brought in their header first, which differs by what else is
// compiled beside.
import CDispatch
import CProcess
import Glibc

/// The signals that a supervisor waits for, which interrupt nothing else.
struct SupervisorSignals {
    private let set: sigset_t

    init() {
        var set = sigset_t()
        sigemptyset(&set)
        // An ignored one would never come.
        signal(SIGCHLD, SIG_DFL)
        for signal in [SIGCHLD, SIGINT, SIGTERM, SIGHUP] { sigaddset(&set, signal) }
        sigprocmask(SIG_BLOCK, &set, nil)
        self.set = set
    }

    /// The next signal; nothing where none has come for a while.
    func next() -> Int32? {
        var set = set
        var timeout = timespec(tv_sec: 0, tv_nsec: 20_000_000)
        let signal = sigtimedwait(&set, nil, &timeout)
        return signal > 0 ? signal : nil
    }
}
