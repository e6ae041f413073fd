#pragma once

/// Marks a function whose loops gain from wide registers: it is compiled for the plain processor and for AVX2, and the
/// loader picks. Both do the same integer arithmetic, so both give the same bits. Only where the loader can pick, and
/// not under sanitizers, whose start-up comes after the picking.
#if defined(__x86_64__) && defined(__linux__) && defined(__OPTIMIZE__) && !defined(__SANITIZE_ADDRESS__) &&            \
    !defined(__SANITIZE_THREAD__)
#if defined(__has_feature)
#if !__has_feature(address_sanitizer) && !__has_feature(thread_sanitizer) && !__has_feature(memory_sanitizer)
#define ZONEWRIGHT_WIDE __attribute__((target_clones("avx2", "default")))
#endif
#else
#define ZONEWRIGHT_WIDE __attribute__((target_clones("avx2", "default")))
#endif
#endif

#ifndef ZONEWRIGHT_WIDE
#define ZONEWRIGHT_WIDE
#endif
