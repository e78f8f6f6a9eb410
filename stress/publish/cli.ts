/**
 * `npm run stress:publish -- [--schedules 200] [--seed N] [--concurrency 4]`: random schedules of faults against the
 * committed publish action. With one schedule, a failure is shrunk to the smallest schedule that still fails.
 */
import { parseArgs } from 'node:util'
import { runPublishCampaign } from './campaign.ts'

const { values } = parseArgs({
  options: {
    schedules: { type: 'string', default: '200' },
    seed: { type: 'string' },
    concurrency: { type: 'string', default: '4' }
  }
})
const count = Number(values.schedules)
const seed = values.seed === undefined ? Math.floor(Math.random() * 1_000_000) : Number(values.seed)
console.log(`${count} schedules from seed ${seed}`)
let done = 0
const { outcomes, reports, maxRequests } = await runPublishCampaign({
  ...{ seed, count, concurrency: Number(values.concurrency), shrink: count === 1 },
  onEnd: (number, outcome) => {
    done += 1
    if (outcome === 'broken') console.log(`${seed + number}: broken`)
    else if (done % 25 === 0) console.log(`${done} of ${count}`)
  }
})
for (const report of reports.slice(0, 3)) console.log(`\n${'-'.repeat(80)}\n${report}`)
const counted = (kind: string) => outcomes.filter(outcome => outcome === kind).length
console.log(
  `\n${count} schedules from seed ${seed}: ${counted('published')} published, ${counted('failed')} ended with one clear error and were completed by the next run, ${counted('broken')} broke a guarantee. At most ${maxRequests} requests in a run.`
)
process.exitCode = reports.length > 0 ? 1 : 0
