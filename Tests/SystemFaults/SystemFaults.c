// The functions below stand in for those of the C library, since the program's own are found first.
#define _GNU_SOURCE
#include "SystemFaults.h"
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

static char root[PATH_MAX];
static enum system_fault fault = system_fault_none;
static int chosen_call;
/// Shared with the copies, so that the count of one that was killed is known.
static atomic_int *count;

int system_faults_fork(const char *new_root, enum system_fault new_fault, int call) {
    if (count == NULL)
        count = mmap(NULL, sizeof *count, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    atomic_store(count, 0);
    int process = fork();
    if (process != 0) return process;
    strncpy(root, new_root, sizeof root - 1);
    fault = new_fault;
    chosen_call = call;
    return 0;
}

int system_faults_wait(int process) {
    int status = 0;
    if (waitpid(process, &status, 0) != process) return -1;
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

int system_faults_count(void) { return atomic_load(count); }

// MARK: Which calls fail

/// What a call does, as far as faults are concerned.
enum effect { reads, removes, creates };

static bool is_below_root(int folder, const char *path) {
    if (fault == system_fault_none) return false;
    if (path != NULL && path[0] == '/') return strncmp(path, root, strlen(root)) == 0;
    char link[64], place[PATH_MAX];
    snprintf(link, sizeof link, "/proc/self/fd/%d", folder);
    ssize_t length = readlink(link, place, sizeof place - 1);
    if (length < 0) return false;
    place[length] = 0;
    return strncmp(place, root, strlen(root)) == 0;
}

/// Whether the call is the one at which something happens; it is killed or fails with `errno`.
static bool fails(int folder, const char *path, enum effect effect) {
    if (!is_below_root(folder, path)) return false;
    switch (fault) {
    case system_fault_none: return false;
    case system_fault_kill:
        if (effect == reads || atomic_fetch_add(count, 1) + 1 != chosen_call) return false;
        kill(getpid(), SIGKILL);
        pause();
        return true;
    case system_fault_no_space:
        if (effect != creates || atomic_fetch_add(count, 1) + 1 < chosen_call) return false;
        errno = ENOSPC;
        return true;
    case system_fault_read_only:
        if (effect == reads) return false;
        errno = EROFS;
        return true;
    case system_fault_broken_disk:
        if (atomic_fetch_add(count, 1) + 1 != chosen_call) return false;
        errno = EIO;
        return true;
    }
    return false;
}

#define original(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

// MARK: The calls

int openat(int folder, const char *path, int flags, ...) {
    va_list list;
    va_start(list, flags);
    mode_t mode = flags & O_CREAT ? va_arg(list, mode_t) : 0;
    va_end(list);
    if (fails(folder, path, flags & O_CREAT ? creates : reads)) return -1;
    return original(openat)(folder, path, flags, mode);
}

int open(const char *path, int flags, ...) {
    va_list list;
    va_start(list, flags);
    mode_t mode = flags & O_CREAT ? va_arg(list, mode_t) : 0;
    va_end(list);
    if (fails(AT_FDCWD, path, flags & O_CREAT ? creates : reads)) return -1;
    return original(open)(path, flags, mode);
}

ssize_t read(int file, void *bytes, size_t size) {
    if (fails(file, NULL, reads)) return -1;
    return original(read)(file, bytes, size);
}

ssize_t write(int file, const void *bytes, size_t size) {
    if (fails(file, NULL, creates)) return -1;
    // A file is written in two parts, so that a fault at the second one leaves a file with its end missing.
    bool is_start = is_below_root(file, NULL) && lseek(file, 0, SEEK_CUR) == 0;
    return original(write)(file, bytes, is_start ? (size + 1) / 2 : size);
}

int ftruncate(int file, off_t size) {
    if (fails(file, NULL, creates)) return -1;
    return original(ftruncate)(file, size);
}

int fsync(int file) {
    if (fails(file, NULL, creates)) return -1;
    return original(fsync)(file);
}

int mkdir(const char *path, mode_t mode) {
    if (fails(AT_FDCWD, path, creates)) return -1;
    return original(mkdir)(path, mode);
}

int mkdirat(int folder, const char *path, mode_t mode) {
    if (fails(folder, path, creates)) return -1;
    return original(mkdirat)(folder, path, mode);
}

int renameat(int folder, const char *path, int new_folder, const char *new_path) {
    if (fails(folder, path, creates)) return -1;
    return original(renameat)(folder, path, new_folder, new_path);
}

int unlinkat(int folder, const char *path, int flags) {
    if (fails(folder, path, removes)) return -1;
    return original(unlinkat)(folder, path, flags);
}

int flock(int file, int operation) {
    if (fails(file, NULL, reads)) return -1;
    return original(flock)(file, operation);
}
