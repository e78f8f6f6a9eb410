/**
 * `npm run stress html -- [--documents 100000] [--seed N]`: checks that the scanner and parse5 agree on random
 * documents. Half of the documents are malformed HTML, and the other half are SVG and MathML.
 */
import { parseArgs } from 'node:util'
import { compareDocuments } from '../../__tests__/support/html-fuzz.ts'

const { values } = parseArgs({
  options: { documents: { type: 'string', default: '100000' }, seed: { type: 'string' } }
})
const seed = values.seed === undefined ? Math.floor(Math.random() * 1_000_000) : Number(values.seed)
console.log(`${values.documents} documents from seed ${seed}`)
const difference = compareDocuments(Number(values.documents), seed)
if (difference !== undefined) {
  console.log(JSON.stringify(difference, undefined, 2))
  process.exitCode = 1
} else console.log('No difference.')
