import fc from 'fast-check'
import { attempt } from './attempt.ts'
import { brokenGuarantees } from './guarantees.ts'
import { type Schedule, schedules } from './schedule.ts'

export interface PublishCampaign {
  /** Schedule n is drawn from `seed + n`, so that a single schedule can be replayed. */
  seed: number
  count: number
  concurrency: number
  shrink?: boolean
  onEnd?: (number: number, outcome: string) => void
}

export async function runPublishCampaign({
  seed,
  count,
  concurrency,
  shrink = false,
  onEnd
}: PublishCampaign) {
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
      const broken = brokenGuarantees(schedule, run)
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
        `npm run stress publish -- --schedules 1 --seed ${seed + number}\n${schedule}\n${error}\n${story}`
      )
    }
    outcomes.push(outcome)
    onEnd?.(number, outcome)
  }
  const worker = async (): Promise<void> => {
    while (next < count) await tryOne(next++)
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
  return { outcomes, reports, maxRequests: requests }
}
