import fc from 'fast-check'
import { runWithFaults, prepareDocs } from './faulty-run.ts'
import { skipReason } from './disk.ts'
import { brokenGuarantees } from './guarantees.ts'
import { type Schedule, schedules } from './schedule.ts'

export interface Campaign {
  /** Schedule n is generated from `seed + n`, so that a single one can be repeated. */
  seed: number
  count: number
  /** Number of actions that run at the same time. */
  concurrency: number
  /** Searches for the smallest schedule that still fails. Slow. */
  shrink?: boolean
  onEnd?: (number: number, outcome: Outcome) => void
}

export interface Outcome {
  kind: 'exported' | 'failed' | 'skipped' | 'broken'
  /** Of the run, or why it was skipped. */
  text: string
  requests: number
}

export interface CampaignResult {
  outcomes: Outcome[]
  /** One report for each schedule that broke a guarantee, with the seed that repeats it. */
  broken: string[]
}

export async function runCampaign({
  seed,
  count,
  concurrency,
  shrink = false,
  onEnd
}: Campaign): Promise<CampaignResult> {
  await using docs = await prepareDocs()
  const result: CampaignResult = { outcomes: [], broken: [] }
  let next = 0

  const tryOne = async (number: number): Promise<void> => {
    let outcome: Outcome = { kind: 'skipped', text: '', requests: 0 }
    const property = fc.asyncProperty(schedules, async schedule => {
      outcome = await runSchedule(schedule, await docs.of(schedule.payloadBytes))
      if (outcome.kind === 'broken') throw new Error(outcome.text)
    })
    const drawn = { seed: seed + number, numRuns: 1, endOnFailure: !shrink }
    const details = await fc.check(property, drawn)
    if (details.failed) {
      result.broken.push(
        `npm run stress:faults -- --schedules 1 --seed ${seed + number}\n${fc.stringify(details.counterexample?.[0])}\n${outcome.text}`
      )
    }
    result.outcomes.push(outcome)
    onEnd?.(number, outcome)
  }
  const worker = async (): Promise<void> => {
    while (next < count) await tryOne(next++)
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
  return result
}

async function runSchedule(schedule: Schedule, docs: string): Promise<Outcome> {
  const reason = skipReason(schedule.disk)
  if (reason !== undefined) return { kind: 'skipped', text: reason, requests: 0 }
  const run = await runWithFaults(schedule, docs)
  const requests = run.requests.length + run.otherHostRequests.length
  const broken = brokenGuarantees(schedule, run)
  if (broken.length > 0) {
    const story = [...broken, '', run.end.log, ...run.after.keys()]
    return { kind: 'broken', text: story.join('\n'), requests }
  }
  if (run.end.exitCode === 0) return { kind: 'exported', text: '', requests }
  return {
    kind: 'failed',
    text: run.end.annotations.find(({ kind }) => kind === 'error')?.text ?? '',
    requests
  }
}
