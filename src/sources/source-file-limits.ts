/** A larger page, snippet or `.mintignore` is not parsed. */
export const MAX_SOURCE_BYTES = 2_000_000

/** The time that one file may take. On a busy machine it gets this time again, a few times. */
export const MAX_FILE_MS = 10_000

/** YAML is parsed before anything can end it. */
export const MAX_FRONT_MATTER_LENGTH = 100_000

/** The parser of JSON calls itself for every level. */
export const MAX_JSON_DEPTH = 100

/**
 * Pages of 64 KiB that the Markdown parser has. It wants 985 to start with; more than the maximum, 512 MB, ends a file
 * that needs it, not the process. The largest file that is read needs 130 MB as documentation is written, and 270 MB as
 * one table.
 */
export const PARSER_MEMORY = { initial: 985, maximum: 8192, shared: true }
