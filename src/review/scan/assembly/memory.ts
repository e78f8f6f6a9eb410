// AssemblyScript, compiled to WebAssembly by `npm run wasm`: a loop in JavaScript reads one byte at a time, is half as
// fast, and slow until it is compiled. Positions of everything in memory, as in ../scan-memory.ts.

export const POSITION: usize = 0
export const END: usize = 4
export const CONTENT_LENGTH: usize = 8
export const ENDS_WITH_SPACE: usize = 12
export const LAST: usize = 16
export const BEFORE_LAST: usize = 20
export const LENGTH: usize = 28
export const REFERENCE_COUNT: usize = 32
export const CONTENT: usize = 36
export const REFERENCES: usize = 40
export const PAGE_NUMBER: usize = 44
/** What was read of a tag: the position of its `<` plus one, the ends of its name and of the tag, its attributes. */
export const READ_START: usize = 24
export const NAME_END: usize = 48
export const READ_END: usize = 52
export const SEEN: usize = 56
export const IS_SELF_CLOSING: usize = 60
/** Of the table of markup. */
export const COUNT: usize = 64
export const KEPT_BYTES: usize = 68
export const HASH: usize = 72

/** Sixteen bytes of ones end here, and sixteen of zeros follow: masks for the last bytes of a piece. */
export const ONES: usize = 0x110
/** By code of an attribute: where its value starts and ends. */
export const VALUE_STARTS: usize = 0x180
export const VALUE_ENDS: usize = 0x200
export const RECORDS: usize = 0x400
export const SUCCESSORS: usize = 0x80400
export const SLOTS: usize = 0xa0400
/** Names of elements and attributes by their codes, sixteen bytes each, in lower case. */
export const ELEMENT_NAMES: usize = 0xb0400
export const ATTRIBUTE_NAMES: usize = 0xb0c00
export const ELEMENT_SLOTS: usize = 0xb0e00
export const ATTRIBUTE_SLOTS: usize = 0xb0f00
export const KEPT: usize = 0xb1000
export const PAGE: usize = 0x200000
