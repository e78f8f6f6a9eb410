import { expect, test } from '@jest/globals'
import { foreignContent, seededRandom, tagSoup } from '../../support/html-fuzz.ts'
import { parsedFacts, scannedFacts } from '../../support/html-oracle.ts'

// All 100,000 documents: FUZZ_DOCUMENTS=100000 npm run jest -- unit/review/fuzz
const documents = Number(process.env['FUZZ_DOCUMENTS'] ?? 5000)
const seed = Number(process.env['FUZZ_SEED'] ?? 11)

test.each([
  ['tag soup', tagSoup],
  ['SVG and MathML', foreignContent]
])(
  `agrees with parse5 on random documents of %s (seed ${seed})`,
  (_, generate) => {
    for (let i = 0; i < documents / 2; i++) {
      const html = generate(seededRandom(seed * 1_000_000 + i))
      const scanned = scannedFacts(html)
      const parsed = parsedFacts(html)
      if (!sameFacts(scanned, parsed)) expect({ html, ...scanned }).toEqual({ html, ...parsed })
    }
    expect(documents).toBeGreaterThan(0)
  },
  600_000
)

function sameFacts(a: object, b: object): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
