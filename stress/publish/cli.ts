/**
 * `npm run stress publish -- [--schedules 500] [--seed N] [--concurrency 4]`: runs random schedules of faults and
 * crashes against the committed publish action, and then publishes the same or the previous site. With `--schedules 1`,
 * reduces a failure to the smallest schedule that still fails.
 *
 * `npm run stress publish -- --publishers [--rounds 100]`: runs two publishers at the same time on a slow store with
 * conditional writes.
 */
import { parseArgs } from 'node:util'
import { runPublishCampaign } from './campaign.ts'
import { runRounds } from './publishers.ts'

const { values } = parseArgs({
  options: {
    publishers: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '100' },
    schedules: { type: 'string', default: '500' },
    seed: { type: 'string' },
    concurrency: { type: 'string', default: '4' }
  }
})
const seed = values.seed === undefined ? Math.floor(Math.random() * 1_000_000) : Number(values.seed)
const concurrency = Number(values.concurrency)
if (values.publishers) await runPublishers(Number(values.rounds))
else await runSchedules(Number(values.schedules))

async function runPublishers(rounds: number): Promise<void> {
  for (const conditions of ['enforced', 'unquoted'] as const) {
    const { problems, waited } = await runRounds({ conditions, rounds, seed, concurrency })
    for (const problem of problems.slice(0, 5)) console.log(problem)
    console.log(
      `${rounds} rounds from seed ${seed}, conditional writes ${conditions}: ${problems.length} mixtures or failures; in ${waited} rounds one publisher waited for the other.`
    )
    if (problems.length > 0) process.exitCode = 1
  }
}

async function runSchedules(count: number): Promise<void> {
  console.log(`${count} schedules from seed ${seed}`)
  let done = 0
  const { outcomes, reports, maxRequests } = await runPublishCampaign({
    seed,
    count,
    concurrency,
    shrink: count === 1,
    onEnd: (number, outcome) => {
      done += 1
      if (outcome === 'broken') console.log(`${seed + number}: broken`)
      else if (done % 25 === 0) console.log(`${done} of ${count}`)
    }
  })
  for (const report of reports.slice(0, 3)) console.log(`\n${'-'.repeat(80)}\n${report}`)
  const counted = (kind: string) => outcomes.filter(outcome => outcome === kind).length
  console.log(
    `\n${count} schedules from seed ${seed}: ${counted('published')} published, ${counted('failed')} ended with one clear error or were killed, and were completed by the next run, ${counted('broken')} broke a guarantee. At most ${maxRequests} requests in a run.`
  )
  if (reports.length > 0) process.exitCode = 1
}
