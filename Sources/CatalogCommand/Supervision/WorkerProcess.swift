// The C library's types of signals are of the module that has brought in their header first, which differs by what else is
// compiled beside.
import CDispatch
import CProcess
import Glibc

/// A copy of this process, or a fresh one of the same program, that works while this one looks on.
struct WorkerProcess {
    let id: pid_t
    let journal: Journal
    /// Where everything arrives that the catalogue's code prints.
    private let printed: Int32

    /// Descriptors of a worker, where no other file is opened.
    enum Descriptor {
        static let journal = CrashReporter.journalDescriptor
        static let output: Int32 = 201
        static let error: Int32 = 202
        static let printing: Int32 = 203
    }

    /// Starts a process that does the work, which never returns; with arguments it is one of the same program
    /// from its start, with other addresses, another order of dictionaries and another time zone.
    ///
    /// Nothing where the system has no more processes or files.
    init?(megabytes: Int, arguments: [String]? = nil, work: () -> Never) {
        let parent = getpid()
        let journal = process_make_memory_file("journal")
        var ends: [Int32] = [0, 0]
        guard journal >= 0, pipe(&ends) == 0 else { return nil }
        _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
        _ = fcntl(journal, F_SETFL, O_APPEND)
        for file in [journal] + ends { _ = fcntl(file, F_SETFD, FD_CLOEXEC) }
        let id = fork()
        if id == 0 {
            process_end_with_parent(SIGKILL)
            if getppid() != parent { _exit(1) }
            Self.settle(journal: journal, printing: ends[1], megabytes: megabytes)
            guard let arguments else { work() }
            Self.restart(arguments)
        }
        Glibc.close(ends[1])
        guard id > 0 else { return nil }
        setpgid(id, id)
        self.id = id
        self.journal = Journal(file: journal)
        self.printed = ends[0]
    }

    /// Arranges a new process's files, signals and limits.
    private static func settle(journal: Int32, printing: Int32, megabytes: Int) {
        setpgid(0, 0)
        dup2(journal, Descriptor.journal)
        dup2(STDOUT_FILENO, Descriptor.output)
        dup2(STDERR_FILENO, Descriptor.error)
        dup2(printing, STDOUT_FILENO)
        dup2(printing, STDERR_FILENO)
        let nothing = open("/dev/null", O_RDONLY)
        if nothing >= 0 { dup2(nothing, STDIN_FILENO) }
        var signals = sigset_t()
        sigemptyset(&signals)
        sigprocmask(SIG_SETMASK, &signals, nil)
        var memory = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &memory)
        memory.rlim_cur = min(rlim_t(megabytes) << 20, memory.rlim_max)
        setrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &memory)
        var core = rlimit(rlim_cur: 0, rlim_max: 0)
        setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &core)
    }

    /// Runs the program from its start.
    private static func restart(_ arguments: [String]) -> Never {
        setenv("TZ", "Pacific/Kiritimati", 1)
        // With it each process would have the same order of dictionaries.
        unsetenv("SWIFT_DETERMINISTIC_HASHING")
        var words = ([CommandLine.arguments.first ?? "catalog"] + arguments).map { strdup($0) }
        words.append(nil)
        execv("/proc/self/exe", &words)
        _exit(127)
    }

    /// Keeps a worker's descriptors from the processes that its components start.
    static func closeDescriptorsOnExecution() {
        for file in [Descriptor.journal, Descriptor.output, Descriptor.error, Descriptor.printing] {
            _ = fcntl(file, F_SETFD, FD_CLOEXEC)
        }
    }

    /// Loses in a worker what the catalogue's code prints, until ``unmute()``.
    static func mute() {
        dup2(STDOUT_FILENO, Descriptor.printing)
        let nothing = open("/dev/null", O_WRONLY | O_CLOEXEC)
        for file in [STDOUT_FILENO, STDERR_FILENO] where nothing >= 0 { dup2(nothing, file) }
        Glibc.close(nothing)
    }

    static func unmute() {
        fflush(nil)
        for file in [STDOUT_FILENO, STDERR_FILENO] { dup2(Descriptor.printing, file) }
        Glibc.close(Descriptor.printing)
    }

    /// What was printed since the last time.
    func readPrinted() -> [UInt8] {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while bytes.count < 1 << 20 {
            let count = read(printed, &buffer, buffer.count)
            guard count > 0 else { break }
            bytes += buffer[..<count]
        }
        return bytes
    }

    /// How the process ended, as `waitpid` says it; nothing while it runs.
    func endStatus() -> Int32? {
        var status: Int32 = 0
        return waitpid(id, &status, WNOHANG) == id ? status : nil
    }

    /// Whether the process neither works nor answers until a signal lets it go on, or has ended.
    var isStopped: Bool {
        var state = siginfo_t()
        let result = waitid(P_PID, id_t(id), &state, WSTOPPED | WEXITED | WNOHANG | WNOWAIT)
        return result != 0 || state.si_signo == SIGCHLD
    }

    func send(_ signal: Int32) { kill(id, signal) }

    func send(_ signal: Int32, toThread thread: Int32) { process_signal_thread(id, thread, signal) }

    /// Ends the process with all that it has started.
    func end() {
        kill(-id, SIGKILL)
        kill(id, SIGKILL)
        var status: Int32 = 0
        while waitpid(id, &status, 0) < 0, errno == EINTR {}
    }

    /// Gives back the files, and ends what the process has started and left.
    func close() {
        kill(-id, SIGKILL)
        Glibc.close(printed)
        Glibc.close(journal.file)
    }
}
