import { expect, test } from '@jest/globals'
import { compareDocuments } from '../../support/html-fuzz.ts'

// `npm run stress html` compares 100,000 documents with a different seed.
const DOCUMENTS = 4000
const SEED = 11

test(`reads ${DOCUMENTS} random documents like parse5 (seed ${SEED})`, () => {
  expect(compareDocuments(DOCUMENTS, SEED)).toBeUndefined()
}, 120_000)
