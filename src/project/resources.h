#pragma once

/// Makes the files that the library carries (":/samples/…") readable. A static library's resources are not there by
/// themselves; calling this again does nothing. builtinList does it.
void initProjectResources();
