/** Maximum size of a page, snippet, or `.mintignore`. Larger files are not parsed. */
export const MAX_SOURCE_BYTES = 2_000_000

/** Limits the length of front matter, because YAML parsing cannot be interrupted. */
export const MAX_FRONT_MATTER_LENGTH = 100_000

/** Maximum nesting depth of JSON, because the JSON parser is recursive. */
export const MAX_JSON_DEPTH = 100

/**
 * Memory for the Markdown parser, in pages of 64 KiB. The parser requires 985 pages to start. If a file needs more than
 * the maximum of 512 MB, parsing the file fails, but the process continues. A file of the maximum size needs 130 MB if
 * it is typical documentation, and 270 MB if it is a single table.
 */
export const PARSER_MEMORY = { initial: 985, maximum: 8192, shared: true }
