/* A disk that fails: put in front of the C library (LD_PRELOAD), it reads from the file that FAULTY names what is wrong
   today. "full": nothing more can be written; "eio": what is written is not flushed, and the flush says so; nothing, or
   no file: all is well. Only databases and their logs are meant. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static char today(int fd) {
    char link[64], path[4096], word[8] = "";
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length <= 0) return 0;
    path[length] = 0;
    if (!strstr(path, ".sqlite") || strstr(path, "-shm") || !getenv("FAULTY")) return 0;
    int file = open(getenv("FAULTY"), O_RDONLY);
    if (file < 0) return 0;
    ssize_t got = read(file, word, sizeof word - 1);
    close(file);
    return got > 0 ? word[0] : 0;
}

ssize_t pwrite64(int fd, const void *data, size_t size, off64_t at) {
    static ssize_t (*real)(int, const void *, size_t, off64_t);
    if (!real) real = dlsym(RTLD_NEXT, "pwrite64");
    if (today(fd) == 'f') { errno = ENOSPC; return -1; }
    return real(fd, data, size, at);
}

ssize_t pwrite(int fd, const void *data, size_t size, off_t at) { return pwrite64(fd, data, size, at); }

static int flush(int fd, const char *name) {
    int (*real)(int) = dlsym(RTLD_NEXT, name);
    if (today(fd) == 'e') { errno = EIO; return -1; }
    return real(fd);
}

int fsync(int fd) { return flush(fd, "fsync"); }
int fdatasync(int fd) { return flush(fd, "fdatasync"); }
