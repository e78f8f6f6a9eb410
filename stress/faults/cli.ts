/**
 * `npm run stress faults -- [--schedules 500] [--seed N] [--concurrency 6] [--verbose]`: runs random schedules of
 * faults against the committed export action. `--schedules 1` also finds the smallest schedule that still fails.
 */
import { parseArgs } from 'node:util'
import { runCampaign } from './campaign.ts'

const MAX_REPORTS = 5

const { values } = parseArgs({
  options: {
    schedules: { type: 'string', default: '500' },
    seed: { type: 'string' },
    concurrency: { type: 'string', default: '6' },
    verbose: { type: 'boolean', default: false }
  }
})
const count = Number(values.schedules)
const seed = values.seed === undefined ? Math.floor(Math.random() * 1_000_000) : Number(values.seed)

console.log(`${count} schedules from seed ${seed}, ${values.concurrency} at a time`)
const startedAt = performance.now()
let done = 0
const { outcomes, broken } = await runCampaign({
  seed,
  count,
  concurrency: Number(values.concurrency),
  shrink: count === 1,
  onEnd: (number, { kind, text, requests }) => {
    done += 1
    if (values.verbose || kind === 'broken')
      console.log(`${seed + number}: ${kind}, ${requests} requests. ${text.split('\n')[0] ?? ''}`)
    else if (done % 25 === 0) console.log(`${done} of ${count}`)
  }
})

for (const report of broken.slice(0, MAX_REPORTS)) console.log(`\n${'─'.repeat(80)}\n${report}`)
if (broken.length > MAX_REPORTS) console.log(`\nand ${broken.length - MAX_REPORTS} more`)
const counted = (kind: string) => outcomes.filter(outcome => outcome.kind === kind).length
const maxRequests = Math.max(...outcomes.map(({ requests }) => requests))
const names = outcomes.flatMap(outcome => outcome.features)
const features = [...new Set(names)]
  .toSorted()
  .map(name => `  ${names.filter(each => each === name).length} with ${name}`)
const reasons = new Set(outcomes.filter(({ kind }) => kind === 'skipped').map(({ text }) => text))
console.log(
  [
    '',
    `${count - counted('skipped')} schedules run from seed ${seed} in ${Math.round((performance.now() - startedAt) / 1000)} s`,
    `${counted('exported')} ended with a complete export, ${counted('failed')} with one clear error`,
    `${counted('stopped')} were ended by a signal before the action began or after it ended`,
    `${counted('broken')} broke a guarantee`,
    `at most ${maxRequests} requests in a schedule`,
    ...features,
    ...(reasons.size > 0 ? [`${counted('skipped')} skipped on this machine: ${[...reasons].join('; ')}`] : [])
  ].join('\n')
)
process.exitCode = broken.length > 0 ? 1 : 0
