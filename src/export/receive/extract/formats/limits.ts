// Without imports, so that the catalog of failures can name them.

export const MAX_ENTRIES = 1_000_000
export const MAX_EXTRACTED_BYTES = 20e9
export const MAX_EXPANSION = 200
/** Up to this size, an archive may expand by any factor. */
export const FREE_BYTES = 64 * 1024 ** 2
