// For the path of a file in a site. Without imports, so that the catalog of failures can name them.

export const MAX_PATH_BYTES = 4096
export const MAX_SEGMENT_BYTES = 255
export const MAX_LEVELS = 128
