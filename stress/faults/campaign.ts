import fc from 'fast-check'
import { Sources } from './archives.ts'
import { skipReason } from './disk.ts'
import { schedules } from './draw.ts'
import { runWithFaults } from './faulty-run.ts'
import { brokenGuarantees } from './guarantees.ts'
import { featuresOf, type Schedule } from './schedule.ts'

const MAX_LISTED_FILES = 40

export interface Campaign {
  /** Schedule n is generated from `seed + n`, so that a single schedule can be repeated. */
  seed: number
  count: number
  concurrency: number
  /** Whether to search for the smallest schedule that still fails. The search is slow. */
  shrink?: boolean
  onEnd?: (number: number, outcome: Outcome) => void
}

export interface Outcome {
  /** `stopped`: a signal ended the process before the action began or after the action ended. */
  kind: 'exported' | 'failed' | 'stopped' | 'skipped' | 'broken'
  /** Error from a failed run, report of a broken guarantee, or reason for skipping the schedule. */
  text: string
  requests: number
  /** Special features of the schedule, for statistics. */
  features: string[]
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
  await using sources = await Sources.create()
  const result: CampaignResult = { outcomes: [], broken: [] }
  let next = 0

  const tryOne = async (number: number): Promise<void> => {
    let outcome: Outcome = { kind: 'skipped', text: '', requests: 0, features: [] }
    const property = fc.asyncProperty(schedules, async schedule => {
      const latest = await runSchedule(schedule, sources)
      if (latest.kind === 'broken' || outcome.kind !== 'broken') outcome = latest
      if (latest.kind === 'broken') throw new Error(latest.text)
    })
    const drawn = { seed: seed + number, numRuns: 1, endOnFailure: !shrink }
    const details = await fc.check(property, drawn)
    if (details.failed) {
      result.broken.push(
        `npm run stress faults -- --schedules 1 --seed ${seed + number}\n${fc.stringify(details.counterexample?.[0])}\n${outcome.text}`
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

async function runSchedule(schedule: Schedule, sources: Sources): Promise<Outcome> {
  const reason = skipReason(schedule.disk)
  if (reason !== undefined) return { kind: 'skipped', text: reason, requests: 0, features: [] }
  const faulty = await runWithFaults(schedule, sources)
  const { runs, requests, storeRequests, otherHostRequests, after } = faulty
  const api = requests.filter(({ part }) => part === 'api')
  const outcome = {
    requests: api.length + storeRequests.length + otherHostRequests.length,
    features: featuresOf(schedule)
  }
  const broken = brokenGuarantees(schedule, faulty)
  if (broken.length > 0) {
    const logs = runs.flatMap(({ end }) => [`\nexit code ${end.exitCode}`, end.log])
    const files = [...after.keys()].slice(0, MAX_LISTED_FILES)
    return { ...outcome, kind: 'broken', text: [...broken, ...logs, '', ...files].join('\n') }
  }
  const failed = runs.find(({ end, wasKilled }) => end.exitCode !== 0 && !wasKilled)
  if (failed === undefined) return { ...outcome, kind: 'exported', text: '' }
  if (failed.end.exitCode === null) return { ...outcome, kind: 'stopped', text: '' }
  const text = failed.end.annotations.find(({ kind }) => kind === 'error')?.text ?? ''
  return { ...outcome, kind: 'failed', text }
}
