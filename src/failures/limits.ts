/** Limits that the texts of failures name. They are here because the catalog cannot import from later steps. */

/** For an archive. */
export const MAX_ENTRIES = 1_000_000
export const MAX_EXTRACTED_BYTES = 20e9
export const MAX_EXPANSION = 200
/** Up to this size, an archive may expand by any factor. */
export const FREE_BYTES = 64 * 1024 ** 2

/** For the path of an entry. */
export const MAX_PATH_BYTES = 4096
export const MAX_SEGMENT_BYTES = 255
export const MAX_LEVELS = 128

/** GitHub accepts release assets below this size. */
export const MAX_ASSET_BYTES = 2 * 1024 ** 3
