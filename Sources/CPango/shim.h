#include <fontconfig/fontconfig.h>
#include <fontconfig/fcfreetype.h>
#include <hb.h>
#include <hb-ot.h>
#include <pango/pango.h>
#include <pango/pangofc-fontmap.h>
#include <pango/pangoft2.h>

// From pangocairo.h, which would bring Cairo's types along a second time.
PangoFontMap *pango_cairo_font_map_new_for_font_type(int font_type);
void pango_cairo_font_map_set_default(void *font_map);
