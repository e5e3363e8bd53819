#include <cairo.h>
#include <cairo-pdf.h>
#include <pixman.h>

// From cairo-ft.h, which would bring FreeType's types along a second time.
cairo_font_face_t *cairo_ft_font_face_create_for_ft_face(void *face, int load_flags);

// The address by which a font face knows the file that it keeps alive.
static inline const cairo_user_data_key_t *font_file_key(void) {
    static const cairo_user_data_key_t key;
    return &key;
}
