/// Where the records of this program's previews begin and end, as the linker has put them together;
/// both are null where there are none.
const void *preview_section_begin(void);
const void *preview_section_end(void);
