import type { FailureEntry } from './index.ts'

export const PUBLISH_FAILURES = {} satisfies Record<string, FailureEntry>
