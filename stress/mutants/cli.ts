/**
 * `npm run stress mutants -- [--count 60] [--seed 1] [--only 3,7] [--folder src/publish] [--no-bundle] [--list]`: draws
 * random small mistakes in the sources and counts how many of them the tests find.
 */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { AREAS } from './areas.ts'
import { runMutants } from './campaign.ts'
import { drawMutants } from './draw.ts'
import { mutationText } from './mutations.ts'

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    folder: { type: 'string', multiple: true },
    bundle: { type: 'boolean', default: true },
    list: { type: 'boolean', default: false }
  },
  allowNegative: true
})
// Calls `process.exit`, because the `exit` handlers remove the copy of the checkout and stop the tests.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130))
const root = join(import.meta.dirname, '../..')
const seed = Number(values.seed)
const areas = AREAS.filter(({ folder }) => values.folder?.includes(folder) ?? true)
if (areas.length === 0) throw new Error(`The folders are ${AREAS.map(({ folder }) => folder).join(', ')}.`)

const { mutants, possible, sources } = drawMutants(root, { areas, count: Number(values.count), seed })
const only = values.only?.split(',').map(Number)
const chosen = mutants.filter(({ number }) => only?.includes(number) ?? true)
console.log(`${chosen.length} of ${possible} possible mistakes, from seed ${seed}`)
if (values.list)
  for (const { number, mutation } of chosen) console.log(`${number}. ${mutationText(mutation)}`)
else await report()

async function report(): Promise<void> {
  // Results are valid only for these sources and this draw. A replay discards earlier results.
  const resultFile = join(
    root,
    `.cache/mutants/${sources}-seed-${seed}${values.bundle ? '' : '-sources'}${only === undefined ? '' : '-replay'}.jsonl`
  )
  if (only !== undefined) rmSync(resultFile, { force: true })
  const results = await runMutants(chosen, { root, resultFile, withBundle: values.bundle, log: console.log })
  const counted = (end: string) => results.filter(result => result.end === end).length
  const survivors = results.filter(({ end }) => end === 'survived')
  const share = (100 * (results.length - survivors.length)) / results.length
  console.log(
    [
      '',
      `${results.length} mistakes from seed ${seed}: ${results.length - survivors.length} found (${share.toFixed(0)} %), ${counted('killed by tests')} by unit and integration tests, ${counted('killed by tests of the bundle')} by tests of the bundle.`,
      `${survivors.length} survived:`,
      ...survivors.map(({ number, text }) => `  ${number}. ${text}`),
      ...(survivors.length > 0
        ? [
            `Replay: npm run stress mutants -- --count ${values.count} --seed ${seed} --only ${survivors[0]?.number ?? 1}`
          ]
        : [])
    ].join('\n')
  )
}
