#include "support/allocations.h"

#include <cstdlib>
#include <new>

namespace zonewright::test {

namespace {

thread_local std::int64_t allocations = 0;

} // namespace

std::int64_t allocationsSoFar()
{
    return allocations;
}

} // namespace zonewright::test

// The forms for arrays come here by themselves, but not under sanitizers, which have their own in pairs; those for
// wider alignments stay as they are.
void* operator new(std::size_t size)
{
    ++zonewright::test::allocations;
    if (void* memory = std::malloc(size == 0 ? 1 : size))
        return memory;
    throw std::bad_alloc();
}

void* operator new(std::size_t size, const std::nothrow_t&) noexcept
{
    ++zonewright::test::allocations;
    return std::malloc(size == 0 ? 1 : size);
}

void operator delete(void* memory) noexcept
{
    std::free(memory);
}

void operator delete(void* memory, std::size_t) noexcept
{
    std::free(memory);
}
