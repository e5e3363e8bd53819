#include "CPreviewSection.h"

// The linker defines both for a section whose name is a C identifier.
extern const char __start_vitrine_previews __attribute__((weak, visibility("hidden")));
extern const char __stop_vitrine_previews __attribute__((weak, visibility("hidden")));

const void *preview_section_begin(void) { return &__start_vitrine_previews; }

const void *preview_section_end(void) { return &__stop_vitrine_previews; }
