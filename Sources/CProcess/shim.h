#ifndef CPROCESS_SHIM_H
#define CPROCESS_SHIM_H

#include <signal.h>
#include <stdint.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <ucontext.h>
#include <unistd.h>

// `prctl` takes a varying number of arguments.
static inline int process_end_with_parent(int signal) { return prctl(PR_SET_PDEATHSIG, signal, 0, 0, 0); }

// Declared by the C library for programs that define _GNU_SOURCE; Swift's module of it does not.
static inline int process_make_memory_file(const char *name) { return (int)syscall(SYS_memfd_create, name, 0); }

// The registers of an interrupted thread are laid out differently for each processor.
typedef struct {
    uintptr_t instruction, stack, frame;
} process_place;

static inline process_place process_interrupted_place(const void *context) {
    const ucontext_t *interrupted = (const ucontext_t *)context;
#if defined(__x86_64__)
    const greg_t *registers = interrupted->uc_mcontext.gregs;
    return (process_place){(uintptr_t)registers[16], (uintptr_t)registers[15], (uintptr_t)registers[10]};
#elif defined(__aarch64__)
    return (process_place){interrupted->uc_mcontext.pc, interrupted->uc_mcontext.sp, interrupted->uc_mcontext.regs[29]};
#else
    return (process_place){0, 0, 0};
#endif
}

// Where the linker has put the program's own code.
extern const char __executable_start, etext;

static inline int process_is_in_program(uintptr_t place) {
    return place >= (uintptr_t)&__executable_start && place < (uintptr_t)&etext;
}

// Whether the system is asked for memory, which the C library does with a lock in hand.
static inline int process_is_about_memory(long call) {
    return call == SYS_brk || call == SYS_mmap || call == SYS_munmap || call == SYS_mremap || call == SYS_mprotect
        || call == SYS_madvise;
}

// Whether a thread was interrupted in the program's own code or waits for the system; in a library it may hold a lock.
static inline int process_holds_no_lock(const void *context) {
    uintptr_t place = process_interrupted_place(context).instruction;
    if (process_is_in_program(place)) return 1;
#if defined(__x86_64__)
    const uint8_t *code = (const uint8_t *)place;
    if (code[-2] != 0x0f || code[-1] != 0x05) return 0;
    // The register that held the call's number has its result; most functions set it just before the call.
    int32_t call = -1;
    if (code[-7] == 0xb8) __builtin_memcpy(&call, code - 6, sizeof call);
    return !process_is_about_memory(call);
#elif defined(__aarch64__)
    if (((const uint32_t *)place)[-1] != 0xd4000001) return 0;
    return !process_is_about_memory((long)((const ucontext_t *)context)->uc_mcontext.regs[8]);
#else
    return 0;
#endif
}

// Whether code begins or ends where no frame stands for it: a jump by way of a table to a library's function, the push of
// the caller's frame, a return. The address that it returns to is on top of the stack then.
static inline int process_has_no_frame(const uint8_t *code) {
#if defined(__x86_64__)
    static const uint8_t landing[] = {0xf3, 0x0f, 0x1e, 0xfa};
    if (__builtin_memcmp(code, landing, sizeof landing) == 0) code += sizeof landing;
    if (*code == 0xf2) code++;
    return (code[0] == 0xff && code[1] == 0x25) || code[0] == 0x55 || code[0] == 0xc3;
#else
    return 0;
#endif
}

// Has a thread that was interrupted in a library, or on the way there, seem to be where the program has called it.
// Libraries keep no chain of frames, so their stack is searched for an address in the program, and beside it for the frame
// of the call.
static inline void process_leave_library(void *context) {
#if defined(__x86_64__)
    process_place place = process_interrupted_place(context);
    if (process_is_in_program(place.instruction)) {
        uintptr_t caller = *(const uintptr_t *)place.stack;
        if (process_has_no_frame((const uint8_t *)place.instruction) && process_is_in_program(caller)) {
            ((ucontext_t *)context)->uc_mcontext.gregs[16] = (greg_t)caller;
        }
        return;
    }
    const uintptr_t reach = 1 << 20;
    for (uintptr_t entry = place.stack; entry < place.stack + 4096; entry += sizeof(uintptr_t)) {
        const uintptr_t *word = (const uintptr_t *)entry;
        if (!process_is_in_program(word[0])) continue;
        uintptr_t frame = entry > place.stack ? word[-1] : 0;
        if (frame <= entry || frame > entry + reach) frame = place.frame;
        if (frame <= entry || frame > entry + reach) continue;
        greg_t *registers = ((ucontext_t *)context)->uc_mcontext.gregs;
        registers[10] = (greg_t)frame;
        registers[16] = (greg_t)word[0];
        return;
    }
#endif
}

// Lets an interrupted thread go on with a function that seems to be called by what it was at, and never returns.
// Its innermost calls are left until there is room for more on its stack; returns 0 where they cannot be found.
static inline int process_continue(void *context, uintptr_t room, void (*function)(int), int argument) {
    ucontext_t *interrupted = (ucontext_t *)context;
    process_place place = process_interrupted_place(context);
    // Below the stack's end lie 128 bytes that a function may use without moving it.
    uintptr_t stack = place.stack - 128, end = place.stack + room;
    while (room > 0 && place.frame < end) {
        const uintptr_t *frame = (const uintptr_t *)place.frame;
        if (place.frame < place.stack || place.frame % sizeof(uintptr_t) != 0 || frame[0] <= place.frame) return 0;
        stack = place.frame + 2 * sizeof(uintptr_t);
        place.instruction = frame[1];
        place.frame = frame[0];
    }
    stack &= ~(uintptr_t)15;
#if defined(__x86_64__)
    greg_t *registers = interrupted->uc_mcontext.gregs;
    stack -= sizeof(uintptr_t);
    *(uintptr_t *)stack = place.instruction;
    registers[8] = argument;
    registers[10] = (greg_t)place.frame;
    registers[15] = (greg_t)stack;
    registers[16] = (greg_t)(uintptr_t)function;
    return 1;
#elif defined(__aarch64__)
    interrupted->uc_mcontext.regs[0] = (uint64_t)argument;
    interrupted->uc_mcontext.regs[29] = place.frame;
    interrupted->uc_mcontext.regs[30] = place.instruction;
    interrupted->uc_mcontext.sp = stack;
    interrupted->uc_mcontext.pc = (uintptr_t)function;
    return 1;
#else
    return 0;
#endif
}

// The number by which the system knows this thread, and a signal for one of them alone.
static inline int process_thread(void) { return (int)syscall(SYS_gettid); }
static inline void process_signal_thread(int process, int thread, int signal) {
    syscall(SYS_tgkill, process, thread, signal);
}

// A macro that reaches into a union.
static inline uintptr_t process_fault_address(const siginfo_t *info) { return (uintptr_t)info->si_addr; }

#endif
