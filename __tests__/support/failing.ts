import { expect } from '@jest/globals'

/** Matches a failure with this code and these words in its message. */
export const failing = (code: string, words: string) => ({ code, message: expect.stringContaining(words) })
