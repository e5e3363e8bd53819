// libjpeg expects its errors to be left by longjmp, which must not cross Swift's frames. These functions
// are the places where it is caught; each returns 1 on success and otherwise leaves libjpeg's words in
// `reason`.
#include <stdio.h>
#include <jpeglib.h>
#include <setjmp.h>
#include <string.h>

/// A JPEG file in memory while libjpeg reads it. `errors` comes first: libjpeg hands its address around.
typedef struct {
    struct jpeg_error_mgr errors;
    struct jpeg_decompress_struct state;
    jmp_buf failed;
    char reason[JMSG_LENGTH_MAX];
} jpeg_memory_reader;

static inline void jpeg_memory_fail(j_common_ptr state) {
    jpeg_memory_reader *reader = (jpeg_memory_reader *)state->err;
    (*state->err->format_message)(state, reader->reason);
    longjmp(reader->failed, 1);
}

/// Damage that libjpeg would only warn about (level -1) is an error as well.
static inline void jpeg_memory_message(j_common_ptr state, int level) {
    if (level < 0) jpeg_memory_fail(state);
}

/// Reads the header.
static inline int jpeg_memory_open(jpeg_memory_reader *reader, const unsigned char *bytes, size_t count) {
    reader->state.err = jpeg_std_error(&reader->errors);
    reader->errors.error_exit = jpeg_memory_fail;
    reader->errors.emit_message = jpeg_memory_message;
    if (setjmp(reader->failed)) return 0;
    jpeg_create_decompress(&reader->state);
    jpeg_mem_src(&reader->state, bytes, count);
    jpeg_read_header(&reader->state, TRUE);
    return 1;
}

/// Reads the pixels as RGBA, 8 bits a component, into `width * height * 4` bytes.
static inline int jpeg_memory_read_pixels(jpeg_memory_reader *reader, unsigned char *pixels) {
    if (setjmp(reader->failed)) return 0;
    reader->state.out_color_space = JCS_EXT_RGBA;
    reader->state.dct_method = JDCT_ISLOW;
    jpeg_start_decompress(&reader->state);
    size_t stride = (size_t)reader->state.output_width * 4;
    while (reader->state.output_scanline < reader->state.output_height) {
        JSAMPROW row = pixels + reader->state.output_scanline * stride;
        jpeg_read_scanlines(&reader->state, &row, 1);
    }
    jpeg_finish_decompress(&reader->state);
    return 1;
}

static inline void jpeg_memory_close(jpeg_memory_reader *reader) {
    jpeg_destroy_decompress(&reader->state);
}
