import fc from 'fast-check'
import { attempt, prepareDocs } from './attempt.ts'
import { whyNotTried } from './disk.ts'
import { brokenPromises } from './promises.ts'
import { type Schedule, schedules } from './schedule.ts'

export interface Campaign {
  /** Schedule number n is drawn from `seed + n`, so that one alone can be replayed. */
  seed: number
  count: number
  /** Actions that run at the same time. */
  lanes: number
  /** Looks for the smallest schedule that still fails: slow, for replaying one. */
  shrink?: boolean
  onEnd?: (number: number, outcome: Outcome) => void
}

export interface Outcome {
  kind: 'exported' | 'refused' | 'skipped' | 'broken'
  /** Of the run, or why it was skipped. */
  text: string
  requests: number
}

export interface Survival {
  outcomes: Outcome[]
  /** One report for each schedule that broke a promise, with the seed that replays it. */
  broken: string[]
}

export async function runCampaign({
  seed,
  count,
  lanes,
  shrink = false,
  onEnd
}: Campaign): Promise<Survival> {
  await using docs = await prepareDocs()
  const survival: Survival = { outcomes: [], broken: [] }
  let next = 0

  const tryOne = async (number: number): Promise<void> => {
    let outcome: Outcome = { kind: 'skipped', text: '', requests: 0 }
    const property = fc.asyncProperty(schedules, async schedule => {
      outcome = await survive(schedule, await docs.of(schedule.ballast))
      if (outcome.kind === 'broken') throw new Error(outcome.text)
    })
    const drawn = { seed: seed + number, numRuns: 1, endOnFailure: !shrink }
    const details = await fc.check(property, drawn)
    if (details.failed) {
      survival.broken.push(
        `npm run test:faults -- --schedules 1 --seed ${seed + number}\n${fc.stringify(details.counterexample?.[0])}\n${outcome.text}`
      )
    }
    survival.outcomes.push(outcome)
    onEnd?.(number, outcome)
  }
  const lane = async (): Promise<void> => {
    while (next < count) await tryOne(next++)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return survival
}

async function survive(schedule: Schedule, docs: string): Promise<Outcome> {
  const reason = whyNotTried(schedule.disk)
  if (reason !== undefined) return { kind: 'skipped', text: reason, requests: 0 }
  const run = await attempt(schedule, docs)
  const requests = run.requests.length + run.strangers.length
  const broken = brokenPromises(schedule, run)
  if (broken.length > 0) {
    const story = [...broken, '', run.end.log, ...run.after.keys()]
    return { kind: 'broken', text: story.join('\n'), requests }
  }
  if (run.end.exitCode === 0) return { kind: 'exported', text: '', requests }
  return {
    kind: 'refused',
    text: run.end.annotations.find(({ kind }) => kind === 'error')?.text ?? '',
    requests
  }
}
