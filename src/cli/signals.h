#pragma once

namespace zonewright::cli {

/// First of all in main: makes the three standard streams safe to use even where the caller closed them, lets a reader
/// that went away end the program quietly, and makes a file-size limit an error instead of a death.
void prepareProcess();

/// From now on Ctrl+C and the requests to end only set a flag, so that a file half written can be taken back.
void holdInterruptions();

/// Whether such a request came since. Any thread may ask.
[[nodiscard]] bool interrupted();

/// Ends the program as the request that was held would have done (a shell sees 130 for Ctrl+C). Returns if none came.
void yieldToInterruption();

} // namespace zonewright::cli
