// A target of C needs a source; what counts is the module map beside the header's place.
