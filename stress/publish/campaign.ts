/**
 * `npm run test:publish -- [--schedules 200] [--seed N] [--lanes 4]`: random schedules of faults against the committed
 * publish action. With one schedule, a failure is shrunk to the smallest schedule that still fails.
 */
import fc from 'fast-check'
import { parseArgs } from 'node:util'
import { attempt } from './attempt.ts'
import { brokenPromises } from './promises.ts'
import { type Schedule, schedules } from './schedule.ts'

export interface PublishCampaign {
  /** Schedule number n is drawn from `seed + n`, so that one alone can be replayed. */
  seed: number
  count: number
  lanes: number
  shrink?: boolean
  onEnd?: (number: number, outcome: string) => void
}

export async function runPublishCampaign({ seed, count, lanes, shrink = false, onEnd }: PublishCampaign) {
  const outcomes: ('published' | 'failed' | 'broken')[] = []
  const reports: string[] = []
  let requests = 0
  let next = 0
  const tryOne = async (number: number): Promise<void> => {
    let story = ''
    let outcome: (typeof outcomes)[number] = 'broken'
    const property = fc.asyncProperty(schedules, async (schedule: Schedule) => {
      const run = await attempt(schedule)
      requests = Math.max(requests, run.requests)
      const broken = brokenPromises(schedule, run)
      outcome = broken.length > 0 ? 'broken' : run.end.exitCode === 0 ? 'published' : 'failed'
      const logs = [run.end, ...(run.rivalEnd ? [run.rivalEnd] : []), ...run.repairs].map(({ log }) => log)
      story = [...broken, '', logs.join('\n-----\n'), '', ...run.final.keys()].join('\n')
      if (broken.length > 0) throw new Error(broken.join('\n'))
    })
    const details = await fc.check(property, { seed: seed + number, numRuns: 1, endOnFailure: !shrink })
    if (details.failed) {
      const schedule = fc.stringify(details.counterexample?.[0])
      const error = details.errorInstance instanceof Error ? details.errorInstance.message : ''
      reports.push(
        `npm run test:publish -- --schedules 1 --seed ${seed + number}\n${schedule}\n${error}\n${story}`
      )
    }
    outcomes.push(outcome)
    onEnd?.(number, outcome)
  }
  const lane = async (): Promise<void> => {
    while (next < count) await tryOne(next++)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return { outcomes, reports, maxRequests: requests }
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      schedules: { type: 'string', default: '200' },
      seed: { type: 'string' },
      lanes: { type: 'string', default: '4' }
    }
  })
  const count = Number(values.schedules)
  const seed = values.seed === undefined ? Math.floor(Math.random() * 1_000_000) : Number(values.seed)
  console.log(`${count} schedules from seed ${seed}`)
  let done = 0
  const { outcomes, reports, maxRequests } = await runPublishCampaign({
    ...{ seed, count, lanes: Number(values.lanes), shrink: count === 1 },
    onEnd: (number, outcome) => {
      done += 1
      if (outcome === 'broken') console.log(`${seed + number}: broken`)
      else if (done % 25 === 0) console.log(`${done} of ${count}`)
    }
  })
  for (const report of reports.slice(0, 3)) console.log(`\n${'-'.repeat(80)}\n${report}`)
  const counted = (kind: string) => outcomes.filter(outcome => outcome === kind).length
  console.log(
    `\n${count} schedules from seed ${seed}: ${counted('published')} published, ${counted('failed')} ended with one clear error and were completed by the next run, ${counted('broken')} broke a promise. At most ${maxRequests} requests in a run.`
  )
  process.exitCode = reports.length > 0 ? 1 : 0
}

if (import.meta.main) await main()
