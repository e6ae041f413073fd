#pragma once

/// Makes the files that the library carries (":/tileset/…") readable. A static library's resources are not there by
/// themselves; calling this again does nothing. Tileset does it.
void initRenderResources();
