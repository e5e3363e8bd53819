// libpng reports errors with longjmp, which must not cross Swift's frames. These functions are the
// places where it is caught; each returns 1 on success and otherwise leaves libpng's words in `reason`.
#include <png.h>
#include <setjmp.h>
#include <string.h>

/// A PNG file in memory and how far libpng has read it.
typedef struct {
    const unsigned char *bytes;
    size_t count;
    size_t position;
    png_structp png;
    png_infop info;
    char reason[128];
} png_memory_reader;

static inline void png_memory_fail(png_structp png, png_const_charp message) {
    png_memory_reader *reader = (png_memory_reader *)png_get_error_ptr(png);
    strncpy(reader->reason, message, sizeof reader->reason - 1);
    png_longjmp(png, 1);
}

static inline void png_memory_ignore_warning(png_structp png, png_const_charp message) {
    (void)png;
    (void)message;
}

static inline void png_memory_read(png_structp png, png_bytep target, size_t count) {
    png_memory_reader *reader = (png_memory_reader *)png_get_io_ptr(png);
    if (reader->count - reader->position < count) png_error(png, "the file ends too early");
    memcpy(target, reader->bytes + reader->position, count);
    reader->position += count;
}

/// Reads all up to the pixels. Ancillary chunks but tRNS are skipped, whatever they hold; what
/// libpng would only warn about in the others is an error.
static inline int png_memory_open(png_memory_reader *reader) {
    reader->png = png_create_read_struct(
        PNG_LIBPNG_VER_STRING, reader, png_memory_fail, png_memory_ignore_warning);
    if (reader->png == NULL) return 0;
    if (setjmp(png_jmpbuf(reader->png))) return 0;
    reader->info = png_create_info_struct(reader->png);
    if (reader->info == NULL) return 0;
    png_set_read_fn(reader->png, reader, png_memory_read);
    png_set_crc_action(reader->png, PNG_CRC_ERROR_QUIT, PNG_CRC_ERROR_QUIT);
    png_set_benign_errors(reader->png, 0);
    png_set_user_limits(reader->png, 0x7fffffff, 0x7fffffff);
    png_set_keep_unknown_chunks(reader->png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
    png_read_info(reader->png, reader->info);
    return 1;
}

/// Reads the pixels as RGBA, 8 bits a component, into `width * height * 4` bytes, and the rest of the file.
static inline int png_memory_read_pixels(png_memory_reader *reader, unsigned char *pixels) {
    if (setjmp(png_jmpbuf(reader->png))) return 0;
    png_set_expand(reader->png);
    png_set_scale_16(reader->png);
    png_set_gray_to_rgb(reader->png);
    png_set_add_alpha(reader->png, 0xff, PNG_FILLER_AFTER);
    int passes = png_set_interlace_handling(reader->png);
    png_read_update_info(reader->png, reader->info);
    size_t stride = (size_t)png_get_image_width(reader->png, reader->info) * 4;
    if (png_get_rowbytes(reader->png, reader->info) != stride) png_error(reader->png, "unknown pixel format");
    png_uint_32 height = png_get_image_height(reader->png, reader->info);
    for (int pass = 0; pass < passes; pass++)
        for (png_uint_32 y = 0; y < height; y++) png_read_row(reader->png, pixels + y * stride, NULL);
    png_read_end(reader->png, NULL);
    return 1;
}

static inline void png_memory_close(png_memory_reader *reader) {
    png_destroy_read_struct(&reader->png, &reader->info, NULL);
}
