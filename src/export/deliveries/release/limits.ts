// Without imports, so that the catalog of failures can name it.

/** GitHub accepts release assets below this size. */
export const MAX_ASSET_BYTES = 2 * 1024 ** 3
