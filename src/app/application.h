#pragma once

namespace zonewright {

/// The whole editor, from the arguments of main to its exit code.
int runEditor(int argc, char** argv);

} // namespace zonewright
