/**
 * `npm run stress pull-requests -- --docs DIR [--changes 200] [--seed N]`: changes real documentation in ways whose
 * results are known. The review must report exactly these results, each with the correct line.
 */
import { parseArgs } from 'node:util'
import { Renderer } from '../../src/sources/render/renderer.ts'
import { randomFrom } from '../random.ts'
import { compareSeeded, textsOf } from './seeded-changes.ts'

const { values } = parseArgs({
  options: { docs: { type: 'string' }, changes: { type: 'string', default: '200' }, seed: { type: 'string' } }
})
if (values.docs === undefined) throw new Error('--docs is missing: the folder with docs.json or mint.json')
const seed = values.seed === undefined ? Math.floor(Math.random() * 1_000_000) : Number(values.seed)
const renderer = new Renderer({})
let failed = 0
const done = await compareSeeded(
  await textsOf(values.docs),
  Number(values.changes),
  randomFrom(seed),
  renderer,
  (kind, difference, what) => {
    if (difference === undefined) return
    failed++
    console.log(`${kind} ${what} ${JSON.stringify(difference, undefined, 2)}`)
  }
)
console.log(`Seed ${seed}: ${JSON.stringify(done)}, ${failed} with a difference.`)
process.exitCode = failed === 0 ? 0 : 1
