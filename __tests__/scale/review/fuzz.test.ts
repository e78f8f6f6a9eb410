import { expect, test } from '@jest/globals'
import { compareDocuments } from '../../support/html-fuzz.ts'

// `npm run stress html` uses 100,000 documents and a random seed.
const DOCUMENTS = 4000
const SEED = 11

test(`reads ${DOCUMENTS} random documents as parse5 does (seed ${SEED})`, () => {
  expect(compareDocuments(DOCUMENTS, SEED)).toBeUndefined()
}, 120_000)
