/** Connections to the store at the same time, as long as it accepts them. */
export const MAX_ARCHIVE_CONNECTIONS = 8

/** What one request asks for. */
export const PART_BYTES = 2 * 1024 * 1024
